// What a student's proof covers, as data: the API enforces it, and forms warn before saving.

import { typedKey } from "../../text/typed-key.ts"
import type { Degree } from "../profile/choices.ts"

/**
 * Effect of changing a covered field.
 * `ends`: the proof becomes void. `shortens`: an earlier month becomes the new last month, a later one has no
 * effect.
 * `waits`: the proven value stays in use until an editor approves the new one.
 */
type Rule = "ends" | "shortens" | "waits"

export const proofs = {
  student: { university: "ends", degree: "ends", graduationMonth: "shortens" },
  senpai: { workplaces: "waits" },
} as const satisfies Record<string, Record<string, Rule>>

type StudentField = keyof typeof proofs.student

/** `university` is an id from the list or a name, as `universityKey` writes it; null if unknown. */
export interface StudentFacts extends Readonly<Record<StudentField, string | null>> {
  readonly degree: Degree | null
}

export type ProofEffect = "none" | "shortens" | "ends"

export const universityKey = (id: string | null | undefined, name: string | null | undefined) =>
  id || (name ? typedKey(name) : null)

/** Effect on a proof when a profile changes from `before` to `after`. */
export function effectOnProof(proven: StudentFacts, before: StudentFacts, after: StudentFacts): ProofEffect {
  const fields = Object.keys(proofs.student) as StudentField[]
  const effects = fields.map((field) =>
    effectOf(proofs.student[field], proven[field] ?? before[field], before[field], after[field]),
  )
  return effects.find((effect) => effect === "ends") ?? effects.find((effect) => effect !== "none") ?? "none"
}

/** A field that the proof leaves open may be filled in. */
function effectOf(
  rule: (typeof proofs.student)[StudentField],
  proven: string | null,
  before: string | null,
  after: string | null,
): ProofEffect {
  if (after === before || after === null || proven === null || after === proven) return "none"
  if (rule === "shortens") return after < proven ? "shortens" : "none"
  return rule
}
