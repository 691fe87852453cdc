// Holds texts with a watched word for review (docs/decisions/0074): a new post is hidden as a whole, a change waits while
// the previous text stays visible.

import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import type { PostNoun } from "@shirube/vocabulary/community/forum/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import { type AnswerId, type CommentId, type LanguageCode, namedId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { decidedEvent, reviewKind } from "#api/kernel/features/review-kinds"
import type { Letter } from "#api/kernel/mail/letters"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { submitSubject } from "#api/modules/editorial/complaints/service"
import { submitForReview, withdrawFromReview } from "#api/modules/editorial/review/service"
import { indexQuestion } from "../documents/service.ts"
import {
  answerChanged,
  answerPosted,
  commentChanged,
  commentPosted,
  postPendingReview,
  postReleased,
  questionAsked,
  questionChanged,
} from "../events.ts"
import { reasons } from "../moderation/letters.ts"
import { queueTitle } from "../moderation/present.ts"
import { nameInSources } from "../names/service.ts"
import { listQuestion, updateQuestion } from "../questions/queries.ts"
import {
  lockRemovedThread,
  markEdited,
  type Post,
  type PostId,
  selectRemovedPost,
} from "../removal/queries.ts"
import { removePostFromView, restorePost } from "../removal/service.ts"
import { insertRevision, selectTexts, type ThingId } from "../texts/queries.ts"
import { type By, type Draft, hideTranslation, rewriteOriginal, writeTranslation } from "../texts/service.ts"
import { watchedFact } from "../watch/present.ts"
import { clearFinds, selectFinds } from "../watch/queries.ts"
import { watch } from "../watch/service.ts"
import { changeChoices, changeFacts, changeTitle } from "./present.ts"
import { deleteHeldText, type HeldText, selectHeld, upsertHeld } from "./queries.ts"

// Mail to the author of a refused change or translation. The previous text stays.
type Words = Readonly<Record<Language, string>>

const subject: Words = {
  en: "Your change in Ask Senpai is not shown",
  ja: "「先輩に相談」での変更は公開されませんでした",
}
const opening: Words = {
  en: "Thank you for writing in Ask Senpai. Our editors have looked at a text that you changed or translated, and it is not shown. The earlier text stays online. This is the reason:",
  ja: "「先輩に相談」へのご投稿、ありがとうございます。変更または翻訳していただいた文章を編集部で確認し、公開しないことにしました。変更前の文章はそのまま残ります。理由は次のとおりです。",
}
const then: Record<Exclude<ReviewOutcome, "approved">, Words> = {
  returned: {
    en: "You are welcome to send it again without that part.",
    ja: "その部分を直して、もう一度投稿していただけます。",
  },
  declined: {
    en: "If you think that this is a mistake, please reply to this email. A person will read it.",
    ja: "この判断が間違いだと思われる場合は、このメールに返信してください。担当者が確認します。",
  },
}
const label: Words = { en: "Ask Senpai", ja: "先輩に相談" }

const changeLetter = (outcome: ReviewOutcome, reason: Words | null, publicUrl: string): Letter | null => {
  if (outcome === "approved") return null
  const text = (language: Language) => ({
    subject: subject[language],
    paragraphs: [opening[language], ...(reason ? [reason[language]] : []), then[outcome][language]],
    link: { label: label[language], url: `${publicUrl}/community/ask-senpai` },
  })
  return { en: text("en"), ja: text("ja") }
}

interface RequestContext {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "vault">
}

/** Announces a new post with `tell`, or holds it for review and returns true. */
export async function announce(
  tx: Tx,
  draft: Draft,
  { user, visit, platform }: RequestContext,
  tell: () => Promise<void>,
): Promise<boolean> {
  const finding = await watch(tx, draft, user, visit.now)
  if (finding !== "nothing")
    await submitSubject(tx, draft, { thingId: draft.thingId, ownerId: user.id }, visit.now)
  const post = finding === "hold" ? await selectRemovedPost(tx, draft.noun, draft.thingId) : undefined
  if (!post) {
    await tell()
    return false
  }
  await removePostFromView(tx, post, { reason: "held", by: { kind: "system" }, visit, vault: platform.vault })
  await emit(tx, postPendingReview, { userId: user.id, noun: post.noun, questionId: post.questionId })
  return true
}

/** The response to an idempotent retry. */
export async function postedBefore<Id extends PostId>(tx: Tx, noun: PostNoun, id: Id) {
  return { id, isHeld: (await selectRemovedPost(tx, noun, id))?.removalReason === "held" }
}

/** Clears the watched words found in an approved post, and publishes it if it was held. */
export async function release(tx: Tx, post: Post, now: Date): Promise<void> {
  await clearFinds(tx, post.id, now)
  if (post.removalReason !== "held" || !(await restorePost(tx, post))) return
  const { noun, questionId, topics, writerId } = post
  if (noun !== "question") await updateQuestion(tx, questionId, { lastActivityAt: now })
  // An edited post was already announced.
  if (post.editedAt === null) {
    if (noun === "question") await emit(tx, questionAsked, { questionId, topics })
    if (noun === "answer")
      await emit(tx, answerPosted, { questionId, topics, answerId: namedId<AnswerId>(post.id) })
    if (noun === "comment")
      await emit(tx, commentPosted, { questionId, commentId: namedId<CommentId>(post.id) })
  }
  if (writerId) await emit(tx, postReleased, { userId: writerId, noun, questionId })
}

