// Reads the demo's questions and answers in Ask Senpai: one file per topic. An invalid file throws an error
// with its name.
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { LanguageCode } from "@shirube/contract/common/reference/routes"
import {
  LONGEST_ANSWER,
  LONGEST_COMMENT,
  LONGEST_QUESTION,
  LONGEST_QUESTION_TITLE,
  MOST_TOPICS,
} from "@shirube/vocabulary/community/forum/choices"
import { japaneseLevels } from "@shirube/vocabulary/people/profile/choices"
import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"

const FOLDER = join(import.meta.dirname, "forum")

/** The part before the @ of a demo address. */
const Person = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/)
/** Japan time: `2026-10-03T21:14`. */
const Moment = z
  .string()
  .regex(/^2026-\d\d-\d\dT\d\d:\d\d$/)
  .transform((at) => new Date(`${at}:00+09:00`))
  .refine((at) => !Number.isNaN(at.valueOf()))
/** By language; the site's own languages are required. */
const texts = (longest: number) => {
  const text = z.string().trim().min(1).max(longest)
  return z.object({ en: text, ja: text }).catchall(text)
}

const Comment = z.strictObject({
  by: z.literal("asker").or(Person),
  at: Moment,
  language: LanguageCode,
  text: z.string().trim().min(1).max(LONGEST_COMMENT),
})
const Answer = z.strictObject({
  by: Person,
  at: Moment,
  language: LanguageCode,
  text: texts(LONGEST_ANSWER),
  helpful: z.array(Person).default([]),
  is_accepted: z.boolean().default(false),
  comments: z.array(Comment).default([]),
})
const Question = z
  .strictObject({
    /** Unique, and never changed: it identifies the question. */
    key: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    asker: Person,
    is_anonymous: z.boolean().default(false),
    /** The language of the original. */
    language: LanguageCode,
    japanese_level: z.enum(japaneseLevels),
    topics: z.array(z.enum(topics)).min(1).max(MOST_TOPICS),
    at: Moment,
    title: texts(LONGEST_QUESTION_TITLE),
    text: texts(LONGEST_QUESTION),
    helpful: z.array(Person).default([]),
    comments: z.array(Comment).default([]),
    answers: z.array(Answer),
  })
  .refine(({ title, text, language }) => language in title && language in text, {
    error: "lacks its original text",
    path: ["language"],
  })

export type ForumQuestion = z.output<typeof Question>

const DAY_MS = 86_400_000

/**
 * Moved by whole days, so that the newest post is from the day before `now`: a demo that starts on any day has
 * answers of this week.
 */
export function movedTo(now: Date, questions: readonly ForumQuestion[]): ForumQuestion[] {
  const newest = Math.max(...questions.flatMap(momentsOf).map((at) => at.valueOf()))
  const moved = Math.floor((now.valueOf() - newest) / DAY_MS) * DAY_MS
  const move = <Post extends { readonly at: Date }>(post: Post) => ({
    ...post,
    at: new Date(post.at.valueOf() + moved),
  })
  return questions.map((question) => ({
    ...move(question),
    comments: question.comments.map(move),
    answers: question.answers.map((answer) => ({ ...move(answer), comments: answer.comments.map(move) })),
  }))
}

const momentsOf = ({ at, comments, answers }: ForumQuestion) => [
  at,
  ...[...comments, ...answers, ...answers.flatMap((answer) => answer.comments)].map((post) => post.at),
]

/** Sorted by time. */
export async function readForum(): Promise<ForumQuestion[]> {
  const files = await readdir(FOLDER)
  const questions = await Promise.all(files.map(readTopic))
  return questions.flat().sort((one, other) => one.at.valueOf() - other.at.valueOf())
}

async function readTopic(file: string): Promise<ForumQuestion[]> {
  const parsed = z.array(Question).safeParse(JSON.parse(await readFile(join(FOLDER, file), "utf8")))
  if (!parsed.success) throw new Error(`seed/forum/${file}: ${z.prettifyError(parsed.error)}`)
  const topic = file.replace(/\.json$/, "")
  const misplaced = parsed.data.find(({ topics }) => topics[0] !== topic)
  if (misplaced)
    throw new Error(`seed/forum/${file}: the first topic of ${misplaced.key} does not match the file`)
  return parsed.data
}
