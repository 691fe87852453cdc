import type { DocumentReviewId, UserId } from "#api/kernel/db/ids"
import { type EventType, emit, type Subscriber, subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { createVault } from "#api/kernel/security/vault"
import { suspensionSettled } from "#api/modules/editorial/suspensions/events"
import { memberBlocked } from "#api/modules/people/blocks/events"
import { mentorEnded, mentorPaused, screeningLapsed } from "#api/modules/people/screenings/events"
import { endBetween, endOfMentors, endOfStudent, expire } from "./endings/service.ts"
import { reviewReminderDue } from "./events.ts"
import { replaceSealed, selectEnding, selectExpired, selectSealedAfter } from "./queries.ts"
import { resealed } from "./service.ts"

const BATCH = 100
const MOST_REMINDED = 1000

/** Ends reviews without an answer. */
export const endReviews = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "document-reviews-end",
  cron: "* * * * *",
  run: async () => {
    for (const { id } of await selectExpired(db.autocommit, clock.now(), BATCH))
      await db.transaction((tx) => expire(tx, id, clock.now()))
  },
})

const HOUR_MS = 3_600_000
/**
 * A day before the end. The span is longer than the time between two runs, so that a missed run is made up for;
 * the key of the notice makes it one.
 */
const REMINDED_MS = { from: 21 * HOUR_MS, to: 24 * HOUR_MS }

/** Reminds the senpai of reviews that end soon. */
export const remindOfReviews = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "document-reviews-remind",
  cron: "40 * * * *",
  run: async () => {
    const later = (ms: number) => new Date(clock.now().getTime() + ms)
    const span = { from: later(REMINDED_MS.from), to: later(REMINDED_MS.to) }
    for (const { id, answerBy, ...people } of await selectEnding(db.autocommit, span, MOST_REMINDED))
      await db.transaction((tx) =>
        emit(tx, reviewReminderDue, { reviewId: id, ...people, answerBy: answerBy.toISOString() }),
      )
  },
})

/** Has work only after a change of ENCRYPTION_KEY. */
export const resealReviews = ({ db, config }: JobParts): JobDefinition => ({
  queue: "document-reviews-reseal",
  cron: "20 4 * * *",
  run: async () => {
    if (config.encryptionKeys.previous === undefined) return
    const vault = createVault(config.encryptionKeys)
    let after: DocumentReviewId | undefined
    for (;;) {
      const rows = await selectSealedAfter(db.autocommit, after, BATCH)
      for (const row of rows) {
        const sealed = [row.sealedRequest, row.sealedComments ?? row.sealedRequest]
        if (sealed.every(vault.mayOpen) && !sealed.every(vault.isFresh))
          await replaceSealed(db.autocommit, row, resealed(vault, row))
      }
      const last = rows.at(-1)
      if (rows.length < BATCH || !last) return
      after = last.id
    }
  },
})

const endWithSuspension = subscribe(
  suspensionSettled,
  "document-reviews-suspended",
  ({ db, clock }) =>
    ({ userId }) =>
      db.transaction(async (tx) => {
        await endOfStudent(tx, userId, clock.now())
        await endOfMentors(tx, [userId], clock.now())
      }),
)

const endWithBlock = subscribe(
  memberBlocked,
  "document-reviews-blocked",
  ({ db, clock }) =>
    ({ userId, blockedId }) =>
      db.transaction((tx) => endBetween(tx, userId, blockedId, clock.now())),
)

/** A senpai on a break of their own finishes what they read. */
const endWithPause = subscribe(
  mentorPaused,
  "document-reviews-paused",
  ({ db, clock }) =>
    async ({ userId, by }) => {
      if (by !== "senpai") await db.transaction((tx) => endOfMentors(tx, [userId], clock.now()))
    },
)

const endWith = <Payload extends { readonly userId: UserId }>(type: EventType<Payload>) =>
  subscribe(
    type,
    `document-reviews-${type.name.replaceAll(/[._]/g, "-")}`,
    ({ db, clock }) =>
      ({ userId }) =>
        db.transaction((tx) => endOfMentors(tx, [userId], clock.now())),
  )

/** What ends reviews from outside. */
export const reviewEndings: readonly Subscriber[] = [
  endWithSuspension,
  endWithBlock,
  endWithPause,
  endWith(mentorEnded),
  endWith(screeningLapsed),
]
