// Notifications that this browser shows by itself. Never touched on the server.
import { api } from "./api.ts"
import type { ApiOptions } from "./api-client.ts"
import { detectDevice } from "./device.ts"

/** Whose notifications were switched on in this browser. */
const KEPT = "push"
const WORKER = "/push-worker.js"

export type PushState = "needs-home-screen" | "unsupported" | "blocked" | "off" | "on"
type Subscription = ApiOptions<"PUT /v1/push/subscription">["body"]

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window

/** `isKnown`: the API has this session among those that are switched on. */
export async function pushState(isKnown: boolean): Promise<PushState> {
  if (!isSupported()) {
    // There, a browser can only do it for a site that was put on the home screen.
    const { isIos } = detectDevice(navigator.userAgent, navigator)
    return isIos && !matchMedia("(display-mode: standalone)").matches ? "needs-home-screen" : "unsupported"
  }
  if (Notification.permission === "denied") return "blocked"
  return isKnown && Notification.permission === "granted" && (await ownSubscription()) ? "on" : "off"
}

/** Asks the reader, so it follows from a press and from nothing else. */
export const askPermission = () => Notification.requestPermission()

const ownSubscription = async () =>
  (await (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()) ?? undefined

/** Throws where the browser cannot reach its push service. */
export async function subscribeHere(serverKey: string): Promise<Subscription> {
  await navigator.serviceWorker.register(WORKER, { scope: "/", updateViaCache: "none" })
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

/** Browsers change subscriptions, we change keys, and a new session knows nothing of the last one's. */
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
