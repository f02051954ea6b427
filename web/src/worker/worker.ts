/// <reference lib="webworker" />
/**
 * The service worker: the page itself is there without a network. What the server says about
 * games is never kept. tools/shell.ts writes the list of files into the built worker.
 */

import words from "virtual:push-words";
import { isKept, isPage } from "./keep";
import { showing, tell } from "./telling";

declare const self: ServiceWorkerGlobalScope;
declare const SHELL_FILES: string[];
declare const SHELL_VERSION: string;

const CACHE = `shell-${SHELL_VERSION}`;
/** Without the text of any page: it fits every address. */
const PAGE = "/index.html";
/** Files that are fetched at the same time. */
const AT_ONCE = 4;
const ICON = "/icon-192.png";

self.addEventListener("install", (event) => {
  const keep = async (): Promise<void> => {
    const cache = await caches.open(CACHE);
    // A few at a time: whoever uses the page meanwhile needs the line more.
    for (let at = 0; at < SHELL_FILES.length; at += AT_ONCE) {
      await cache.addAll(SHELL_FILES.slice(at, at + AT_ONCE));
    }
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const tidy = async (): Promise<void> => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("shell-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && isPage(url.pathname)) event.respondWith(page(request));
  else if (isKept(url.pathname, SHELL_FILES)) event.respondWith(file(request));
});

/** The newest page if there is a network, else the one we keep. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** The name of a file says what is in it: what we keep is right. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

// What is told while no page is open; an open page tells it itself (src/notify).

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(open(path));
});

function pages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: "window", includeUncontrolled: true });
}

async function show(data: PushMessageData | null): Promise<void> {
  let told = null;
  try {
    told = tell(data?.json(), words);
  } catch {
    // It is not what our server sends.
  }
  if (told === null) return;
  const { title, body, path, tag } = told;
  if (showing(await pages(), path)?.focused) return;
  await self.registration.showNotification(title, { body, data: { path }, icon: ICON, tag });
}

/** The table where it is open, else in a new window: no other table is taken away for it. */
async function open(path: string): Promise<void> {
  const there = showing(await pages(), path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
