import type { Role } from "@shirube/contract/product"

export const maySave = ({ role }: { readonly role: Role }) => role !== "company"

/** In round numbers, from ten on: a small number helps nobody to choose, and a stored page need not follow every press. */
export function shownPeople(people: number): number | null {
  if (people < 10) return null
  const step = people < 100 ? 10 : 100
  return people - (people % step)
}
