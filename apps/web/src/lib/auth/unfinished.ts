// A sign-in through another service that waits for its reader, to create an account or to prove one. Kept for this tab,
// so that a reload loses nothing, for as long as the API keeps its side of it.
import { AUTH_COOKIE_PREFIX } from "@shirube/contract/product"
import type { SsoResult } from "./actions.ts"

export interface Unfinished {
  /** What the service is called. */
  readonly service: string
  readonly result: Extract<SsoResult, { kind: "link" | "registration" }>
  readonly at: number
  /** Where the last code to confirm an address went, and when. */
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
