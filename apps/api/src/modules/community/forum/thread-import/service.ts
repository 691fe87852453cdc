// Imports a whole thread with its history, for the demo and benchmarks.
import type { JapaneseLevel } from "@shirube/vocabulary/people/profile/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import type { AnswerId, CommentId, LanguageCode, QuestionId, UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { insertAnswers } from "../answers/queries.ts"
import { insertComments } from "../comments/queries.ts"
import { threadImported } from "../events.ts"
import { changeCounts, insertQuestion, listQuestion, updateQuestion } from "../questions/queries.ts"
import { writeTexts } from "../texts/service.ts"
import { changeTopicCounts } from "../topics/queries.ts"

type ByLanguage = Readonly<Record<string, string>>

interface Post<Id> {
  readonly id: Id
  readonly by: UserId
  readonly at: Date
  readonly language: LanguageCode
}
/** Only the count; the votes themselves are imported by the votes feature. */
interface HelpfulCount {
  readonly helpful: number
}
export interface ImportedComment extends Post<CommentId> {
  readonly text: string
}
export interface ImportedAnswer extends Post<AnswerId>, HelpfulCount {
  readonly texts: ByLanguage
  readonly isAccepted: boolean
  readonly comments: readonly ImportedComment[]
}
export interface ImportedThread extends Post<QuestionId>, HelpfulCount {
  readonly isAnonymous: boolean
  readonly topics: Topic[]
  readonly japaneseLevel: JapaneseLevel | null
  readonly titles: ByLanguage
  readonly texts: ByLanguage
  readonly comments: readonly ImportedComment[]
  readonly answers: readonly ImportedAnswer[]
}

/** False if it exists already; people's changes since then stay. */
export async function importThread(tx: Tx, thread: ImportedThread): Promise<boolean> {
  const { id, by: askerId, at, language, isAnonymous, topics, japaneseLevel, answers } = thread
  const comments = [
    ...thread.comments.map((comment) => ({ ...comment, answerId: null })),
    ...answers.flatMap(({ id: answerId, comments }) => comments.map((comment) => ({ ...comment, answerId }))),
  ]
  const lastActivityAt = new Date(
    Math.max(...[thread, ...answers, ...comments].map((post) => post.at.getTime())),
  )
  const question = {
    id,
    askerId,
    isAnonymous,
    topics,
    japaneseLevel,
    language,
    createdAt: at,
    lastActivityAt,
  }
  if (!(await insertQuestion(tx, question))) return false
  const row = <Id>(post: Post<Id>) => ({
    id: post.id,
    questionId: id,
    authorId: post.by,
    isByAsker: post.by === askerId,
    language: post.language,
    createdAt: post.at,
  })
  await insertAnswers(
    tx,
    answers.map((answer) => ({ ...row(answer), comments: answer.comments.length, helpful: answer.helpful })),
  )
  await insertComments(
    tx,
    comments.map((comment) => ({ ...row(comment), answerId: comment.answerId })),
  )
  await writeTexts(tx, [
    ...textsOf("question", thread, thread.texts, id, askerId).map((text) => ({
      ...text,
      title: thread.titles[text.language] ?? "",
    })),
    ...answers.flatMap((answer) => textsOf("answer", answer, answer.texts, id, askerId)),
    ...comments.flatMap((comment) =>
      textsOf("comment", comment, { [comment.language]: comment.text }, id, askerId),
    ),
  ])
  const accepted = answers.find(({ isAccepted }) => isAccepted)
  if (accepted) await updateQuestion(tx, id, { acceptedAnswerId: accepted.id })
  await changeCounts(tx, id, {
    answers: answers.length,
    comments: thread.comments.length,
    helpful: [thread, ...answers].reduce((sum, { helpful }) => sum + helpful, 0),
  })
  await listQuestion(tx, id)
  await changeTopicCounts(tx, topics, 1)
  // The subscriber that adds furigana also indexes it.
  await emit(tx, threadImported, { questionId: id, topics })
  return true
}

const textsOf = <Noun extends "question" | "answer" | "comment">(
  noun: Noun,
  { id, by, at, language }: Post<QuestionId | AnswerId | CommentId>,
  texts: ByLanguage,
  questionId: QuestionId,
  askerId: UserId,
) =>
  Object.entries(texts).map(([code, text]) => ({
    noun,
    thingId: id,
    questionId,
    language: code as LanguageCode,
    text,
    writerId: by,
    isByAsker: by === askerId,
    origin: code === language ? ("original" as const) : ("person" as const),
    at,
  }))
