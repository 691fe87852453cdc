// What a change of studies does to the student verification: shown at the fields, and accepted before saving.
import {
  effectOnProof,
  type ProofEffect,
  type StudentFacts,
  universityKey,
} from "@shirube/vocabulary/people/verification/proofs"
import { useTranslations } from "use-intl"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { CheckboxField } from "#web/ui/form/choice-fields.tsx"
import type { FieldName } from "#web/ui/form/names.ts"
import { Notice } from "#web/ui/overlay/notice.tsx"
import type { Profile } from "../queries.ts"

export type StudyFacts = Pick<
  Profile,
  "universityId" | "universityName" | "degree" | "graduationMonth" | "proofs"
>

interface ProofOutcome {
  readonly effect: ProofEffect
  /** Whether a verification changes, or a request for one. */
  readonly state: "verified" | "requested"
  /** The last verified month. */
  readonly until: string | null
}

/** Undefined without a verification or a request. A verification takes precedence. */
export function outcomeOf(profile: StudyFacts, change: Partial<StudentFacts>): ProofOutcome | undefined {
  const before: StudentFacts = {
    university: universityKey(profile.universityId, profile.universityName),
    degree: profile.degree,
    graduationMonth: profile.graduationMonth,
  }
  const outcomes = profile.proofs.map((proof) => ({
    effect: effectOnProof(proof, before, { ...before, ...change }),
    state: proof.state,
    until: proof.graduationMonth,
  }))
  return outcomes.find(({ effect }) => effect !== "none") ?? outcomes[0]
}

/** For the `check` of a form: the change still has to be accepted. */
export const isUnaccepted = (
  profile: StudyFacts,
  change: Partial<StudentFacts>,
  isAccepted: boolean | undefined,
) => !isAccepted && (outcomeOf(profile, change)?.effect ?? "none") !== "none"

interface ProofChangeProps {
  readonly name: FieldName<boolean | undefined>
  readonly profile: StudyFacts
  /** Current values of the fields. */
  readonly change: Partial<StudentFacts>
}

export function ProofChange({ name, profile, change }: ProofChangeProps) {
  const t = useTranslations("profile.proof")
  const write = useTimeText()
  const outcome = outcomeOf(profile, change)
  if (!outcome) return null
  const { effect, state, until } = outcome
  const month = (at: string | null | undefined) => (at ? write(at, { year: true, month: "long" }) : "")
  if (effect === "none") {
    const isLater = until !== null && (change.graduationMonth ?? "") > until
    return isLater ? (
      <Notice live>{t("later", { month: month(until) })}</Notice>
    ) : (
      <Notice>{t(`covered.${state}`)}</Notice>
    )
  }
  return (
    <Notice kind="warn" live title={t(`${effect}.${state}.title`)}>
      <p>{t(`${effect}.${state}.text`, { month: month(change.graduationMonth) })}</p>
      <div className="mt-3">
        <CheckboxField name={name} label={t("accept")} />
      </div>
    </Notice>
  )
}
