// Seeds the demo's questions and answers in Ask Senpai. Idempotent: existing threads stay as members have left
// them.
import { createHash } from "node:crypto"
import type { VotedNoun } from "@shirube/contract/common/votes/routes"
import type { Db, Tx } from "../src/kernel/db/client.ts"
import { type AnswerId, type CommentId, namedId, type QuestionId, type UserId } from "../src/kernel/db/ids.ts"
import { bringVotes } from "../src/modules/common/votes/service.ts"
import { type ImportedThread, importThread } from "../src/modules/community/forum/thread-import/service.ts"
import { importWatchedWords } from "../src/modules/community/forum/watch/service.ts"
import { accountAt } from "../src/modules/identity/accounts/service.ts"
import { type ForumQuestion, movedTo, readForum } from "./forum-content.ts"
import { watchedWords } from "./watched-words.ts"

/** Returns the number of seeded threads; all in one transaction. */
export async function loadForum(db: Db, now = new Date()): Promise<number> {
  const questions = movedTo(now, await readForum())
  return db.transaction(async (tx) => {
    const people = await peopleIn(tx, questions)
    let seeded = 0
    for (const question of questions) {
      const thread = threadOf(question, people)
      if (!thread || !(await importThread(tx, thread.whole))) continue
      await bringVotes(tx, thread.votes)
      seeded += 1
    }
    // Only the first time: words that editors have removed from the list stay removed.
    if (seeded > 0 && seeded === questions.length) await importWatchedWords(tx, watchedWords, now)
    return seeded
  })
}

type People = ReadonlyMap<string, UserId>

async function peopleIn(tx: Tx, questions: readonly ForumQuestion[]): Promise<People> {
  const names = new Set(
    questions.flatMap(({ asker, helpful, comments, answers }) => [
      asker,
      ...[helpful, ...answers.map((answer) => answer.helpful)].flat(),
      ...[...comments, ...answers, ...answers.flatMap((answer) => answer.comments)].map(({ by }) => by),
    ]),
  )
  const people = new Map<string, UserId>()
  for (const name of names) {
    const account = await accountAt(tx, `${name}@shirube.example`)
    if (account) people.set(name, account.id)
  }
  return people
}

/** The same words give the same id: a question keeps its URL when the demo is seeded again. */
function idFrom<Id extends QuestionId | AnswerId | CommentId>(...words: readonly string[]): Id {
  const hex = createHash("sha256").update(words.join(" ")).digest("hex")
  const variant = "89ab"[Number.parseInt(hex[16] ?? "0", 16) % 4]
  return namedId<Id>(
    `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`,
  )
}

export const seededQuestion = (key: string) => idFrom<QuestionId>(key)
export const seededAnswer = (key: string, number: number) => idFrom<AnswerId>(key, placeOfAnswer(number))
/** Under an answer. */
export const seededComment = (key: string, answer: number, number: number) =>
  idFrom<CommentId>(key, placeOfAnswer(answer), String(number))
const placeOfAnswer = (number: number) => `answer ${number}`

interface SeededThread {
  readonly whole: ImportedThread
  readonly votes: Parameters<typeof bringVotes>[1]
}

/** Undefined if the asker's account was deleted; posts of other deleted accounts are left out. */
function threadOf(question: ForumQuestion, people: People): SeededThread | undefined {
  const { key, asker, language, topics, at, title, text } = question
  const askedBy = people.get(asker)
  if (!askedBy) return undefined
  const id = seededQuestion(key)
  const writer = (name: string) => (name === "asker" ? askedBy : people.get(name))
  const commentsOf = (place: string, comments: ForumQuestion["comments"]) =>
    comments.flatMap((comment, number) => {
      const by = writer(comment.by)
      return by ? [{ ...comment, by, id: idFrom<CommentId>(key, place, String(number)) }] : []
    })
  const votesFor = (noun: VotedNoun, thingId: string, { helpful, at }: { helpful: string[]; at: Date }) =>
    helpful.flatMap((name) => {
      const userId = people.get(name)
      return userId ? [{ userId, noun, thingId, threadId: id, votedAt: at }] : []
    })
  const own = votesFor("question", id, question)
  const votes = [...own]
  const answers = question.answers.flatMap((answer, number) => {
    const by = writer(answer.by)
    if (!by) return []
    const answerId = seededAnswer(key, number)
    const found = votesFor("answer", answerId, answer)
    votes.push(...found)
    return [
      {
        id: answerId,
        by,
        at: answer.at,
        language: answer.language,
        texts: answer.text,
        isAccepted: answer.is_accepted,
        helpful: found.length,
        comments: commentsOf(placeOfAnswer(number), answer.comments),
      },
    ]
  })
  const whole = {
    id,
    by: askedBy,
    at,
    language,
    isAnonymous: question.is_anonymous,
    topics,
    japaneseLevel: question.japanese_level,
    titles: title,
    texts: text,
    helpful: own.length,
    comments: commentsOf("", question.comments),
    answers,
  }
  return { whole, votes }
}
