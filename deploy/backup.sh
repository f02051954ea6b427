#!/bin/sh
# Write a backup into a folder, and remove those that are older than some days.
#
#   backup.sh FOLDER
#
# A backup that failed leaves nothing that looks like one, and removes no older one.
set -eu

folder=$1
days=${SANDTABLE_BACKUP_DAYS:-14}
sandtable=${SANDTABLE_COMMAND:-/opt/sandtable/.venv/bin/sandtable}

name=$folder/sandtable-$(date -u +%Y%m%dT%H%M%SZ).backup
trap 'rm -f "$name.part"' EXIT
"$sandtable" backup "$name.part"
mv "$name.part" "$name"
find "$folder" -maxdepth 1 -name 'sandtable-*.backup' -mtime "+$days" -delete
