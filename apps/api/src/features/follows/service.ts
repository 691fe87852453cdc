// Following a question or a topic: one table, and whoever follows hears of what comes next (features/notifications).
import type { FollowedNoun } from "@shirube/contract/follows"
import type { Language } from "@shirube/contract/language"
import { type Topic, topics } from "@shirube/contract/topics"
import type { Tx } from "#api/db/client"
import { isUuid, namedId, type QuestionId, type UserId } from "#api/db/ids"
import { rowTag } from "#api/features/forum/events"
import { summariesOf } from "#api/features/forum/lists/service"
import { countFollowers, holdThing, keptNumbers, textIds } from "#api/features/forum/numbers/service"
import type { Counter } from "#api/platform/counters/queries"
import { decodeMoment, encodeCursor } from "#api/platform/cursor"
import { deferRemovals, type RemoveDeferred } from "#api/platform/deferred-removals"
import { ApiError } from "#api/platform/errors"
import { emit } from "#api/platform/events"
import type { Actor } from "#api/platform/session"
import type { PersonalLookups } from "#api/platform/things"
import { followChanged, followersTurned } from "./events.ts"
import { mayFollow } from "./policy.ts"
import {
  carryFollows,
  countedFollowers,
  deleteAllFollows,
  deleteFollow,
  dropCarriedFollows,
  type Followed,
  insertFollow,
  selectFollowedAmong,
  selectFollowers,
  selectNewestFollowed,
} from "./queries.ts"

export async function followThing(tx: Tx, thing: Followed, user: Actor, now: Date): Promise<void> {
  if (!mayFollow(user)) throw new ApiError("follows.not_for_companies")
  if (!(await isThere(tx, thing))) throw new ApiError("follows.nothing_there")
  if (await insertFollow(tx, user.id, thing, now)) await tellChange(tx, user, thing, 1)
}

async function isThere(tx: Tx, { noun, id }: Followed): Promise<boolean> {
  if (noun === "topic") return (topics as readonly string[]).includes(id)
  return isUuid(id) && (await holdThing(tx, { noun, id })) !== undefined
}

export async function unfollowThing(tx: Tx, thing: Followed, user: Actor): Promise<void> {
  if (await deleteFollow(tx, user.id, thing)) await tellChange(tx, user, thing, -1)
}

async function tellChange(tx: Tx, { id: userId }: Actor, { noun, id }: Followed, change: 1 | -1) {
  await emit(tx, followChanged, { userId })
  if (noun === "topic") return
  const questionId = namedId<QuestionId>(id)
  await countFollowers(tx, questionId, change)
  await emit(tx, followersTurned, { questionId, row: rowTag(questionId) })
}

/** For questions that become a part of another; whoever calls counts. */
export { carryFollows, dropCarriedFollows }

/** For people who go: nothing says any more who followed; the numbers that others are shown fall one by one, at other times. */
export async function forgetFollows(tx: Tx, userIds: readonly UserId[], now: Date): Promise<void> {
  const questions = (await deleteAllFollows(tx, userIds)).filter(({ noun }) => noun === "question")
  await deferRemovals(
    tx,
    questions.map(({ noun, id }) => ({ kind: "follow", noun, id })),
    now,
  )
}

export const uncountFollower: RemoveDeferred = async (tx, { id }) => {
  const questionId = namedId<QuestionId>(id)
  await countFollowers(tx, questionId, -1)
  await emit(tx, followersTurned, { questionId, row: rowTag(questionId) })
}

export async function followedTopics(tx: Tx, { id }: Actor): Promise<Topic[]> {
  const followed = new Set(await selectFollowedAmong(tx, id, "topic", topics))
  return topics.filter((topic) => followed.has(topic))
}

interface Listing {
  readonly cursor?: string | undefined
  readonly limit: number
}

export async function followedQuestions(tx: Tx, user: Actor, { cursor, limit }: Listing, language: Language) {
  const after = cursor === undefined ? undefined : decodeMoment(cursor)
  const found = await selectNewestFollowed(tx, user.id, { noun: "question", after, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const ids = rows.map(({ id }) => namedId<QuestionId>(id))
  return {
    items: await summariesOf(tx, ids, language),
    next_cursor: found.length > rows.length && last ? encodeCursor([last.position, last.id]) : null,
  }
}

const BATCH = 500

/** Everybody who follows any of these, some at a time. */
export async function* followersOf(tx: Tx, noun: FollowedNoun, ids: readonly string[]) {
  for (let after: UserId | undefined; ; ) {
    const some = await selectFollowers(tx, noun, ids, { after, limit: BATCH })
    yield* some
    if (some.length < BATCH) return
    after = some.at(-1)
  }
}

export const followFact: PersonalLookups["follow"] = async (tx, user, things) => {
  const ids = things.filter(({ noun }) => noun === "question").map(({ id }) => id)
  const followed = new Set(ids.length === 0 ? [] : await selectFollowedAmong(tx, user.id, "question", ids))
  return ({ noun, id }) => ({
    is_following: followed.has(id),
    may_follow: noun === "question" && mayFollow(user),
  })
}

export const followerCounter: Counter = {
  name: "followers",
  kept: keptNumbers.followers,
  ...countedFollowers(textIds.questions),
}
