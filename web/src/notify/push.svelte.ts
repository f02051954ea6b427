/** Messages to this device while no page is open (Web Push): the browser's part and the server's. */

import { pushState, subscribeToPush, unsubscribeFromPush } from "../api/requests";
import { me } from "../state/me.svelte";
import { forget, keep, kept } from "../state/storage";
import { currentLanguage } from "../words/words.svelte";
import { notify } from "./notify.svelte";

export type PushState = "unknown" | "unsupported" | "not-offered" | "off" | "on";

const SYNCED = "push";

/** The key of the server as browsers want it. */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

async function registered(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

class Push {
  state = $state.raw<PushState>("unknown");
  #key: string | null = null;

  /** Whether it could be turned on here. */
  get isPossible(): boolean {
    return this.state === "off";
  }

  /** How it stands: both the browser and the server must know of it. */
  async look(): Promise<void> {
    const registration = await registered();
    if (!registration) {
      this.state = "unsupported";
      return;
    }
    const { key, here } = await pushState();
    this.#key = key;
    if (key === null) this.state = "not-offered";
    else this.state = here && (await registration.pushManager.getSubscription()) ? "on" : "off";
  }

  /** Subscribe; the browser must have allowed notifications. */
  async turnOn(): Promise<void> {
    const registration = await registered();
    if (!registration || this.#key === null) return;
    const { pushManager } = registration;
    // One that was made for another key of the server is of no use.
    if (this.state === "off") await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(this.#key),
    });
    await this.#send(subscription);
    this.state = "on";
  }

  async turnOff(): Promise<void> {
    await unsubscribeFromPush();
    this.state = "off";
    forget(SYNCED);
    const registration = await registered();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  }

  /** Whoever has logged in, or speaks another language now, is still told here. */
  async sync(): Promise<void> {
    if (notify.answers.push !== "yes" || notify.permission !== "granted") return;
    await me.ready;
    const registration = await registered();
    const subscription = await registration?.pushManager.getSubscription();
    if (subscription && kept(SYNCED) !== this.#mark(subscription)) {
      await this.#send(subscription);
    }
  }

  async #send(subscription: PushSubscription): Promise<void> {
    const { keys } = subscription.toJSON();
    await subscribeToPush({
      endpoint: subscription.endpoint,
      p256dh: keys?.["p256dh"] ?? "",
      auth: keys?.["auth"] ?? "",
      language: currentLanguage(),
    });
    keep(SYNCED, this.#mark(subscription));
  }

  /** What the server was told last. */
  #mark({ endpoint }: PushSubscription): string {
    return [me.current?.identity, currentLanguage(), endpoint].join(" ");
  }
}

export const push = new Push();
