import type { WordRow } from "./queries.ts"

export const presentWord = ({ termKey, keptAt, dueAt, review }: WordRow) => ({
  key: termKey,
  kept_at: keptAt.toISOString(),
  review: review && { due_at: dueAt.toISOString(), ...review },
})
