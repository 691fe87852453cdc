import { splitPrefix } from "../language/language.ts"
import { isSignInPage } from "./sign-in-pages.ts"
import { isRememberable } from "./target-cookie.ts"

const PLACEHOLDER = "http://site.invalid"

/** A remembered target, if it is a page of this site; anything suspicious is refused. */
export function safeRedirect(target: string | null | undefined): string | undefined {
  if (!target || !isRememberable(target)) return undefined
  // Browsers drop tabs and line breaks and read "\" as "/", so none of these may appear, encoded or not.
  if (!target.startsWith("/") || hasTrickyCharacter(target)) return undefined
  const url = URL.parse(target, PLACEHOLDER)
  if (!url || url.origin !== PLACEHOLDER) return undefined
  const path = decoded(url.pathname)
  if (path === undefined || hasTrickyCharacter(path)) return undefined
  const { prefix } = splitPrefix(path.toLowerCase())
  const rest = prefix ? path.slice(prefix.length + 1) : path
  if (path.startsWith("//") || rest.startsWith("//") || isSignInPage(rest)) return undefined
  return url.pathname + url.search + url.hash
}

function hasTrickyCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code <= 0x20 || code === 0x7f || character === "\\") return true
  }
  return false
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
