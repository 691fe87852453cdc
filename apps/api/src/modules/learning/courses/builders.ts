// Courses for tests; a test states only what matters to it.
import type { Db } from "#api/kernel/db/client"
import { type CourseId, type LessonKey, namedId, newId, type VideoId } from "#api/kernel/db/ids"
import type { Clock } from "#api/kernel/process/clock"
import { glossaryFor } from "#api/modules/learning/articles/service"
import { type CourseDraft, type LessonDraft, publishCourse, type QuizDraft } from "./publishing/service.ts"

let counter = 0
const next = () => ++counter

interface Wishes extends Partial<Omit<CourseDraft, "id">> {
  readonly id?: string
  /** All in one chapter; for several pass `chapters`. */
  readonly lessons?: readonly LessonDraft[]
}

export function aCourse({
  id = `course-${next()}`,
  lessons = [aLesson({ key: "first" }), aLesson({ key: "second" })],
  ...wishes
}: Wishes = {}): CourseDraft {
  return {
    id: namedId<CourseId>(id),
    authorId: null,
    topics: ["entry-sheets"],
    level: "n3",
    publishedAt: new Date("2026-10-01T00:00:00Z"),
    texts: {
      en: { title: "Entry sheets", summary: "From an empty page.", outcomes: ["Write a first sentence"] },
      ja: {
        title: "ESの{書|か}き{方|かた}",
        summary: "{白紙|はくし}から。",
        outcomes: ["{最初|さいしょ}の{文|ぶん}を{書|か}く"],
      },
    },
    chapters: [{ title: { en: "Beginning", ja: "はじめに" }, lessons }],
    ...wishes,
  }
}

interface LessonWishes extends Partial<Omit<LessonDraft, "key" | "film">> {
  readonly key?: string
  readonly seconds?: number
  readonly videoId?: VideoId
}

export function aLesson({
  key = `lesson-${next()}`,
  seconds = 60,
  videoId = newId<VideoId>(),
  ...wishes
}: LessonWishes = {}): LessonDraft {
  return {
    key: namedId<LessonKey>(key),
    spokenLanguage: "ja",
    film: { videoId, durationMs: seconds * 1_000, poster: null },
    sources: [],
    texts: {
      en: {
        title: `The ${key} lesson`,
        summary: "What it is about.",
        cues: [
          { startMs: 0, endMs: 4_000, text: `Welcome to the ${key} lesson.` },
          { startMs: 4_000, endMs: 9_000, text: "Let us begin." },
        ],
        marks: [{ startMs: 0, title: "Welcome" }],
      },
      ja: {
        title: `{${key}|れっすん}の{回|かい}`,
        summary: "{内容|ないよう}です。",
        cues: [
          { startMs: 0, endMs: 4_000, text: "ようこそ。" },
          { startMs: 4_000, endMs: 9_000, text: "{始|はじ}めましょう。" },
        ],
        marks: [{ startMs: 0, title: "{最初|さいしょ}" }],
      },
    },
    quiz: [],
    ...wishes,
  }
}

export const aQuizQuestion = (wishes: Partial<QuizDraft> = {}): QuizDraft => ({
  kind: "single",
  texts: {
    en: {
      question: "What comes first?",
      choices: ["The point", "The weather"],
      explanation: "The point does.",
    },
    ja: {
      question: "{最初|さいしょ}は？",
      choices: ["{結論|けつろん}", "{天気|てんき}"],
      explanation: "{結論|けつろん}からです。",
    },
  },
  rightChoices: [0],
  ...wishes,
})

export async function publishCourses(api: { db: Db; clock: Clock }, ...drafts: CourseDraft[]): Promise<void> {
  await api.db.transaction(async (tx) => {
    const glossary = await glossaryFor(tx)
    for (const draft of drafts) await publishCourse(tx, draft, glossary, api.clock.now())
  })
}

/** As its author submits it: English complete, Japanese empty unless overridden. */
export const aDraftLesson = (film: string | null, wishes: object = {}) => {
  const key = `lesson-${next()}`
  return {
    key,
    spoken_language: "en",
    film,
    texts: { en: draftWords("en", key), ja: draftWords("ja", "") },
    quiz: [],
    sources: [],
    ...wishes,
  }
}

export const draftWords = (language: "en" | "ja", title: string) => ({
  title: title && (language === "en" ? `The ${title}` : `${title}の回`),
  summary: title && "What it is about.",
  cues: title ? [{ start_ms: 0, end_ms: 4_000, text: language === "en" ? "Welcome." : "ようこそ。" }] : [],
  marks: [],
})

export const aDraftDocument = (lessons: readonly object[], wishes: object = {}) => ({
  topics: ["interviews"],
  level: "n3",
  texts: {
    en: { title: `Group discussions ${next()}`, summary: "How to be heard.", outcomes: ["Speak first"] },
    ja: { title: "", summary: "", outcomes: [] },
  },
  chapters: [{ key: "chapter-1", title: { en: "Beginning", ja: "" }, lessons }],
  ...wishes,
})
