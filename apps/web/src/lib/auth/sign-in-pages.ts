// Sign-in, sign-up and sign-out pages. The router matches case-insensitively, and so do these.

/**
 * `path` without prefix. Returning here after sign-in would prompt again, or sign out at once. The sign-up
 * steps do not count.
 */
export const isSignInPage = (path: string): boolean =>
  /^\/(?:auth|login|register|forgot-password|sso-auth|sign-(?:in|out)(?:-[^/]*)?)(?:\/|$)|^\/sign-up(?:\/(?:select-login|email))?\/?$/.test(
    path.toLowerCase(),
  )

/** Pages that end the session. */
export const isSignOutPage = (path: string): boolean =>
  /^\/(?:auth\/)?sign-out(?:\/|$)/.test(path.toLowerCase())

/** The page that renews a stale session on the way to another page. */
const isRenewal = (path: string): boolean => /^\/(?:auth\/)?renew(?:\/|$)/.test(path.toLowerCase())

/** On these pages the session is about to end or to be renewed: no request may use it. */
export const isLeaving = (path: string): boolean => isSignOutPage(path) || isRenewal(path)

/** The page the reader is on, or on the way to. `path` without prefix. */
export const wantedPage = (path: string, { pathname, search, hash }: Location): string =>
  isRenewal(path) ? (new URLSearchParams(search).get("to") ?? "/") + hash : pathname + search + hash
