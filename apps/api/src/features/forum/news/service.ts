// What others may tell people of a thread: whom it concerns, what it is called, what was written. Nothing of what has been taken down.
import { withoutRuby } from "@shirube/contract/furigana"
import { type Language, languages } from "@shirube/contract/language"
import { mentionsIn } from "@shirube/contract/mentions"
import type { Topic } from "@shirube/contract/topics"
import type { Tx } from "#api/db/client"
import { type AnswerId, type CommentId, namedId, type QuestionId, type UserId } from "#api/db/ids"
import { peopleInHtml } from "#api/platform/markdown/mentions"
import { selectAnswer } from "../answers/queries.ts"
import { selectRemovedComment } from "../comments/queries.ts"
import { nameInPlainTexts } from "../names/service.ts"
import { isNameless } from "../present.ts"
import { selectByIds, selectQuestion } from "../questions/queries.ts"
import { textsOf } from "../reading/service.ts"
import { selectRemovedPost } from "../removal/queries.ts"
import { selectLastRevisions, selectOriginals, selectTexts, type ThingId } from "../texts/queries.ts"

export interface News {
  readonly questionId: QuestionId
  readonly topics: readonly Topic[]
  readonly askerId: UserId | null
  /** The answer that it is, or is about. */
  readonly answerId: AnswerId | null
  /** Who wrote that. */
  readonly answererId: UserId | null
  readonly writerId: UserId | null
  /** Nobody may learn who wrote it, not even by who is told of it. */
  readonly isNameless: boolean
}

export async function newsOfQuestion(tx: Tx, id: QuestionId): Promise<News | undefined> {
  const question = await selectQuestion(tx, id)
  if (!question) return undefined
  const { askerId, isAnonymous, topics } = question
  const noAnswer = { answerId: null, answererId: null }
  return { questionId: id, topics, askerId, ...noAnswer, writerId: askerId, isNameless: isAnonymous }
}

/** Of two that have become one; null where somebody has left. */
export async function askersOf(tx: Tx, ...ids: readonly [QuestionId, QuestionId]) {
  const [first, second] = ids
  const asker = async (id: QuestionId) => (await selectRemovedPost(tx, "question", id))?.writerId ?? null
  return [await asker(first), await asker(second)] as const
}

export async function newsOfAnswer(tx: Tx, id: AnswerId): Promise<News | undefined> {
  const answer = await selectAnswer(tx, id)
  if (!answer) return undefined
  const { questionId, topics, askerId, authorId } = answer
  const own = { answerId: id, answererId: authorId, writerId: authorId }
  return { questionId, topics, askerId, ...own, isNameless: isNameless(answer, answer) }
}

export async function newsOfComment(tx: Tx, id: CommentId): Promise<News | undefined> {
  const comment = await selectRemovedComment(tx, id)
  const question = comment?.removedAt === null && (await newsOfQuestion(tx, comment.questionId))
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

/** As many versions as are looked through. */
const MOST_VERSIONS = 50

/** Whom a text speaks to, as it was written; of one that was changed, those who are new in it. */
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

/** Of the questions that there are; two statements and one, however many. */
export async function titlesOf(tx: Tx, ids: readonly QuestionId[]) {
  const there = ids.length === 0 ? [] : (await selectByIds(tx, [...new Set(ids)])).map(({ id }) => id)
  const texts = await inEach((language) => textsOf(tx, there, language, { isWhole: false }))
  const title = (id: QuestionId, language: Language) => withoutRuby(texts[language].get(id)?.title ?? "")
  return new Map(there.map((id) => [id, { en: title(id, "en"), ja: title(id, "ja") }]))
}

/** Each reader's own language first, where a person has written in it; otherwise as it was written. */
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
