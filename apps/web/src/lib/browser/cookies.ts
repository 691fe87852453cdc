import { COOKIE_SECONDS } from "@shirube/vocabulary/product"

export type Cookies = Readonly<Record<string, string>>

export interface CookieOptions {
  readonly secure: boolean
  readonly maxAge?: number
}

/** The first of duplicates wins: browsers send the most specific cookie first. */
export function parseCookies(header: string | null | undefined): Cookies {
  const cookies: Record<string, string> = Object.create(null)
  if (!header) return cookies
  for (const part of header.split(";")) {
    const at = part.indexOf("=")
    if (at < 1) continue
    const name = part.slice(0, at).trim()
    if (!name || name in cookies) continue
    cookies[name] = decode(part.slice(at + 1).trim())
  }
  return cookies
}

/** Every cookie of this site has the path `/`, lasts a year, and is sent with top-level navigations only. */
export function serializeCookie(name: string, value: string, options: CookieOptions): string {
  const maxAge = options.maxAge ?? COOKIE_SECONDS
  const secure = options.secure ? "; Secure" : ""
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

export const expireCookie = (name: string, options: Pick<CookieOptions, "secure">): string =>
  serializeCookie(name, "", { ...options, maxAge: 0 })

function decode(value: string) {
  if (!value.includes("%")) return value
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
