// What members report to the editors. All that is said about one thing waits as one in the review queue (decision 0037); whoever
// reported hears that somebody has looked, and whose thing it is never who reported it.
import type { ComplaintNounName, ComplaintReason } from "@shirube/contract/complaint-choices"
import type { Language } from "@shirube/contract/language"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { peopleOf } from "#api/features/accounts/service"
import { submitForReview, withdrawFromReview } from "#api/features/review/service"
import { suspend } from "#api/features/suspensions/service"
import type { ComplaintNoun } from "#api/platform/complaint-nouns"
import { ApiError } from "#api/platform/errors"
import { emit } from "#api/platform/events"
import type { Platform } from "#api/platform/platform"
import { decidedEvent, type ReviewKind, reviewKind } from "#api/platform/review-kinds"
import type { Actor } from "#api/platform/session"
import { complaintAnswered } from "./events.ts"
import { complaintFact } from "./present.ts"
import { selectComplaints, settleAllComplaints, settleComplaints, upsertComplaint } from "./queries.ts"

/** More about one thing help nobody to decide. */
const MOST_SHOWN = 20

const kindName = (noun: ComplaintNounName) => `complaint-${noun}`

const complaintDecided = decidedEvent("complaints.decided", [])

/** How complaints about things of a noun are decided: listed as `reviewKinds` in its feature.ts. */
export const reviewOf = (noun: ComplaintNoun): ReviewKind =>
  reviewKind({
    name: kindName(noun.noun),
    queue: noun.queue,
    title: noun.title,
    ...(noun.queueTitle ? { queueTitle: noun.queueTitle } : {}),
    reasons: noun.reasons,
    choices: noun.choices,
    isConfidential: true,
    maySuspend: true,
    async show(tx, _ground, { subjectId: thingId }) {
      const told = await selectComplaints(tx, { noun: noun.noun, thingId }, MOST_SHOWN)
      const people = await peopleOf(
        tx,
        told.map(({ reporterId }) => reporterId),
      )
      return {
        facts: [
          ...told.map((one) => complaintFact({ ...one, reporter: people.get(one.reporterId)?.name })),
          ...(await noun.show(tx, thingId)),
        ],
        files: [],
      }
    },
    async decided(tx, deps, { subjectId: thingId, outcome, decidedBy, ...decision }, visit) {
      const { applicantId: userId, reviewId, suspension } = decision
      const by = { editorId: decidedBy, visit, vault: deps.vault }
      if (suspension) {
        const hidesPosts = suspension.hidesPosts && !(await noun.isWithoutName?.(tx, thingId))
        await suspend(
          tx,
          { userId, reviewId, editorId: decidedBy },
          { ...suspension, hidesPosts },
          visit,
          deps,
        )
      }
      if (outcome === "approved") await noun.clear?.(tx, thingId, by)
      else await noun.takeDown(tx, thingId, { isForGood: outcome === "declined" }, by)
      for (const settled of await settleComplaints(tx, { noun: noun.noun, thingId }, visit.now))
        await emit(tx, complaintAnswered, { ...settled, noun: noun.noun })
    },
    event: complaintDecided,
    letter: noun.letter,
  })

/** Into the queue without anybody's complaint: it has been changed, or an editor wants to decide about it. */
export const submitThing = (
  tx: Tx,
  { noun }: Pick<ComplaintNoun, "noun">,
  { thingId, ownerId }: { readonly thingId: string; readonly ownerId: UserId | null },
  now: Date,
) =>
  submitForReview(
    tx,
    { name: kindName(noun), isConfidential: true },
    { subjectId: thingId, applicantId: ownerId },
    now,
  )

/** Out of the queue: whoever wrote these has taken them down, and there is nothing left to decide. */
export async function withdrawThings(
  tx: Tx,
  noun: ComplaintNounName,
  thingIds: readonly string[],
  now: Date,
): Promise<void> {
  if (thingIds.length === 0) return
  await withdrawFromReview(tx, { name: kindName(noun) }, ...thingIds)
  await settleAllComplaints(tx, noun, thingIds, now)
}

interface Said {
  readonly reason: ComplaintReason
  readonly words?: string | undefined
}

interface Asking {
  readonly user: Actor
  readonly platform: Pick<Platform, "complaintNouns" | "config">
  readonly language: Language
  readonly now: Date
}

export async function complain(
  tx: Tx,
  { noun, id }: { readonly noun: ComplaintNounName; readonly id: string },
  { reason, words }: Said,
  { user, platform: { complaintNouns, config }, language, now }: Asking,
): Promise<void> {
  const found = await complaintNouns[noun].find(tx, id, { user, config, language, now })
  if (!found) throw new ApiError("complaint.nothing_there")
  const { ownerId } = found
  if (ownerId === user.id) throw new ApiError("complaint.own")
  await upsertComplaint(
    tx,
    { reporterId: user.id, noun, thingId: id, ownerId, reason, words: words ?? null },
    now,
  )
  await submitThing(tx, { noun }, { thingId: id, ownerId }, now)
}
