import type { Role } from "@shirube/vocabulary/product"

export const mayVote = ({ role }: { readonly role: Role }) => role !== "company"

/**
 * Below ten every vote can change the order of a list; from ten on lists update with every tenth vote, the
 * question's own page with each.
 */
export const changesLists = (before: number, after: number) =>
  Math.min(before, after) < 10 || Math.floor(before / 10) !== Math.floor(after / 10)
