import type { Role } from "@shirube/contract/product"
import type { Audience } from "@shirube/contract/search"

/** Whose documents a reader may find. */
export function audiencesOf(user: { readonly role: Role } | null): readonly Audience[] {
  if (!user) return ["everyone"]
  return user.role === "editor" ? ["everyone", "members", "editors"] : ["everyone", "members"]
}

const FEWEST_LETTERS = 2
const MOST_LETTERS = 60

/** Whether words that found nothing may be written down: short ones, and none that could name or reach a person. */
export const mayBeCounted = (words: string) =>
  words.length >= FEWEST_LETTERS && words.length <= MOST_LETTERS && !/@|＠|https?:|\d{6}/.test(words)
