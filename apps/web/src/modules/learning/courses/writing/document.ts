// Pure changes to a course's document.
import type { Language } from "@shirube/vocabulary/language"
import { randomKey } from "#web/lib/api/random-key.ts"
import type { Body } from "#web/ui/form/names.ts"

export type CourseDocument = Body<"PUT /v1/course-drafts/{id}">["document"]
export type Chapter = CourseDocument["chapters"][number]
export type Lesson = Chapter["lessons"][number]
export type Source = NonNullable<Lesson["sources"]>[number]
export type Question = Lesson["quiz"][number]

const KEY_LETTERS = 10
/** Random, because members' progress is stored under the key and it must never repeat. */
const newKey = () => randomKey().slice(0, KEY_LETTERS)

const both = () => ({ en: "", ja: "" })
const noWords = () => ({ title: "", summary: "", cues: [], marks: [] })

export const blankLesson = (spokenLanguage: Language): Lesson => ({
  key: newKey(),
  spokenLanguage,
  film: null,
  texts: { en: noWords(), ja: noWords() },
  quiz: [],
  sources: [],
})

export const blankChapter = (): Chapter => ({ key: newKey(), title: both(), lessons: [] })

export const blankQuestion = (): Question => ({
  key: newKey(),
  kind: "single",
  question: both(),
  explanation: both(),
  choices: [both(), both()],
  right: [],
})

export const blankDocument = (spokenLanguage: Language): CourseDocument => ({
  topics: [],
  level: null,
  texts: {
    en: { title: "", summary: "", outcomes: [""] },
    ja: { title: "", summary: "", outcomes: [""] },
  },
  chapters: [{ ...blankChapter(), lessons: [blankLesson(spokenLanguage)] }],
})

export interface Place {
  readonly chapter: number
  /** Undefined for the chapter itself. */
  readonly lesson?: number
}

export function placeOf({ chapters }: CourseDocument, key: string): Place | undefined {
  for (const [chapter, { key: own, lessons }] of chapters.entries()) {
    if (own === key) return { chapter }
    const lesson = lessons.findIndex((each) => each.key === key)
    if (lesson >= 0) return { chapter, lesson }
  }
  return undefined
}

export const pathOf = ({ chapter, lesson }: Place) =>
  lesson === undefined ? `chapters.${chapter}` : `chapters.${chapter}.lessons.${lesson}`

const changeLessons = (
  document: CourseDocument,
  chapter: number,
  change: (lessons: Lesson[]) => Lesson[],
) => ({
  ...document,
  chapters: document.chapters.map((each, at) =>
    at === chapter ? { ...each, lessons: change(each.lessons) } : each,
  ),
})

/**
 * One step up or down; at the edge of its chapter a lesson moves to the next one. Returns the same document
 * at the ends.
 */
export function moved(document: CourseDocument, key: string, by: -1 | 1): CourseDocument {
  const from = placeOf(document, key)
  if (!from) return document
  const { chapter, lesson } = from
  if (lesson === undefined) return movedTo(document, key, { chapter: chapter + by })
  const lessons = document.chapters[chapter]?.lessons ?? []
  if (lesson + by >= 0 && lesson + by < lessons.length)
    return movedTo(document, key, { chapter, lesson: lesson + by })
  const next = document.chapters[chapter + by]
  return next
    ? movedTo(document, key, { chapter: chapter + by, lesson: by === 1 ? 0 : next.lessons.length })
    : document
}

/** `to` is counted after the item has been removed from its place. */
export function movedTo(document: CourseDocument, key: string, to: Place): CourseDocument {
  const from = placeOf(document, key)
  const { chapters } = document
  if (!from || to.chapter < 0 || to.chapter >= chapters.length) return document
  if (from.lesson === undefined) {
    const taken = chapters[from.chapter]
    const rest = chapters.filter((each) => each !== taken)
    return taken ? { ...document, chapters: rest.toSpliced(to.chapter, 0, taken) } : document
  }
  const taken = chapters[from.chapter]?.lessons[from.lesson]
  if (!taken || to.lesson === undefined) return document
  const without = changeLessons(document, from.chapter, (lessons) => lessons.filter((each) => each !== taken))
  return changeLessons(without, to.chapter, (lessons) => lessons.toSpliced(to.lesson ?? 0, 0, taken))
}

export const withLesson = (document: CourseDocument, chapter: number, lesson: Lesson) =>
  changeLessons(document, chapter, (lessons) => [...lessons, lesson])

export const without = (document: CourseDocument, key: string): CourseDocument => ({
  ...document,
  chapters: document.chapters
    .filter((chapter) => chapter.key !== key)
    .map((chapter) => ({ ...chapter, lessons: chapter.lessons.filter((lesson) => lesson.key !== key) })),
})

export const lessonCount = ({ chapters }: CourseDocument) =>
  chapters.reduce((sum, { lessons }) => sum + lessons.length, 0)

/** Removes a choice and shifts the indexes of the correct ones. */
export const withoutChoice = ({ choices, right, ...question }: Question, gone: number): Question => ({
  ...question,
  choices: choices.toSpliced(gone, 1),
  right: right.flatMap((number) => (number === gone ? [] : [number > gone ? number - 1 : number])),
})

/** In a single-choice question the last one pressed is the correct one. */
export const withRight = (
  { kind, right, ...question }: Question,
  number: number,
  isRight: boolean,
): Question => ({
  ...question,
  kind,
  right:
    kind === "single"
      ? [number]
      : isRight
        ? [...new Set([...right, number])].toSorted((a, b) => a - b)
        : right.filter((each) => each !== number),
})

/** `65` and `1:05` are the same; undefined if it is not a time. */
export function readClock(text: string): number | undefined {
  const [, minutes = "0", seconds] = /^(?:(\d{1,3}):)?(\d{1,4})$/.exec(text.normalize("NFKC").trim()) ?? []
  return seconds === undefined ? undefined : (Number(minutes) * 60 + Number(seconds)) * 1_000
}
