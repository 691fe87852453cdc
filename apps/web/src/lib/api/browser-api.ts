// The browser's API client: one session and one client per page load. Never used on the server. The first
// page does not need it: it loads after hydration, or with the first call (api.ts).

import { asksForMark, keptMark } from "../auth/device-mark.ts"
import { createSession } from "../auth/session.ts"
import type { Tokens } from "../auth/state.ts"
import { connected, isSecure, writeCookie } from "../browser/browser.ts"
import { parseCookies } from "../browser/cookies.ts"
import { changesOwn, findAnswer, isKept, keepAnswer, OWN_CHANGED } from "../offline/answers.ts"
import { forgetReader, memberKey } from "../offline/owner.ts"
import { createReporter, type ReportError } from "../server/report.ts"
import { type ApiClient, createApiClient, type Send, send } from "./api-client.ts"
import type { ApiError } from "./api-error.ts"
import { consequenceOf, type Handled, statusMessageOf } from "./failure.ts"
import { isApiError } from "./is-api-error.ts"
import type { FileUpload } from "./send-file.ts"

export const wire = {
  get origin() {
    return location.origin
  },
  fetch: (request: Request) => fetch(request),
  // Few readers ever upload a file.
  sendFile: async (request: Request, sent: FileUpload) =>
    (await import("./send-file.ts")).sendFile(request, sent),
  language: () => connected().language(),
  timeoutMs: () => connected().timeoutMs(),
}

export const browserSend: Send = (route, options, token) => send(wire, route, options, token)

export const browserSession = createSession({
  cookies: () => parseCookies(document.cookie),
  writeCookie,
  now: () => Date.now(),
  get secure() {
    return isSecure()
  },
  // Without the Locks API (an old browser, no https) only the calls of this tab are serialised.
  exclusively: (work) =>
    "locks" in navigator ? navigator.locks.request("auth.refresh", work) : enqueue(work),
  refresh: (refreshToken, retryKey) =>
    browserSend("POST /v1/auth/refresh", { retryKey }, refreshToken) as Promise<Tokens>,
  readerChanged: () => void forgetReader().catch(() => {}),
})

let queue: Promise<unknown> = Promise.resolve()
function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = queue.then(work)
  queue = mine.catch(() => {})
  return mine
}

export const browserApi: ApiClient = createApiClient({
  get origin() {
    return wire.origin
  },
  fetch: wire.fetch,
  sendFile: wire.sendFile,
  language: wire.language,
  timeoutMs: wire.timeoutMs,
  token: (route) => browserSession.token(route),
  deviceMark: (route) => (asksForMark(route) ? ownMark() : undefined),
  replaceToken: (refused, route) => browserSession.replace(refused, route),
  stored: {
    put(route, address, data) {
      const owner = isKept(route) ? memberKey() : undefined
      if (owner !== undefined) void keepAnswer(address, data, owner).catch(() => {})
      if (changesOwn(route)) dispatchEvent(new Event(OWN_CHANGED))
    },
    get: async (route, address) => (isKept(route) ? findAnswer(address).catch(() => undefined) : undefined),
  },
  say: (message) => connected().say(message),
  failed: showApiFailure,
})

function ownMark(): string {
  const { mark, cookie } = keptMark({ cookies: parseCookies(document.cookie), secure: isSecure() })
  writeCookie(cookie)
  return mark
}

/** Bypasses the client: a failed report must not be reported, and reporting needs no session. */
const tellServer = createReporter({
  send: (body) => send(wire, "POST /v1/reports/errors", { body }, undefined),
  page: () => connected().page(),
  view: () => location.pathname,
})

/** Errors that the catalogue excludes from reports are excluded here too. */
export const reportError: ReportError = async (error, kind) =>
  isApiError(error) && !consequenceOf(error, []).report ? false : tellServer(error, kind)

/** A page from this device says in its own notice that nothing can be read now. */
const isSaidByPage = ({ failure, route }: ApiError) =>
  failure === "offline" && route.startsWith("GET ") && document.documentElement.dataset.storedAt !== undefined

/** The error catalogue: what a failed call means for the reader. */
export function showApiFailure(error: ApiError, handles: Handled) {
  const { status, signOut } = connected()
  const { show, signOut: isOut } = consequenceOf(error, handles)
  if (show && !isSaidByPage(error)) status.show(statusMessageOf(error))
  void reportError(error, "answer")
  // After a 403 the same page would refuse the reader again.
  if (isOut) signOut(error.status !== 403)
}
