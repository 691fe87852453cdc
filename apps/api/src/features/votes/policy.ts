import type { Role } from "@shirube/contract/product"

export const mayVote = ({ role }: { readonly role: Role }) => role !== "company"

/** A small number says how a list is sorted; from ten on the lists follow every tenth vote, the question's own page every one. */
export const turnsLists = (before: number, after: number) =>
  Math.min(before, after) < 10 || Math.floor(before / 10) !== Math.floor(after / 10)