type Origin = "original" | "person"

/** False if the text is unchanged. Keeps the previous text as a revision. */
const write = (tx: Tx, draft: Draft, origin: Origin, by: By, now: Date) =>
  origin === "original" ? rewriteOriginal(tx, draft, by, now) : writeTranslation(tx, draft, by, now)

/** `held`: waits for review while the previous text stays visible. `same`: the text is unchanged. */
export async function writeChange(
  tx: Tx,
  draft: Draft,
  origin: Origin,
  by: By,
  { user, visit: { now } }: RequestContext,
): Promise<"written" | "held" | "same"> {
  const finding = await watch(tx, draft, user, now)
  const { thingId, language, noun, questionId } = draft
  const change = { subjectId: subjectOf(thingId, language), applicantId: user.id }
  if (finding === "hold") {
    const { text: source, title = null, ...place } = draft
    await upsertHeld(tx, { ...place, ...by, title, source, origin, writtenAt: now })
    await submitForReview(tx, changeReviews, change, now)
    await emit(tx, postPendingReview, { userId: user.id, noun, questionId })
    return "held"
  }
  // The new text replaces the held one, which no longer needs a review.
  if (await deleteHeldText(tx, thingId, language))
    await withdrawFromReview(tx, changeReviews, change.subjectId)
  if (!(await write(tx, draft, origin, by, now))) return "same"
  if (finding === "look")
    await (origin === "original"
      ? submitSubject(tx, draft, { thingId, ownerId: user.id }, now)
      : submitForReview(tx, changeReviews, change, now))
  return "written"
}

const SEPARATOR = ":"
const subjectOf = (thingId: ThingId, language: LanguageCode) => `${thingId}${SEPARATOR}${language}`
const placeOf = (subjectId: string) => {
  const [thingId = "", language = ""] = subjectId.split(SEPARATOR)
  return { thingId: namedId<AnswerId>(thingId), language: namedId<LanguageCode>(language) }
}

const changeDecided = decidedEvent("forum.change_decided", ["hidden-posts"])

/** Reviews one change: a held change of an original, or a translation, whose writer may not be the post's author. */
export const changeReviews = reviewKind({
  name: "forum-change",
  editorRole: "moderator",
  queue: "moderation",
  queuePosition: 20,
  queueTitle,
  title: changeTitle,
  reasons,
  choices: changeChoices,
  isConfidential: true,
  async show(tx, _deps, { subjectId }) {
    const { thingId, language } = placeOf(subjectId)
    const waiting = await selectHeld(tx, thingId, language)
    const {
      texts: [held],
    } = await nameInSources(tx, waiting ? [waiting] : [])
    const { texts } = await nameInSources(tx, await selectTexts(tx, thingId))
    const now = texts.find((text) => text.language === language)
    const questionId = held?.questionId ?? now?.questionId
    return {
      facts: [
        ...watchedFact(await selectFinds(tx, thingId, language)),
        ...changeFacts({
          language,
          held,
          now,
          original: texts.find(({ origin }) => origin === "original"),
          questionId,
        }),
      ],
      files: [],
    }
  },
  async decided(tx, _deps, { subjectId, outcome }, { now }) {
    const { thingId, language } = placeOf(subjectId)
    const held = await deleteHeldText(tx, thingId, language)
    if (outcome === "approved") {
      await clearFinds(tx, thingId, now, language)
      if (held) await publish(tx, held, now)
    } else if (held) await insertRevision(tx, held, now, { isHidden: true })
    else await removeTranslation(tx, thingId, language, now)
  },
  event: changeDecided,
  letter: changeLetter,
})

async function publish(
  tx: Tx,
  { writerId, isByAsker, origin, writtenAt: _, source: text, title, ...place }: HeldText,
  now: Date,
): Promise<void> {
  const { noun, thingId, questionId } = place
  await lockRemovedThread(tx, questionId)
  const post = await selectRemovedPost(tx, noun, thingId)
  if (!post || writerId === null || origin === "machine") return
  const draft = { ...place, ...(title === null ? {} : { title }), text }
  if (!(await write(tx, draft, origin, { writerId, isByAsker }, now))) return
  if (origin === "original") await markEdited(tx, noun, thingId, now)
  await renew(tx, post)
  await emit(tx, postReleased, { userId: writerId, noun, questionId })
}

async function removeTranslation(tx: Tx, thingId: ThingId, language: LanguageCode, now: Date) {
  const [text] = await selectTexts(tx, thingId)
  if (!text) return
  await lockRemovedThread(tx, text.questionId)
  const post = await selectRemovedPost(tx, text.noun, thingId)
  if (post && (await hideTranslation(tx, thingId, language, now))) await renew(tx, post)
}

/** Updates lists, the search index and open pages after a text has changed. */
async function renew(tx: Tx, { noun, id, questionId, topics }: Post): Promise<void> {
  switch (noun) {
    case "question":
      await listQuestion(tx, questionId)
      await indexQuestion(tx, questionId)
      return emit(tx, questionChanged, { questionId, topics })
    case "answer":
      return emit(tx, answerChanged, { questionId, topics, answerId: namedId<AnswerId>(id) })
    case "comment":
      return emit(tx, commentChanged, { questionId, commentId: namedId<CommentId>(id) })
  }
}
