// A screened senpai's own page, and everything that it shows from other features.
import { MentorPageBody } from "@shirube/contract/mentors/mentor-pages/routes"
import type { z } from "zod"
import type { Config } from "#api/kernel/config/config"
import type { Tx } from "#api/kernel/db/client"
import type { AnswerId, CourseId, TipId, UserId } from "#api/kernel/db/ids"
import { type EventType, emit, type Subscriber, subscribe } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import { isSuspended } from "#api/kernel/security/suspension-status"
import { answerAuthor, answerRecordOf } from "#api/modules/community/forum/answers/service"
import {
  answerAccepted,
  answerPosted,
  answerRemoved,
  answerUnaccepted,
} from "#api/modules/community/forum/events"
import { submitSubject } from "#api/modules/editorial/complaints/service"
import { accountSuspended, suspensionEnded } from "#api/modules/editorial/suspensions/events"
import { personShownChanged } from "#api/modules/identity/accounts/events"
import { lockAccount, membersOf } from "#api/modules/identity/accounts/service"
import { departureChanged } from "#api/modules/identity/deletion/events"
import { pendingDeletionOf } from "#api/modules/identity/deletion/service"
import { courseChanged, coursePublished } from "#api/modules/learning/courses/events"
import { courseAuthor, publishedCoursesOf } from "#api/modules/learning/courses/publications/service"
import { tipPublished, tipSeeded, tipWithdrawn } from "#api/modules/learning/tips/events"
import { publishedTipsOf, tipAuthor } from "#api/modules/learning/tips/service"
import { type PublicProfile, publicProfileOf } from "#api/modules/people/profile/service"
import { careerOf } from "#api/modules/people/senpai/service"
import { mentorChanged, ownMentorPageSaved } from "./events.ts"
import { deleteRemoval, selectRemoval } from "./moderation/queries.ts"
import { shownWorkplace, usualAnswerTime } from "./policy.ts"
import { type Mentor, namedUniversity, type PublishedPage, presentFacts, presentOwnPage } from "./present.ts"
import { type MentorPageContent, type MentorPageRow, selectPage, upsertPage } from "./queries.ts"

export type { Mentor }

export const ownPage = (tx: Tx, userId: UserId) => selectPage(tx, userId)

type Draft = z.output<typeof MentorPageBody>

/** The lock on the account makes a concurrent save wait, which then finds another version. */
export async function savePage(tx: Tx, userId: UserId, draft: Draft, now: Date): Promise<MentorPageRow> {
  const account = await lockAccount(tx, userId)
  if (!account?.isScreened) throw new ApiError("account.screened_senpai_only")
  const before = await selectPage(tx, userId)
  if ((before?.version ?? 0) !== draft.version) throw new ApiError("mentor.page_changed")
  const removal = draft.is_published ? await selectRemoval(tx, userId) : undefined
  if (removal?.isForGood) throw new ApiError("mentor.removed")
  const saved = await upsertPage(tx, userId, {
    headline: draft.headline,
    country: draft.road.country,
    university: draft.road.university,
    jobHunt: draft.road.job_hunt,
    now: draft.road.now,
    askMe: draft.ask_me,
    notFor: draft.not_for,
    levelThen: draft.level_then,
    residenceRoad: draft.residence_road,
    ways: draft.ways,
    companyShown: draft.company_shown,
    pausedUntil: draft.paused_until,
    publishedAt: draft.is_published ? (before?.publishedAt ?? now) : null,
    updatedAt: now,
    version: draft.version + 1,
  })
  // A corrected page is shown at once, and an editor reads it again.
  if (removal && (await deleteRemoval(tx, userId)))
    await submitSubject(tx, { noun: "mentor" }, { thingId: userId, ownerId: userId }, now)
  await emit(tx, ownMentorPageSaved, { userId })
  if (saved.publishedAt ?? before?.publishedAt) await emit(tx, mentorChanged, { userId })
  return saved
}

/** Only its owner sees it from now on. */
export const unpublish = (tx: Tx, userId: UserId, now: Date) => setPublished(tx, userId, () => null, now)

/** Unless what its owner has written meanwhile is unfinished. */
export const publishAgain = (tx: Tx, userId: UserId, now: Date) =>
  setPublished(
    tx,
    userId,
    (page) =>
      MentorPageBody.safeParse({ ...presentOwnPage(page), is_published: true }).success ? now : null,
    now,
  )

