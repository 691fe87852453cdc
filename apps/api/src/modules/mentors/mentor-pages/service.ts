// A screened senpai's own page, and everything that it shows from other features.
import { isDeepStrictEqual } from "node:util"
import { MentorPageBody } from "@shirube/contract/mentors/mentor-pages/routes"
import type { Language } from "@shirube/vocabulary/language"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { z } from "zod"
import type { Config } from "#api/kernel/config/config"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { Actor, Visit } from "#api/kernel/security/session"
import { isSuspended } from "#api/kernel/security/suspension-status"
import { answerRecordOf } from "#api/modules/community/forum/answers/service"
import { submitSubject } from "#api/modules/editorial/complaints/service"
import { lockAccount, membersOf } from "#api/modules/identity/accounts/service"
import { pendingDeletionOf } from "#api/modules/identity/deletion/service"
import { photoIdOf } from "#api/modules/identity/photo/service"
import { publishedCoursesOf } from "#api/modules/learning/courses/publications/service"
import { publishedTipsOf } from "#api/modules/learning/tips/service"
import { sessionRecordOf } from "#api/modules/mentors/session-records/service"
import { listedProfile } from "#api/modules/people/profile/directory/service"
import { type PublicProfile, publicProfileOf } from "#api/modules/people/profile/service"
import { isPausedByEditor } from "#api/modules/people/screenings/service"
import { careerOf } from "#api/modules/people/senpai/service"
import { mentorChanged, ownMentorPageSaved } from "./events.ts"
import { deleteRemoval, selectRemoval } from "./moderation/queries.ts"
import { announcePause, refuseImpossible } from "./pauses/service.ts"
import { isSameText, shownWorkplace, textsIn, usualAnswerTime } from "./policy.ts"
import {
  type Mentor,
  namedUniversity,
  type PublishedPage,
  presentFacts,
  presentOwnPage,
  unwritten,
} from "./present.ts"
import { type MentorPageContent, type MentorPageRow, selectPage, upsertPage } from "./queries.ts"
import { worksOf } from "./works/service.ts"

export type { Mentor }

export const ownPage = (tx: Tx, userId: UserId) => selectPage(tx, userId)

type Draft = z.output<typeof MentorPageBody>

/** The lock on the account makes a concurrent save wait, which then finds another version. */
export async function savePage(
  tx: Tx,
  userId: UserId,
  draft: Draft,
  visit: Pick<Visit, "now" | "language">,
): Promise<MentorPageRow> {
  const { now } = visit
  const account = await lockAccount(tx, userId)
  if (!account?.isScreened) throw new ApiError("account.screened_senpai_only")
  const before = await selectPage(tx, userId)
  const content = {
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
    isPhotoShown: draft.photo_shown,
    pausedUntil: draft.paused_until,
    publishedAt: draft.is_published ? (before?.publishedAt ?? now) : null,
    updatedAt: now,
    version: draft.version + 1,
  }
  if (before && isRepeated(before, content)) return before
  if ((before?.version ?? 0) !== draft.version) throw new ApiError("mentor.page_changed")
  refuseImpossible(before, content, visit)
  const removal = draft.is_published ? await selectRemoval(tx, userId) : undefined
  if (removal?.isForGood) throw new ApiError("mentor.removed")
  if (removal?.removedText && isSameText(removal.removedText, textsIn(content)))
    throw new ApiError("mentor.unchanged")
  const saved = await upsertPage(tx, userId, content)
  // A corrected page is shown at once, and an editor reads it again.
  if (removal && (await deleteRemoval(tx, userId)))
    await submitSubject(tx, { noun: "mentor" }, { thingId: userId, ownerId: userId }, now)
  await emit(tx, ownMentorPageSaved, { userId })
  await announcePause(tx, before, saved)
  if (saved.publishedAt ?? before?.publishedAt) await emit(tx, mentorChanged, { userId })
  return saved
}

/** Idempotent retry: this very save has arrived before. */
const isRepeated = (
  { userId: _, readings: __, updatedAt: ___, ...before }: MentorPageRow,
  { updatedAt: ____, ...content }: MentorPageContent,
) => isDeepStrictEqual(before, content)

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
  const { userId: _, readings: __, ...content } = page
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
export async function findShown(tx: Tx, userId: UserId, { config, now }: RequestContext) {
  const page = await selectPage(tx, userId)
  if (!isComplete(page)) return undefined
  const person = (await membersOf(tx, [userId], config)).get(userId)
  if (!person?.isScreened || (await isSuspended(tx, userId, now))) return undefined
  if (await pendingDeletionOf(tx, userId)) return undefined
  const profile = (await publicProfileOf(tx, userId)) ?? hiddenProfile
  if (profile.isWithheld) return undefined
  const isPaused = page.pausedUntil !== null && page.pausedUntil > dayInJapan(now)
  return { person, profile, page: isPaused ? page : { ...page, pausedUntil: null } }
}

type PersonWithPage<Page extends MentorPageRow> = Pick<Mentor<Page>, "person" | "profile" | "page">

export type PublishedMentor = NonNullable<Awaited<ReturnType<typeof findShown>>>

/** As `findShown`; not found otherwise. */
export async function publishedMentor(
  tx: Tx,
  userId: UserId,
  context: RequestContext,
): Promise<PublishedMentor> {
  const found = await findShown(tx, userId, context)
  if (!found) throw new ApiError("mentor.not_found")
  return found
}

async function withSurroundings<Page extends MentorPageRow>(
  tx: Tx,
  { person, profile, page }: PersonWithPage<Page>,
): Promise<Mentor<Page>> {
  const { id: userId } = person
  const { workplace, topics } = await careerOf(tx, userId)
  const record = await answerRecordOf(tx, userId)
  return {
    person,
    page,
    photoId: (page.isPhotoShown && (await photoIdOf(tx, userId))) || null,
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

export async function findMentor(
  tx: Tx,
  userId: UserId,
  context: RequestContext,
): Promise<Mentor | undefined> {
  const shown = await findShown(tx, userId, context)
  return shown && withSurroundings(tx, shown)
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

/** What the page shows beside the directory's entry. */
const besides = async (tx: Tx, userId: UserId, language: Language) => ({
  isAskable: (await listedProfile(tx, userId))?.takesInvitations ?? false,
  isPaused: await isPausedByEditor(tx, userId),
  sessions: await sessionRecordOf(tx, userId),
  works: await worksOf(tx, userId, language),
})

export async function getMentor(tx: Tx, userId: UserId, language: Language, context: RequestContext) {
  const mentor = await findMentor(tx, userId, context)
  if (!mentor) throw new ApiError("mentor.not_found")
  return { mentor, around: await besides(tx, userId, language) }
}

/** The owner's page as readers would see it, published or not. */
export async function previewMentor(tx: Tx, user: Actor, language: Language, now: Date) {
  const page = (await selectPage(tx, user.id)) ?? { ...unwritten, userId: user.id, updatedAt: now }
  const profile = (await publicProfileOf(tx, user.id)) ?? hiddenProfile
  const mentor = await withSurroundings<MentorPageRow>(tx, { person: user, profile, page })
  return { mentor, around: await besides(tx, user.id, language) }
}
