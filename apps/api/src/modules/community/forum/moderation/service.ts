// Moderation of questions, answers and comments, and how authors correct hidden posts (docs/decisions/0070).

import { withoutRuby } from "@shirube/contract/text/furigana"
import {
  type HiddenState,
  LONGEST_ANSWER,
  LONGEST_COMMENT,
  LONGEST_QUESTION,
  type LockReason,
  MOST_HIDDEN_POSTS,
  type PostNoun,
  postNouns,
} from "@shirube/vocabulary/community/forum/choices"
import { fieldText } from "@shirube/vocabulary/http/field-problems"
import type { Language } from "@shirube/vocabulary/language"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import type { Tx } from "#api/kernel/db/client"
import { namedId, type QuestionId, type UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { ComplaintNoun, DecisionContext } from "#api/kernel/features/complaint-nouns"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { reviewOf, submitSubject } from "#api/modules/editorial/complaints/service"
import { newestReasons } from "#api/modules/editorial/review/service"
import { recordAudit } from "#api/modules/identity/audit/service"
import { postTakenDown, questionChanged } from "../events.ts"
import { selectHeldBy } from "../held-texts/queries.ts"
import { announce, release } from "../held-texts/service.ts"
import { nameInSources } from "../names/service.ts"
import { isClosedTo, isOwn } from "../policy.ts"
import { lockQuestion, setLock } from "../questions/queries.ts"
import { type TextsById, textsOf } from "../reading/service.ts"
import { markEdited, type Post, type PostId, selectRemovedBy, selectRemovedPost } from "../removal/queries.ts"
import { removePostFromView, restorePost, restorePostSilently } from "../removal/service.ts"
import { selectLastRevisions, selectOriginals, selectTexts } from "../texts/queries.ts"
import { rewriteHidden } from "../texts/service.ts"
import { watchedFact } from "../watch/present.ts"
import { selectFinds } from "../watch/queries.ts"
import { reasons, takenDownLetter } from "./letters.ts"
import { postChoices, postFacts, queueTitle, titles } from "./present.ts"

type Words = Readonly<Record<Language, string>>

const isThere = (post: Post) => post.removedAt === null && post.threadRemovedAt === null

/** Earlier versions shown to the deciding editor. */
const MOST_EARLIER = 3

const hiddenByDecision: readonly (Post["removalReason"] | null)[] = ["moderated", "until_mended"]

const hidePost = (
  tx: Tx,
  post: Post,
  { isForGood }: { readonly isForGood: boolean },
  { editorId, visit, vault }: DecisionContext,
) =>
  removePostFromView(tx, post, {
    reason: isForGood ? "moderated" : "until_mended",
    by: { kind: "editor", id: editorId },
    visit,
    vault,
  })

const reported = (noun: PostNoun): ComplaintNoun => ({
  noun,
  queue: "moderation",
  queuePosition: 20,
  queueTitle,
  title: titles[noun],
  reasons,
  choices: postChoices,
  letter: takenDownLetter(noun),
  async find(tx, id) {
    const post = isUuid(id) ? await selectRemovedPost(tx, noun, namedId(id)) : undefined
    return post && isThere(post) ? { ownerId: post.writerId } : undefined
  },
  async show(tx, id) {
    const post = await selectRemovedPost(tx, noun, namedId(id))
    if (!post) return []
    const written = (await selectTexts(tx, post.id)).filter(({ origin }) => origin !== "machine")
    const { texts } = await nameInSources(tx, written)
    const { texts: earlier } = await nameInSources(tx, await selectLastRevisions(tx, post.id, MOST_EARLIER))
    const facts = postFacts(post, {
      texts,
      earlier,
      threadTitle: await threadTitle(tx, post.questionId, post.language),
    })
    return [...watchedFact(await selectFinds(tx, post.id)), ...facts]
  },
  async isWithoutName(tx, id) {
    const post = await selectRemovedPost(tx, noun, namedId(id))
    return post?.isAnonymous === true && post.isByAsker
  },
  async clear(tx, id, { visit }) {
    const post = await selectRemovedPost(tx, noun, namedId(id))
    if (post) await release(tx, post, visit.now)
  },
  atOnce: {
    async hide(tx, id, how, by) {
      const post = await selectRemovedPost(tx, noun, namedId(id))
      return post?.removedAt === null && hidePost(tx, post, how, by)
    },
    async show(tx, id) {
      const post = await selectRemovedPost(tx, noun, namedId(id))
      if (post && hiddenByDecision.includes(post.removalReason)) await restorePost(tx, post)
    },
  },
  async takeDown(tx, id, how, by) {
    const post = await selectRemovedPost(tx, noun, namedId(id))
    if (!post) return
    await hidePost(tx, post, how, by)
    const { isForGood } = how
    if (post.writerId) await emit(tx, postTakenDown, { userId: post.writerId, noun, isForGood })
  },
})

export const reportedPosts = {
  question: reported("question"),
  answer: reported("answer"),
  comment: reported("comment"),
} as const
const reviewKinds = {
  question: reviewOf(reportedPosts.question),
  answer: reviewOf(reportedPosts.answer),
  comment: reviewOf(reportedPosts.comment),
} as const
export const postReviews = Object.values(reviewKinds)

const titleOf = (texts: TextsById, id: QuestionId) => withoutRuby(texts.get(id)?.title ?? "")

async function threadTitle(tx: Tx, id: QuestionId, language: string): Promise<string> {
  return titleOf(await textsOf(tx, [id], language, { isWhole: false }), id)
}

interface PostRef {
  readonly noun: PostNoun
  readonly id: PostId
}

interface RequestContext {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "vault">
}

/** A member's own posts that others do not see, newest first: taken down, or held for review. */
export async function hiddenPosts(tx: Tx, { id: userId }: Pick<Actor, "id">, language: Language) {
  const hidden = [...(await takenDownOf(tx, userId)), ...(await changesOf(tx, userId))]
    .sort((a, b) => Number(b.hiddenAt) - Number(a.hiddenAt))
    .slice(0, MOST_HIDDEN_POSTS)
  const threadIds = hidden.map(({ questionId }) => questionId)
  const threads = await textsOf(tx, threadIds, language, { isWhole: false })
  const { texts } = await nameInSources(tx, hidden)
  return texts.map((post) => ({ ...post, threadTitle: titleOf(threads, post.questionId) }))
}

async function takenDownOf(tx: Tx, userId: UserId) {
  const wanted = { reasons: ["held", "until_mended", "moderated"], limit: MOST_HIDDEN_POSTS } as const
  const posts: Post[] = []
  const reasonsById = new Map<string, Words>()
  for (const noun of postNouns) {
    const found = await selectRemovedBy(tx, noun, userId, wanted)
    posts.push(...found)
    for (const [id, reason] of await newestReasons(tx, reviewKinds[noun], idsOf(found)))
      reasonsById.set(id, reason)
  }
  const originals = new Map((await selectOriginals(tx, idsOf(posts))).map((text) => [text.thingId, text]))
  return posts.flatMap((post) => {
    const text = originals.get(post.id)
    if (!text) return []
    const { noun, id, questionId, removedAt } = post
    const { title, source, language } = text
    return {
      ...{ noun, id, questionId, title, source, language },
      hiddenAt: removedAt ?? new Date(0),
      state: stateOf(post),
      mayMend: post.removalReason === "until_mended" && mayComeBack(post),
      // A held post has no decision yet, and so no reason.
      reason: post.removalReason === "held" ? null : (reasonsById.get(post.id) ?? null),
    }
  })
}

/** Held changes of visible posts; the previous text stays visible. */
async function changesOf(tx: Tx, userId: UserId) {
  const held = await selectHeldBy(tx, userId, MOST_HIDDEN_POSTS)
  return held.map(({ noun, thingId: id, questionId, title, source, language, writtenAt }) => ({
    ...{ noun, id, questionId, title, source, language },
    hiddenAt: writtenAt,
    state: "change_held" as const,
    mayMend: false,
    reason: null,
  }))
}

const stateOf = ({ removalReason }: Post): HiddenState =>
  removalReason === "held" || removalReason === "until_mended" ? removalReason : "for_good"

const idsOf = (posts: readonly Post[]) => posts.map(({ id }) => id)

/** Answers and comments can only return to a visible, unlocked thread. */
const mayComeBack = ({ noun, threadRemovedAt, lockedAt }: Post) =>
  noun === "question" || (threadRemovedAt === null && lockedAt === null)

const LONGEST: Record<PostNoun, number> = {
  question: LONGEST_QUESTION,
  answer: LONGEST_ANSWER,
  comment: LONGEST_COMMENT,
}

/**
 * Publishes the corrected post at once and submits it for review, or holds it and returns true. The hidden text stays out
 * of every history.
 */
export async function correctHiddenPost(
  tx: Tx,
  { noun, id }: PostRef,
  { title, text }: { readonly title?: string | undefined; readonly text: string },
  { user, visit, platform }: RequestContext,
): Promise<boolean> {
  const post = await selectRemovedPost(tx, noun, id)
  const isCorrectable = post?.removalReason === "until_mended" && isOwn(user, post.writerId)
  if (!isCorrectable || !post.writerId) throw new ApiError("post.not_hidden")
  if (noun !== "question" && post.threadRemovedAt !== null) throw new ApiError("question.not_found")
  if (isClosedTo(user, post)) throw new ApiError("question.locked")
  refuseTooLong(text, LONGEST[noun], visit.language)
  const { questionId, language, isByAsker } = post
  const before = noun === "question" ? await threadTitle(tx, questionId, language) : undefined
  const draft = {
    noun,
    thingId: id,
    questionId,
    language,
    ...(noun === "question" ? { title: title ?? before ?? "" } : {}),
    text,
  }
  if (!(await rewriteHidden(tx, draft, { writerId: user.id, isByAsker }, visit.now)))
    throw new ApiError("post.unchanged")
  await markEdited(tx, noun, id, visit.now)
  const tell = await restorePostSilently(tx, post)
  if (!tell) throw new ApiError("post.not_hidden")
  await submitSubject(tx, reportedPosts[noun], { thingId: id, ownerId: post.writerId }, visit.now)
  await recordAudit(tx, platform.vault, visit, {
    event: "post.mended",
    by: { kind: "user", id: user.id },
    about: { noun, id },
  })
  return announce(tx, draft, { user, visit, platform }, tell)
}

function refuseTooLong(text: string, most: number, language: Language): void {
  if (text.length > most)
    throw new ApiError("request.invalid", {
      fields: { text: [fieldText({ kind: "too-long", most }, language)] },
    })
}

/** Submits the post to the moderation queue. */
export async function submitToModeration(tx: Tx, { noun, id }: PostRef, { user, visit }: RequestContext) {
  const post = await selectRemovedPost(tx, noun, id)
  if (!post || !isThere(post)) throw new ApiError("complaint.nothing_there")
  if (isOwn(user, post.writerId)) throw new ApiError("complaint.own")
  return submitSubject(tx, reportedPosts[noun], { thingId: id, ownerId: post.writerId }, visit.now)
}

/** A null `reason` unlocks the question. */
export async function closeQuestion(
  tx: Tx,
  id: QuestionId,
  reason: LockReason | null,
  { user, visit, platform }: RequestContext,
): Promise<void> {
  const question = await lockQuestion(tx, id)
  if (!question) throw new ApiError("question.not_found")
  if (question.lockReason === reason) return
  await setLock(tx, id, { lockedAt: reason === null ? null : visit.now, lockReason: reason })
  await recordAudit(tx, platform.vault, visit, {
    event: reason === null ? "question.unlocked" : "question.locked",
    by: { kind: "editor", id: user.id },
    about: { noun: "question", id },
    ...(reason === null ? {} : { details: { reason } }),
  })
  await emit(tx, questionChanged, { questionId: id, topics: question.topics })
}
