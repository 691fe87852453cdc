// What notices need of a thread: the people concerned, titles and texts. Removed posts are undefined.
import { withoutRuby } from "@shirube/contract/text/furigana"
import { type Language, languages } from "@shirube/vocabulary/language"
import { mentionsIn } from "@shirube/vocabulary/text/mentions"
import type { Topic } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import { type AnswerId, type CommentId, namedId, type QuestionId, type UserId } from "#api/kernel/db/ids"
import { peopleInHtml } from "#api/kernel/text/markdown/mentions"
import { selectAnswer } from "../answers/queries.ts"
import { selectRemovedComment } from "../comments/queries.ts"
import { nameInPlainTexts } from "../names/service.ts"
import { isAnonymousWriter } from "../present.ts"
import { selectByIds, selectQuestion } from "../questions/queries.ts"
import { textsOf } from "../reading/service.ts"
import { selectRemovedPost } from "../removal/queries.ts"
import { selectLastRevisions, selectOriginals, selectTexts, type ThingId } from "../texts/queries.ts"

export interface NoticeSubject {
  readonly questionId: QuestionId
  readonly topics: readonly Topic[]
  readonly askerId: UserId | null
  /** The answer itself, or the one that a comment belongs to. */
  readonly answerId: AnswerId | null
  /** Author of that answer. */
  readonly answererId: UserId | null
  readonly writerId: UserId | null
  /** The writer is anonymous; the choice of recipients must not reveal them either. */
  readonly isNameless: boolean
}

export async function lookUpQuestion(tx: Tx, id: QuestionId): Promise<NoticeSubject | undefined> {
  const question = await selectQuestion(tx, id)
  if (!question) return undefined
  const { askerId, isAnonymous, topics } = question
  const noAnswer = { answerId: null, answererId: null }
  return { questionId: id, topics, askerId, ...noAnswer, writerId: askerId, isNameless: isAnonymous }
}

/** Askers of two merged questions; null for a deleted account. */
export async function askersOf(tx: Tx, ...ids: readonly [QuestionId, QuestionId]) {
  const [first, second] = ids
  const asker = async (id: QuestionId) => (await selectRemovedPost(tx, "question", id))?.writerId ?? null
  return [await asker(first), await asker(second)] as const
}

export async function lookUpAnswer(tx: Tx, id: AnswerId): Promise<NoticeSubject | undefined> {
  const answer = await selectAnswer(tx, id)
  if (!answer) return undefined
  const { questionId, topics, askerId, authorId } = answer
  const own = { answerId: id, answererId: authorId, writerId: authorId }
  return { questionId, topics, askerId, ...own, isNameless: isAnonymousWriter(answer, answer) }
}

export async function lookUpComment(tx: Tx, id: CommentId): Promise<NoticeSubject | undefined> {
  const comment = await selectRemovedComment(tx, id)
  const question = comment?.removedAt === null && (await lookUpQuestion(tx, comment.questionId))
  if (!comment || !question) return undefined
  const answer = comment.answerId && (await selectAnswer(tx, comment.answerId))
  if (comment.answerId && !answer) return undefined
  return {
    ...question,
    answerId: comment.answerId,
    answererId: answer ? answer.authorId : null,
    writerId: comment.authorId,
    isNameless: question.isNameless && comment.isByAsker,
  }
}

/** Earlier versions that are searched. */
const MOST_VERSIONS = 50

/** People mentioned in the original text; after a change, only those newly mentioned. */
export async function mentionedIn(tx: Tx, id: ThingId, { isChanged }: { isChanged: boolean }) {
  const [original] = await selectOriginals(tx, [id])
  const before = isChanged ? await selectLastRevisions(tx, id, MOST_VERSIONS) : []
  const known = new Set(before.flatMap(({ source }) => mentionsIn(source)).map((mention) => mention.id))
  const now = original ? peopleInHtml(original.html) : []
  return now.filter((person) => !known.has(person)).map((person) => namedId<UserId>(person))
}

const inEach = async <Value>(of: (language: Language) => Promise<Value>) =>
  Object.fromEntries(
    await Promise.all(languages.map(async (language) => [language, await of(language)])),
  ) as Record<Language, Value>

/** Titles of the visible questions, in three statements for any number of them. */
export async function titlesOf(tx: Tx, ids: readonly QuestionId[]) {
  const there = ids.length === 0 ? [] : (await selectByIds(tx, [...new Set(ids)])).map(({ id }) => id)
  const texts = await inEach((language) => textsOf(tx, there, language, { isWhole: false }))
  const title = (id: QuestionId, language: Language) => withoutRuby(texts[language].get(id)?.title ?? "")
  return new Map(there.map((id) => [id, { en: title(id, "en"), ja: title(id, "ja") }]))
}

/** Per language: the text that a person wrote in it, otherwise the original. */
export async function wordsOfAnswer(tx: Tx, id: AnswerId): Promise<Record<Language, string> | undefined> {
  const texts = (await selectAnswer(tx, id)) ? await selectTexts(tx, id) : []
  const [original] = texts
  if (!original) return undefined
  const { named } = await nameInPlainTexts(
    tx,
    texts.map(({ readText }) => readText),
  )
  const inLanguage = (language: Language) => {
    const text = texts.find((text) => text.language === language && text.origin !== "machine") ?? original
    return named(withoutRuby(text.readText), language)
  }
  return { en: inLanguage("en"), ja: inLanguage("ja") }
}
