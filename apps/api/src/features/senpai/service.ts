// Working people who would like to answer as senpai. An editor screens what they tell.
import type { SenpaiApplication } from "@shirube/contract/senpai"
import type { z } from "zod"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { holdAccount, setScreened } from "#api/features/accounts/service"
import { profileOf } from "#api/features/profile/service"
import { isKnown, nameOf, refuseUnlisted } from "#api/features/reference/service"
import { ownReview, submitForReview } from "#api/features/review/service"
import { ApiError } from "#api/platform/errors"
import { decidedEvent, reviewKind } from "#api/platform/review-kinds"
import type { Actor, Visit } from "#api/platform/session"
import { decisionLetter, factsOf, reasons } from "./letters.ts"
import { mayApply } from "./policy.ts"
import { selectApplication, upsertApplication } from "./queries.ts"

export const senpaiReview = reviewKind({
  name: "senpai",
  queue: "senpai",
  title: { en: "Senpai", ja: "先輩" },
  reasons,
  show: async (tx, _ground, { applicantId }) => ({
    facts: factsOf(await selectApplication(tx, applicantId), await profileOf(tx, applicantId), nameOf),
    files: [],
  }),
  decided: async (tx, _ground, { applicantId, outcome }) => {
    if (outcome === "approved") await setScreened(tx, applicantId, true)
  },
  event: decidedEvent("senpai.decided", ["senpai"]),
  letter: decisionLetter,
})

export const hasApplied = async (tx: Tx, userId: UserId) =>
  (await selectApplication(tx, userId)) !== undefined

export async function applicationOf(tx: Tx, userId: UserId) {
  return {
    application: await selectApplication(tx, userId),
    review: await ownReview(tx, senpaiReview, userId),
  }
}

export type Application = Omit<Parameters<typeof upsertApplication>[1], "userId" | "updatedAt">

/** Without a word to the editors. */
export const writeApplication = (tx: Tx, userId: UserId, application: Application, now: Date) =>
  upsertApplication(tx, { userId, ...application, updatedAt: now })

/** The same again changes nothing but its version: editors see the newest. */
export async function apply(
  tx: Tx,
  user: Pick<Actor, "id">,
  { workplaces, topics, proof_link, proof_text }: z.output<typeof SenpaiApplication>,
  { now, language }: Pick<Visit, "now" | "language">,
) {
  refuseUnlisted(
    language,
    Object.fromEntries(
      workplaces.flatMap(({ industry, occupation }, place) => [
        [`workplaces.${place}.industry`, isKnown("industries", industry)],
        [`workplaces.${place}.occupation`, isKnown("occupations", occupation)],
      ]),
    ),
  )
  // Not beside an editor's decision, nor beside the same application from another tab.
  await holdAccount(tx, user.id)
  if (!mayApply(await ownReview(tx, senpaiReview, user.id))) throw new ApiError("senpai.decided_already")
  await writeApplication(
    tx,
    user.id,
    { workplaces, topics, proofLink: proof_link ?? null, proofText: proof_text ?? null },
    now,
  )
  await submitForReview(tx, senpaiReview, { subjectId: user.id, applicantId: user.id }, now)
  return applicationOf(tx, user.id)
}
