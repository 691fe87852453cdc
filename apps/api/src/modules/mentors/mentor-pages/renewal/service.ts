// Drops the stored page when something that it shows has changed elsewhere.
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import type { AnswerId, CourseId, TipId, UserId } from "#api/kernel/db/ids"
import { type EventType, emit, type Subscriber, subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { answerAuthor } from "#api/modules/community/forum/answers/service"
import {
  answerAccepted,
  answerPosted,
  answerRemoved,
  answerUnaccepted,
} from "#api/modules/community/forum/events"
import { accountSuspended, suspensionEnded } from "#api/modules/editorial/suspensions/events"
import { speakerNamed } from "#api/modules/events/events/events"
import { personShownChanged } from "#api/modules/identity/accounts/events"
import { departureChanged } from "#api/modules/identity/deletion/events"
import { courseChanged, coursePublished } from "#api/modules/learning/courses/events"
import { courseAuthor } from "#api/modules/learning/courses/publications/service"
import { pastEventPublished } from "#api/modules/learning/past-events/events"
import { speakersAt } from "#api/modules/learning/past-events/service"
import { tipPublished, tipSeeded, tipWithdrawn } from "#api/modules/learning/tips/events"
import { tipAuthor } from "#api/modules/learning/tips/service"
import { mentorEnded, mentorPaused, mentorResumed } from "#api/modules/people/screenings/events"
import { mentorChanged } from "../events.ts"
import { selectPage, selectPausedUntil } from "../queries.ts"
import { unpublish } from "../service.ts"

/** Announces a change of what the page shows, if there is a page to drop. */
async function announceChange(tx: Tx, userId: UserId | null | undefined): Promise<void> {
  if (userId && (await selectPage(tx, userId))?.publishedAt) await emit(tx, mentorChanged, { userId })
}

const queueFor = ({ name }: { readonly name: string }) => `mentor-${name.replaceAll(/[._]/g, "-")}`

/** Subscribes to an event that concerns the pages of one or several people. */
const renewAfter = <Payload extends object>(
  type: EventType<Payload>,
  whose: (tx: Tx, payload: Payload) => Promise<readonly UserId[] | UserId | null | undefined>,
): Subscriber =>
  subscribe(
    type,
    queueFor(type),
    ({ db }) =>
      (payload) =>
        db.transaction(async (tx) => {
          for (const userId of [await whose(tx, payload)].flat()) await announceChange(tx, userId)
        }),
  )

const ofAnswer = (tx: Tx, { answerId }: { readonly answerId: AnswerId }) => answerAuthor(tx, answerId)
const ofTip = (tx: Tx, { tipId }: { readonly tipId: TipId }) => tipAuthor(tx, tipId)
const ofCourse = (tx: Tx, { courseId }: { readonly courseId: CourseId }) => courseAuthor(tx, courseId)
const ofPerson = async (_: Tx, { userId }: { readonly userId: UserId }) => userId

/** Also if they are screened again later: they decide then. */
const unpublishOnEnd = subscribe(
  mentorEnded,
  "mentor-unpublish",
  ({ db, clock }) =>
    ({ userId }) =>
      db.transaction((tx) => unpublish(tx, userId, clock.now())),
)

/** Events that change what a page shows, or whether it is shown. */
export const mentorSubscribers: readonly Subscriber[] = [
  renewAfter(answerPosted, ofAnswer),
  renewAfter(answerAccepted, ofAnswer),
  renewAfter(answerUnaccepted, ofAnswer),
  renewAfter(answerRemoved, ofAnswer),
  renewAfter(tipPublished, ofTip),
  renewAfter(tipSeeded, ofTip),
  renewAfter(tipWithdrawn, ofTip),
  renewAfter(coursePublished, ofCourse),
  renewAfter(courseChanged, ofCourse),
  renewAfter(accountSuspended, ofPerson),
  renewAfter(suspensionEnded, ofPerson),
  renewAfter(departureChanged, ofPerson),
  renewAfter(personShownChanged, ofPerson),
  renewAfter(mentorPaused, ofPerson),
  renewAfter(mentorResumed, ofPerson),
  unpublishOnEnd,
  // Other changes of an event drop the page by its tag.
  renewAfter(speakerNamed, ofPerson),
  renewAfter(pastEventPublished, (tx, { pastEventId }) => speakersAt(tx, pastEventId)),
]

/** Pages say until when requests are paused; that ends with the day. */
export const endPauses = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "mentor-pauses",
  cron: "1 0 * * *",
  run: () =>
    db.transaction(async (tx) => {
      for (const { userId } of await selectPausedUntil(tx, dayInJapan(clock.now())))
        await emit(tx, mentorChanged, { userId })
    }),
})

/** The rows are deleted by cascade; stored pages are dropped here. */
export async function dropPagesOnAccountDeleted(tx: Tx, people: readonly UserId[]): Promise<void> {
  for (const userId of people) await announceChange(tx, userId)
}
