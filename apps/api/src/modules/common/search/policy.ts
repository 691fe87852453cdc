import type { Audience } from "@shirube/contract/common/search/routes"
import type { Role } from "@shirube/vocabulary/product"

/** Audiences whose documents a reader may find. */
export function audiencesOf(user: { readonly role: Role } | null): readonly Audience[] {
  if (!user) return ["everyone"]
  return user.role === "editor" ? ["everyone", "members", "editors"] : ["everyone", "members"]
}

const FEWEST_LETTERS = 2
const MOST_LETTERS = 60

/** Separators between the digit groups of phone numbers. */
const BETWEEN_DIGITS = /[\s\-‐‑‒–—―−ーｰ~.,/()（）+_・]/g
const PRIVATE = /@|＠|https?:|\p{L}\.\p{L}{2}/u

/** Whether a query without results may be recorded: short, and without addresses, phone numbers or other long numbers. */
export const mayBeCounted = (words: string) =>
  words.length >= FEWEST_LETTERS &&
  words.length <= MOST_LETTERS &&
  !PRIVATE.test(words) &&
  !/\p{Nd}{6}/u.test(words.replace(BETWEEN_DIGITS, ""))
