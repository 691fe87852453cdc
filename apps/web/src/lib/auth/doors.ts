// Pages that are ways in and out. The router does not tell capital letters from small ones, and neither do these.

/** `path` without prefix. Going back here after sign-in would ask again, or sign out at once. The steps of sign-up are no doors. */
export const isDoor = (path: string): boolean =>
  /^\/(?:auth|login|register|forgot-password|sso-auth|sign-(?:in|out)(?:-[^/]*)?)(?:\/|$)|^\/sign-up(?:\/(?:select-login|email))?\/?$/.test(
    path.toLowerCase(),
  )

/** Where a session ends. */
export const isWayOut = (path: string): boolean => /^\/(?:auth\/)?sign-out(?:\/|$)/.test(path.toLowerCase())

/** Where a session that slept is renewed, on the way to another page. */
const isRenewal = (path: string): boolean => /^\/(?:auth\/)?renew(?:\/|$)/.test(path.toLowerCase())

/** On these pages the session is about to end or to be renewed: nobody asks in its name. */
export const isLeaving = (path: string): boolean => isWayOut(path) || isRenewal(path)

/** The page that the reader is on, or is on the way to. `path` without prefix. */
export const wantedPage = (path: string, { pathname, search, hash }: Location): string =>
  isRenewal(path) ? (new URLSearchParams(search).get("to") ?? "/") + hash : pathname + search + hash
