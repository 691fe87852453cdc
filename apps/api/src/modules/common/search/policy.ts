import type { Audience } from "@shirube/contract/common/search/routes"
import type { Role } from "@shirube/vocabulary/product"

/** Whose documents a reader may find. */
export function audiencesOf(user: { readonly role: Role } | null): readonly Audience[] {
  if (!user) return ["everyone"]
  return user.role === "editor" ? ["everyone", "members", "editors"] : ["everyone", "members"]
}

const FEWEST_LETTERS = 2
const MOST_LETTERS = 60

/** As people write phone numbers: in groups, with whatever stands between them. */
const BETWEEN_DIGITS = /[\s\-‐‑‒–—―−ーｰ~.,/()（）+_・]/g
const PRIVATE = /@|＠|https?:|\p{L}\.\p{L}{2}/u

/** Whether words that found nothing may be counted: short ones, and none with an address, a phone number or another long number. */
export const mayBeCounted = (words: string) =>
  words.length >= FEWEST_LETTERS &&
  words.length <= MOST_LETTERS &&
  !PRIVATE.test(words) &&
  !/\p{Nd}{6}/u.test(words.replace(BETWEEN_DIGITS, ""))
