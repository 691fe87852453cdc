import type { Category } from "./queries.ts"

export const categories = [
  "security",
  "questions",
  "mentions",
  "requests",
  "events",
  "calendar",
  "sessions",
  "applications",
  "account",
] as const satisfies readonly Category[]

/** Ignores unknown categories. */
export function readNotificationsSearch({ category }: Record<string, unknown>): { category?: Category } {
  const known = categories.find((each) => each === category)
  return known ? { category: known } : {}
}
