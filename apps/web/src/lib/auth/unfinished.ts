// A sign-in through an identity service that still needs the reader to create an account or prove one. In
// session storage, so that it survives a reload, for as long as the API keeps its side.
import { AUTH_COOKIE_PREFIX } from "@shirube/vocabulary/product"
import type { SsoResult } from "./actions.ts"

export interface Unfinished {
  /** Name of the service. */
  readonly service: string
  readonly result: Extract<SsoResult, { kind: "link" | "registration" }>
  readonly at: number
  /** The email address that the last code was sent to, and when. */
  readonly sent?: { readonly email: string; readonly at: number; readonly isAgain: boolean }
}

const KEY = `${AUTH_COOKIE_PREFIX}unfinished`
const LONGEST_MS = 10 * 60_000

export const keepUnfinished = (unfinished: Unfinished) =>
  sessionStorage.setItem(KEY, JSON.stringify(unfinished))

export const forgetUnfinished = () => sessionStorage.removeItem(KEY)

export function readUnfinished(now: number): Unfinished | "expired" | undefined {
  try {
    const unfinished = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Unfinished | null
    if (!unfinished) return undefined
    return now - unfinished.at < LONGEST_MS ? unfinished : "expired"
  } catch {
    return undefined
  }
}
