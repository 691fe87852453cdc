// Converts a document to what readers see: the chosen languages, without empty fields.
import type { CourseDocument } from "@shirube/contract/learning/courses/drafts"
import { RUBY } from "@shirube/contract/text/furigana"
import type { Language } from "@shirube/vocabulary/language"
import { finishedSources } from "@shirube/vocabulary/learning/courses/draft-sources"

interface Film {
  readonly id: string
  readonly durationMs: number
  readonly poster: string | null
}

interface Choice {
  readonly languages: readonly Language[]
  readonly films: readonly Film[]
  /** Glossary terms that a caption may reference. */
  readonly terms: ReadonlySet<string>
}

type Lesson = CourseDocument["chapters"][number]["lessons"][number]

/** The content of a lesson without its film. */
export const lessonContentOf = (
  { texts, quiz, sources }: Lesson,
  { languages, terms }: Pick<Choice, "languages" | "terms">,
) => ({
  sources: finishedSources(sources, languages),
  texts: only(languages, texts, ({ title, summary, cues, marks }) => ({
    title,
    summary,
    cues: cuesOf(cues, terms),
    marks: marks
      .filter((mark) => mark.title !== "")
      .map((mark) => ({ startMs: mark.start_ms, title: mark.title }))
      .toSorted((a, b) => a.startMs - b.startMs),
  })),
  quiz: quiz.map(({ kind, question, explanation, choices, right }) => ({
    kind,
    texts: Object.fromEntries(
      languages.map((language) => [
        language,
        {
          question: question[language],
          choices: choices.map((choice) => choice[language]),
          explanation: explanation[language],
        },
      ]),
    ),
    rightChoices: [...new Set(right)].filter((number) => number < choices.length),
  })),
})

const only = <Text, Item>(
  languages: readonly Language[],
  texts: Record<Language, Text>,
  show: (text: Text) => Item,
) =>
  Object.fromEntries(languages.map((language) => [language, show(texts[language])])) as Partial<
    Record<Language, Item>
  >

export function publicationOf(document: CourseDocument, { languages, films, terms }: Choice) {
  if (document.level === null) throw new Error("Unfinished course: no level")
  const lessonOf = (lesson: Lesson) => {
    const { key, spoken_language, film } = lesson
    const shown = films.find(({ id }) => id === film)
    if (!shown || film === null) throw new Error("Unfinished course: a lesson has no film")
    return {
      key,
      spokenLanguage: spoken_language,
      film: { videoId: film, durationMs: shown.durationMs, poster: shown.poster },
      ...lessonContentOf(lesson, { languages, terms }),
    }
  }
  return {
    topics: document.topics,
    level: document.level,
    texts: only(languages, document.texts, ({ title, summary, outcomes }) => ({
      title,
      summary,
      outcomes: outcomes.filter((outcome) => outcome !== ""),
    })),
    chapters: document.chapters.map(({ title, lessons }) => ({
      title: only(languages, title, (text) => text),
      lessons: lessons.map(lessonOf),
    })),
  }
}

const SHORTEST_CUE_MS = 500

/** Ordered by time, each shown long enough to be read. */
const cuesOf = (cues: Lesson["texts"]["en"]["cues"], terms: ReadonlySet<string>) =>
  cues
    .filter(({ text }) => text !== "")
    .map(({ start_ms, end_ms, text }) => ({
      startMs: start_ms,
      endMs: Math.max(end_ms, start_ms + SHORTEST_CUE_MS),
      text: plainWords(text, terms),
    }))
    .toSorted((a, b) => a.startMs - b.startMs)

const TERM = /\[\[([a-z0-9-]+)(?:\|[^[\]{}\n]+)?\]\]/.source
const KEPT = new RegExp(`(${RUBY.source.replaceAll("(", "(?:")}|${TERM.replace("(", "(?:")})`)

/** A senpai types plain text: only furigana and glossary terms have meaning, everything else is escaped. */
export const plainWords = (text: string, terms: ReadonlySet<string>) =>
  text
    .split(KEPT)
    .map((piece, at) => (at % 2 === 1 && isMeant(piece, terms) ? piece : escaped(piece)))
    .join("")

function isMeant(piece: string, terms: ReadonlySet<string>): boolean {
  if (piece.startsWith("{")) return true
  const [, key = ""] = new RegExp(TERM).exec(piece) ?? []
  return terms.has(key)
}

const escaped = (piece: string) => piece.replace(/[!-/:-@[-`{-~]/g, "\\$&")
