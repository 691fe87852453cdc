import { withoutRuby } from "@shirube/contract/text/furigana"
import { openingOf } from "@shirube/contract/text/opening"
import type { LockReason } from "@shirube/vocabulary/community/forum/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { JapaneseLevel } from "@shirube/vocabulary/people/profile/choices"
import { type Topic, topicTexts } from "@shirube/vocabulary/topics"
import { parseRuby } from "#api/kernel/text/ruby"
import { presentAnswers, type Texts } from "../answers/present.ts"
import { presentComments } from "../comments/present.ts"
import { stateOf } from "../policy.ts"
import { type People, presentLanguages, presentWriter, type ReadText } from "../present.ts"

interface Row {
  readonly id: string
  readonly askerId: string | null
  readonly isAnonymous: boolean
  readonly topics: readonly Topic[]
  readonly japaneseLevel: JapaneseLevel | null
  readonly acceptedAnswerId: string | null
  readonly lockedAt: Date | null
  readonly lockReason: LockReason | null
  readonly slowMinutes: number | null
  readonly createdAt: Date
  readonly editedAt: Date | null
  readonly lastActivityAt: Date
  readonly answers: number
  readonly comments: number
  readonly helpful: number
  readonly followers: number
}
interface NamedLesson {
  readonly courseId: string
  readonly key: string
  readonly language: Language
  readonly title: string
}
interface Title extends ReadText {
  readonly title: string | null
  readonly opening: string
}

interface Reading {
  readonly people: People
  /** Language of the interface. */
  readonly language: Language
  /** Requested language of the texts, if it differs. */
  readonly readIn?: string | undefined
}

const LONGEST_EXCERPT = 160

export function presentSummary(row: Row, text: Title, { people, language, readIn = language }: Reading) {
  const title = text.title ?? ""
  return {
    id: row.id,
    topics: row.topics.map((key) => ({ key, name: topicTexts[key].name[language] })),
    state: stateOf(row),
    japanese_level: row.japaneseLevel,
    author: presentWriter({ writerId: row.askerId, isByAsker: true }, row, people),
    ...presentLanguages(text, readIn),
    title: withoutRuby(title),
    title_ruby: parseRuby(title),
    excerpt: openingOf(text.opening, LONGEST_EXCERPT),
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    answer_count: row.answers,
    helpful_count: row.helpful,
    follower_count: row.followers,
    has_accepted_answer: row.acceptedAnswerId !== null,
  }
}

export const presentSummaries = (
  {
    items,
    nextCursor,
    texts,
    people,
  }: {
    items: readonly Row[]
    nextCursor: string | null
    texts: ReadonlyMap<string, Title>
    people: People
  },
  language: Language,
) => ({
  items: items.flatMap((row) => {
    const text = texts.get(row.id)
    return text ? [presentSummary(row, text, { people, language })] : []
  }),
  next_cursor: nextCursor,
})

export function presentQuestion(
  {
    question,
    aboutLesson,
    text,
    page,
    texts,
    people,
  }: {
    question: Row
    aboutLesson: NamedLesson | null
    text: Title & { readonly html: string }
    page: Parameters<typeof presentAnswers>[0]
    texts: Texts
    people: People
  },
  { language, readIn = language }: Omit<Reading, "people">,
) {
  return {
    ...presentSummary(question, text, { people, language, readIn }),
    about_lesson: aboutLesson && {
      course_id: aboutLesson.courseId,
      key: aboutLesson.key,
      language: aboutLesson.language,
      title: withoutRuby(aboutLesson.title),
      title_ruby: parseRuby(aboutLesson.title),
    },
    lock_reason: question.lockReason,
    slow_minutes: question.slowMinutes,
    body_html: text.html,
    last_activity_at: question.lastActivityAt.toISOString(),
    comment_count: question.comments,
    comments: presentComments(page.commentsOf(question.id), question, texts, people),
    answers: presentAnswers(page, question, { texts, people, language: readIn }),
  }
}