async function setPublished(
  tx: Tx,
  userId: UserId,
  publishedAtOf: (page: MentorPageRow) => Date | null,
  now: Date,
): Promise<void> {
  await lockAccount(tx, userId)
  const page = await selectPage(tx, userId)
  if (!page) return
  const { userId: _, ...content } = page
  const publishedAt = publishedAtOf(page)
  await upsertPage(tx, userId, { ...content, publishedAt, updatedAt: now, version: page.version + 1 })
  await emit(tx, ownMentorPageSaved, { userId })
  await emit(tx, mentorChanged, { userId })
}

/** For a demo: publishes a page with a date in the past. Returns false if the senpai has one. */
export async function seedPage(
  tx: Tx,
  userId: UserId,
  page: Omit<MentorPageContent, "publishedAt" | "updatedAt" | "version">,
  at: Date,
): Promise<boolean> {
  if (await selectPage(tx, userId)) return false
  await upsertPage(tx, userId, { ...page, publishedAt: at, updatedAt: at, version: 1 })
  await emit(tx, mentorChanged, { userId })
  return true
}

interface RequestContext {
  readonly config: Pick<Config, "demo">
  readonly now: Date
}

const isComplete = (page: MentorPageRow | undefined): page is PublishedPage =>
  page !== undefined && page.publishedAt !== null && page.levelThen !== null && page.residenceRoad !== null

/** Undefined unless they are a screened senpai with a published page: not suspended, not leaving, and not withheld by an editor. */
export async function findMentor(
  tx: Tx,
  userId: UserId,
  { config, now }: RequestContext,
): Promise<Mentor | undefined> {
  const page = await selectPage(tx, userId)
  if (!isComplete(page)) return undefined
  const person = (await membersOf(tx, [userId], config)).get(userId)
  if (!person?.isScreened || (await isSuspended(tx, userId, now))) return undefined
  if (await pendingDeletionOf(tx, userId)) return undefined
  const profile = (await publicProfileOf(tx, userId)) ?? hiddenProfile
  if (profile.isWithheld) return undefined
  const { workplace, topics } = await careerOf(tx, userId)
  const record = await answerRecordOf(tx, userId)
  return {
    person,
    page,
    profile,
    workplace: shownWorkplace(workplace, page.companyShown),
    topics,
    counts: {
      answers: record.answers,
      accepted: record.accepted,
      tips: await publishedTipsOf(tx, userId),
      courses: await publishedCoursesOf(tx, userId),
    },
    answerTime: usualAnswerTime(record),
    lastAnswerAt: record.lastAt === null ? null : new Date(record.lastAt),
  }
}

/** What an entry of the directory shows; the university has only its id if it is listed. */
export const mentorFacts = (mentor: Mentor) => presentFacts(mentor)
export const universityIn: typeof namedUniversity = (...named) => namedUniversity(...named)

const hiddenProfile: PublicProfile = {
  nationality: null,
  languages: null,
  level: null,
  university: null,
  major: null,
  isWithheld: false,
}

export async function getMentor(tx: Tx, userId: UserId, context: RequestContext): Promise<Mentor> {
  const mentor = await findMentor(tx, userId, context)
  if (!mentor) throw new ApiError("mentor.not_found")
  return mentor
}

/** Announces a change of what the page shows, if there is a page to drop. */
async function announceChange(tx: Tx, userId: UserId | null | undefined): Promise<void> {
  if (userId && (await selectPage(tx, userId))?.publishedAt) await emit(tx, mentorChanged, { userId })
}

const queueFor = ({ name }: { readonly name: string }) => `mentor-${name.replaceAll(/[._]/g, "-")}`

/** Subscribes to an event that concerns the page of one person. */
const renewAfter = <Payload extends object>(
  type: EventType<Payload>,
  whose: (tx: Tx, payload: Payload) => Promise<UserId | null | undefined>,
): Subscriber =>
  subscribe(
    type,
    queueFor(type),
    ({ db }) =>
      (payload) =>
        db.transaction(async (tx) => announceChange(tx, await whose(tx, payload))),
  )

const ofAnswer = (tx: Tx, { answerId }: { readonly answerId: AnswerId }) => answerAuthor(tx, answerId)
const ofTip = (tx: Tx, { tipId }: { readonly tipId: TipId }) => tipAuthor(tx, tipId)
const ofCourse = (tx: Tx, { courseId }: { readonly courseId: CourseId }) => courseAuthor(tx, courseId)
const ofPerson = async (_: Tx, { userId }: { readonly userId: UserId }) => userId

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
]

/** The rows are deleted by cascade; stored pages are dropped here. */
export async function dropPagesOnAccountDeleted(tx: Tx, people: readonly UserId[]): Promise<void> {
  for (const userId of people) await announceChange(tx, userId)
}
