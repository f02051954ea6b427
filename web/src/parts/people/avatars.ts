/** The drawings that people can choose for themselves; the server keeps the same list. */

import type { Drawing } from "../drawing";

export const AVATARS = {
  shell: {
    tone: "o",
    body: "M24 40C12 36 6 28 6 20c0-3 3-5 5-3 0-4 5-6 8-3 1-4 9-4 10 0 3-3 8-1 8 3 2-2 5 0 5 3 0 8-6 16-18 20Z",
    light: "M18 38h12l-2 5h-8Z",
    line: "M24 38V14M21 37l-6-20M27 37l6-20M19 36 9 21M29 36l10-15",
  },
  leaf: {
    tone: "g",
    body: "M8 40C6 20 18 8 41 7c0 22-11 35-33 33Z",
    line: "M6 43c6-10 14-19 26-27M17 31l-1-9M17 31l9 1M24 24l-1-8M24 24l8 1",
  },
  wave: {
    tone: "l",
    body: "M4 38c6-2 9-22 22-26 9-3 17 3 17 10-3-4-8-5-11-2-4 4-1 10 5 11 3 1 5 0 7-1v8Z",
    light: "M4 38c6 0 8-3 12-3s6 3 10 3 6-3 10-3 5 2 8 2v7H4Z",
    line: "M17 26c2-4 5-7 9-8",
  },
  sun: {
    tone: "y",
    body: "M14 24a10 10 0 1 1 20 0 10 10 0 1 1-20 0Z",
    line: "M24 9V4M24 44v-5M9 24H4M44 24h-5M13.400 13.400l-3.500-3.500M38 38l-3.500-3.500M13.400 34.600l-3.500 3.500M38 10l-3.500 3.500M20 26c2.500 2.500 5.500 2.500 8 0",
    dots: [
      [20.5, 21.5, 1.5],
      [27.5, 21.5, 1.5],
    ],
  },
  moon: {
    tone: "d",
    body: "M31 6C20 7 12 15 12 25s9 18 20 18c4 0 7-1 9-3-11 1-18-7-18-16 0-8 3-14 8-18Z",
    ink: "M36 13l1.500 3.500L41 18l-3.500 1.500L36 23l-1.500-3.500L31 18l3.500-1.500Z",
    dots: [[40, 29, 1.5]],
  },
  hill: {
    tone: "g",
    body: "M3 40c4-12 9-17 14-17s9 6 11 11c2-6 6-9 10-9 4 0 6 5 7 15Z",
    light: "M26 12a5 5 0 1 1 10 0 5 5 0 1 1-10 0Z",
    line: "M11 33c2-3 4-4 6-4M36 33c1-2 3-2 4-2",
  },
  star: {
    tone: "y",
    body: "M24 5l5.600 12.300 13.400 1.500-10 9 2.800 13.200L24 34.300 12.200 41 15 27.800l-10-9 13.400-1.500Z",
    line: "M24 14l2.500 6M17 34l4-3",
  },
  feather: {
    tone: "v",
    body: "M9 35C11 19 22 7 41 5c-1 5-2 8-4 10l-6 2 4 2c-2 4-4 6-7 8l-6 0 3 3c-5 4-10 5-16 5Z",
    line: "M5 44C12 33 20 23 31 14M18 27l-2-8M24 20l-1-7",
  },
  flower: {
    tone: "r",
    body: "M24 20c-6-6-5-15 0-15s6 9 0 15c6-6 15-5 15 0s-9 6-15 0c6 6 5 15 0 15s-6-9 0-15c-6 6-15 5-15 0s9-6 15 0Z",
    light: "M20 20a4 4 0 1 1 8 0 4 4 0 1 1-8 0Z",
    line: "M24 34v10M24 42c4 0 6-2 8-5",
  },
  acorn: {
    tone: "o",
    body: "M11 22c0 11 7 17 13 21 6-4 13-10 13-21Z",
    light: "M8 22c0-7 7-12 16-12s16 5 16 12Z",
    line: "M24 10V5M13 18l5 4M19 14l8 8M27 13l8 8M35 15l-8 7M29 13l-9 9M21 13l-8 7",
  },
  boat: {
    tone: "r",
    body: "M5 31h38c-2 7-6 11-10 11H15c-4 0-8-4-10-11Z",
    light: "M25 6c7 6 11 13 13 22H25ZM22 11c-6 5-10 11-12 17h12Z",
    line: "M23.500 4v27",
  },
  lantern: {
    tone: "y",
    body: "M14 16h20c3 8 3 15 0 23H14c-3-8-3-15 0-23Z",
    light: "M17 10h14v6H17ZM16 39h16v4H16Z",
    line: "M24 10V5M20 5h8M24 22c-4 5-4 9 0 11 4-2 4-6 0-11Z",
  },
} as const satisfies Readonly<Record<string, Drawing>>;

export type AvatarName = keyof typeof AVATARS;

export const AVATAR_NAMES = Object.keys(AVATARS) as AvatarName[];

export function isAvatar(name: string | null | undefined): name is AvatarName {
  return name !== null && name !== undefined && Object.hasOwn(AVATARS, name);
}
