// Whose pages and data are stored on this device. A member's have a key that is a cookie of the session: it ends
// with the session, however that ends, and what is stored under another key is deleted.
import { AUTH_COOKIE_PREFIX } from "@shirube/vocabulary/product"
import { randomKey } from "../api/random-key.ts"
import { isSignedIn, readAuth, sessionStatus } from "../auth/state.ts"
import { isSecure, writeCookie } from "../browser/browser.ts"
import { parseCookies, serializeCookie } from "../browser/cookies.ts"
import { showAppBadge } from "../notify/app-badge.ts"
import { isOfReader, personalOf, QUEUE, type WorkerMessage } from "./names.ts"

/** A name that signing in and signing out both remove (write-state.ts). */
const OWNER_COOKIE = `${AUTH_COOKIE_PREFIX}_offline`
const KEPT = "offline.owner"
const VISITOR = "visitor"

/** The session's key; undefined for a visitor, and once the session has ended. */
export function memberKey(): string | undefined {
  const cookies = parseCookies(document.cookie)
  if (!isSignedIn(sessionStatus(readAuth(cookies), Date.now()))) return undefined
  if (cookies[OWNER_COOKIE]) return cookies[OWNER_COOKIE]
  const key = randomKey()
  writeCookie(serializeCookie(OWNER_COOKIE, key, { secure: isSecure() }))
  return key
}

/** Deletes what another reader, or another session, has left on this device. */
export async function becomeOwner(): Promise<void> {
  const owner = memberKey() ?? VISITOR
  if (localStorage.getItem(KEPT) !== owner) await deleteStored((name) => name !== personalOf(owner))
  localStorage.setItem(KEPT, owner)
}

/** The session has begun or ended: nothing of the reader before stays. */
export async function forgetReader(): Promise<void> {
  showAppBadge(0)
  localStorage.removeItem(KEPT)
  await deleteStored(() => true)
}

async function deleteStored(isForeign: (name: string) => boolean): Promise<void> {
  localStorage.removeItem(QUEUE)
  // Missing without https.
  if (!("caches" in globalThis)) return
  const names = (await caches.keys()).filter((name) => isOfReader(name) && isForeign(name))
  await Promise.all(names.map((name) => caches.delete(name)))
  const message: WorkerMessage = { kind: "clear" }
  navigator.serviceWorker?.controller?.postMessage(message)
}
