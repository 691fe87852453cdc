// Web push in this browser. Never used on the server.
import { api } from "../api/api.ts"
import type { ApiOptions } from "../api/api-client.ts"
import { WORKER_PATH } from "../offline/names.ts"
import { detectDevice } from "./device.ts"

/** The user who turned on push in this browser. */
const KEPT = "push"

export type PushState = "needs-home-screen" | "unsupported" | "blocked" | "off" | "on"
type Subscription = ApiOptions<"PUT /v1/push/subscription">["body"]

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window

/** `isKnown`: the API has a subscription for this session. */
export async function pushState(isKnown: boolean): Promise<PushState> {
  if (!isSupported()) {
    // On iOS only sites on the home screen support it.
    const { isIos } = detectDevice(navigator.userAgent, navigator)
    return isIos && !matchMedia("(display-mode: standalone)").matches ? "needs-home-screen" : "unsupported"
  }
  if (Notification.permission === "denied") return "blocked"
  return isKnown && Notification.permission === "granted" && (await ownSubscription()) ? "on" : "off"
}

const ASKED = "push.asked"
/** Only where the browser would ask too, and only if it was not answered here before. */
export const mayAskOnce = () =>
  isSupported() && Notification.permission === "default" && localStorage.getItem(ASKED) === null
export const hasAsked = () => localStorage.setItem(ASKED, "1")

/** Prompts the reader, so it must only follow a press. */
export const askPermission = () => Notification.requestPermission()

const ownSubscription = async () =>
  (await (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()) ?? undefined

/** Throws if the browser cannot reach its push service. */
export async function subscribeHere(serverKey: string): Promise<Subscription> {
  await navigator.serviceWorker.register(WORKER_PATH, { scope: "/", updateViaCache: "none" })
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  const isOfOtherKey = before && keyOf(before) !== serverKey
  if (isOfOtherKey) await before.unsubscribe()
  const subscription =
    before && !isOfOtherKey
      ? before
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
  const { endpoint, keys = {} } = subscription.toJSON()
  return { endpoint: endpoint ?? "", p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", serverKey }
}

export async function unsubscribeHere(): Promise<void> {
  localStorage.removeItem(KEPT)
  await (await ownSubscription())?.unsubscribe()
}

export const keepFor = (userId: string) => localStorage.setItem(KEPT, userId)

/** Browsers change subscriptions, we change keys, and a new session does not have the last one's subscription. */
export async function renewPush(userId: string): Promise<void> {
  if (!isSupported() || localStorage.getItem(KEPT) !== userId || Notification.permission !== "granted") return
  const { serverKey } = await api("GET /v1/push", { handles: "all" })
  await api("PUT /v1/push/subscription", { body: await subscribeHere(serverKey), handles: "all" })
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")
}
