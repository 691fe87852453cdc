// Following a question, a topic or a senpai, in one table. Notices to followers are declared where they originate (`notices`).
import type { FollowedNoun } from "@shirube/contract/community/follows/routes"
import type { Role } from "@shirube/vocabulary/product"
import { type Subject, subjectName } from "@shirube/vocabulary/subjects"
import { type Topic, topics } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { emit, event } from "#api/kernel/events/events"
import { deferRemovals, type RemoveDeferred } from "#api/kernel/features/deferred-removals"
import { type PersonalLookups, personalFact } from "#api/kernel/features/personal-facts"
import type { FollowedSubjects } from "#api/kernel/features/reactions"
import { ApiError } from "#api/kernel/http/errors"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import type { Actor } from "#api/kernel/security/session"
import {
  carryFollows,
  countedFollowers,
  deleteAllFollows,
  deleteFollow,
  deleteFollowsOf,
  dropCarriedFollows,
  type Followed,
  followedItemNouns,
  followedItems,
  insertFollow,
  selectFollowedAmong,
  selectFollowers,
  selectNewestFollowed,
} from "./queries.ts"

/** Refreshes the follower's own tabs. */
const followChanged = event<{ userId: UserId }>("follow.changed", {
  changes: () => ["follow"],
  audience: ({ userId }) => [userId],
})

/** The number of followers has changed on what is stored under these tags. */
const followerCountChanged = event<{ tags: readonly string[] }>("follow.number_turned", {
  changes: ({ tags }) => tags,
  audience: () => "everyone",
})

const mayFollow = ({ role }: { readonly role: Role }) => role !== "company"

export async function followSubject(
  tx: Tx,
  { noun, id }: Followed,
  user: Actor,
  now: Date,
  subjects: FollowedSubjects,
): Promise<void> {
  if (!mayFollow(user)) throw new ApiError("follows.not_for_companies")
  if (!(await subjects[noun].isThere(tx, id, user))) throw new ApiError("follows.nothing_there")
  if (await insertFollow(tx, user.id, { noun, id }, now))
    await emitChange(tx, user, { noun, id }, 1, subjects)
}

/** For demo data: whether the subject is there is known. */
export async function seedFollow(
  tx: Tx,
  user: Pick<Actor, "id">,
  subject: Followed,
  now: Date,
  subjects: FollowedSubjects,
): Promise<void> {
  if (await insertFollow(tx, user.id, subject, now)) await count(tx, subject, 1, subjects)
}

export async function unfollowSubject(
  tx: Tx,
  subject: Followed,
  user: Actor,
  subjects: FollowedSubjects,
): Promise<void> {
  if (await deleteFollow(tx, user.id, subject)) await emitChange(tx, user, subject, -1, subjects)
}

async function emitChange(
  tx: Tx,
  { id: userId }: Actor,
  subject: Followed,
  change: 1 | -1,
  subjects: FollowedSubjects,
): Promise<void> {
  await emit(tx, followChanged, { userId })
  await count(tx, subject, change, subjects)
}

async function count(tx: Tx, { noun, id }: Followed, change: 1 | -1, subjects: FollowedSubjects) {
  const tags = await subjects[noun].count?.(tx, id, change)
  if (tags) await emit(tx, followerCountChanged, { tags })
}

/** For merged questions; the caller updates the counts. */
export { carryFollows, countedFollowers, dropCarriedFollows }

/** On account deletion: deletes the follows at once and lowers the public counts one by one at random times. */
export async function deleteFollowsOnAccountDeleted(
  tx: Tx,
  userIds: readonly UserId[],
  now: Date,
): Promise<void> {
  const questions = (await deleteAllFollows(tx, userIds)).filter(({ noun }) => noun === "question")
  await deferRemovals(
    tx,
    questions.map(({ noun, id }) => ({ kind: "follow", noun, id })),
    now,
  )
}

export const uncountFollower =
  (subjects: FollowedSubjects): RemoveDeferred =>
  (tx, { id }) =>
    count(tx, { noun: "question", id }, -1, subjects)

export async function followedTopics(tx: Tx, { id }: Pick<Actor, "id">): Promise<Topic[]> {
  const followed = new Set(await selectFollowedAmong(tx, id, "topic", topics))
  return topics.filter((topic) => followed.has(topic))
}

/** Ids of what the member follows, newest first. */
export async function newestFollowed(
  tx: Tx,
  user: Actor,
  noun: FollowedNoun,
  { cursor, limit }: PageRequest,
) {
  const after = byMoment.decode(cursor)
  const found = await selectNewestFollowed(tx, user.id, { noun, after, limit: limit + 1 })
  const { items, nextCursor } = byMoment.page(found, limit, ({ position, id }) => ({ at: position, id }))
  return { ids: items.map(({ id }) => id), nextCursor }
}

/** For deleted accounts of people who were followed. */
export const forgetFollowed = (tx: Tx, noun: FollowedNoun, ids: readonly string[]) =>
  deleteFollowsOf(tx, noun, ids)

const BATCH = 500

/** Streams the followers of any of these in batches. */
export async function* followersOf(tx: Tx, noun: FollowedNoun, ids: readonly string[]) {
  for (let after: UserId | undefined; ; ) {
    const some = await selectFollowers(tx, noun, ids, { after, limit: BATCH })
    yield* some
    if (some.length < BATCH) return
    after = some.at(-1)
  }
}

const isFollowed = ({ noun }: Subject) => followedItemNouns.some((followed) => followed === noun)

export const followFact: PersonalLookups["follow"] = personalFact<"follow", { followed: Subject }>(
  followedItemNouns,
  { followed: followedItems },
  (rows, user) => {
    const followed = new Set(rows.followed.map(subjectName))
    return (subject) => ({
      is_following: followed.has(subjectName(subject)),
      may_follow: isFollowed(subject) && subject.id !== user.id && mayFollow(user),
    })
  },
)
