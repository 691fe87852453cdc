// A page in the store: which responses may be stored, and what is added to them.
import { STORED_AT, STORED_TITLE } from "../offline/names.ts"

/** Pages of a sign-in, of developers and of errors are not worth reading again. */
const notRead =
  /^(?:\/(?:en|ja))?\/(?:offline|sign-|auth|login|register|forgot-password|sso-auth|email|dev|redirect|exception|maintenance|404|503)/

/**
 * Only public pages, which are the same for everyone: personal pages and those with a secret in their address
 * are sent with `no-store`.
 */
export const mayBeStored = (address: string, { status, redirected, headers }: Response): boolean =>
  status === 200 &&
  !redirected &&
  (headers.get("Content-Type") ?? "").startsWith("text/html") &&
  /^public\b/.test(headers.get("Cache-Control") ?? "") &&
  !notRead.test(new URL(address).pathname)

/** Undefined if the page did not arrive completely. */
export async function storedPage(response: Response, now: number): Promise<Response | undefined> {
  const html = await response.text()
  if (!html.trimEnd().endsWith("</html>")) return undefined
  const headers = new Headers(response.headers)
  // The body is stored decoded, and for this reader alone.
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name)
  headers.set(STORED_AT, String(now))
  headers.set(STORED_TITLE, encodeURIComponent(titleIn(html)))
  return new Response(html, { headers })
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
}
const titleIn = (html: string) =>
  (/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? "").replace(
    /&(?:amp|lt|gt|quot|#x27|#39);/g,
    (found) => entities[found] ?? found,
  )

export const storedAt = ({ headers }: Response) => Number(headers.get(STORED_AT) ?? 0)

/** The page reads from the document when it was stored (modules/site/shell/connection-notice.tsx). */
export async function withTime(page: Response): Promise<Response> {
  const html = await page.text()
  return new Response(html.replace(/<html\b/, `<html data-stored-at="${storedAt(page)}"`), {
    headers: page.headers,
  })
}

/** The scripts, styles and fonts that a page names. */
export const assetsIn = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []),
]
