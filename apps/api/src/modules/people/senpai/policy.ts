import type { ReviewState } from "@shirube/contract/editorial/review/routes"

interface Workplace {
  readonly company: string
  readonly since: string
  readonly until?: string | undefined
  readonly industry: string
  readonly occupation: string
  readonly city: string
}

const facts = ({ company, since, until, industry, occupation, city }: Workplace) =>
  JSON.stringify([company, since, until ?? null, industry, occupation, city])

/** Same workplaces in the same order: a screening covers exactly these (`proofs.senpai`). */
export const isSameHistory = (one: readonly Workplace[], other: readonly Workplace[]) =>
  one.length === other.length && one.every((workplace, i) => other[i] && facts(workplace) === facts(other[i]))

/** Before a decision, or after an editor returned the application. */
export const mayApply = (review: { state: ReviewState } | undefined) =>
  review === undefined || ["waiting", "returned", "withdrawn"].includes(review.state)
