// Furigana from the dictionary for a course's Japanese text, right after publication, unless the author gave them.
import { RUBY } from "@shirube/contract/text/furigana"
import type { CourseId } from "#api/kernel/db/ids"
import { emit, subscribe } from "#api/kernel/events/events"
import type { JobParts } from "#api/kernel/jobs/jobs"
import { hasKanji } from "#api/kernel/text/furigana/okurigana"
import { glossaryFor } from "#api/modules/learning/articles/service"
import { indexCourse } from "../documents/service.ts"
import { courseChanged, coursePublished } from "../events.ts"
import { selectFingerprint } from "../publishing/queries.ts"
import { renderCues } from "../publishing/service.ts"
import { type Japanese, saveJapanese, selectJapanese } from "./queries.ts"

const lacksReadings = (source: string) => hasKanji(source.replace(RUBY, ""))

/** Each distinct text that lacks furigana. */
function sourcesOf({ texts, chapters, lessons, quizzes }: Japanese): string[] {
  const said = [
    ...texts.flatMap(({ title, summary, outcomes }) => [title, summary, ...outcomes]),
    ...chapters.flatMap(({ title }) => title.ja ?? []),
    ...lessons.flatMap(({ title, summary, cues }) => [title, summary, ...cues.map(({ source }) => source)]),
    ...quizzes.flatMap(({ texts: { ja } }) => (ja ? [ja.question, ja.explanation, ...ja.choices] : [])),
  ]
  return [...new Set(said)].filter(lacksReadings)
}

/** Safe to retry. Skips a course that was changed meanwhile: that publication adds its own. */
export async function addFurigana({ db, furigana }: JobParts, courseId: CourseId): Promise<void> {
  const japanese = await selectJapanese(db.autocommit, courseId)
  if (!japanese) return
  const readings = await furigana.readTitles(sourcesOf(japanese), "ja")
  if (![...readings].some(([source, read]) => source !== read)) return
  const read = (source: string) => readings.get(source) ?? source
  await db.transaction(async (tx) => {
    if ((await selectFingerprint(tx, courseId)) !== japanese.fingerprint) return
    const glossary = await glossaryFor(tx)
    await saveJapanese(tx, {
      texts: japanese.texts.map((text) => ({
        ...text,
        title: read(text.title),
        summary: read(text.summary),
        outcomes: text.outcomes.map(read),
      })),
      chapters: japanese.chapters.map((chapter) => ({
        ...chapter,
        title: { ...chapter.title, ...(chapter.title.ja ? { ja: read(chapter.title.ja) } : {}) },
      })),
      lessons: japanese.lessons.map((text) => ({
        ...text,
        title: read(text.title),
        summary: read(text.summary),
        ...renderCues(
          text.cues.map((cue) => ({ ...cue, source: read(cue.source) })),
          glossary,
          "ja",
        ),
      })),
      quizzes: japanese.quizzes.map(({ texts, ...quiz }) => ({
        ...quiz,
        texts: texts.ja
          ? {
              ...texts,
              ja: {
                question: read(texts.ja.question),
                choices: texts.ja.choices.map(read),
                explanation: read(texts.ja.explanation),
              },
            }
          : texts,
      })),
    })
    await indexCourse(tx, courseId)
    await emit(tx, courseChanged, { courseId })
  })
}

export const addFuriganaOnPublish = subscribe(
  coursePublished,
  "courses-read-published",
  (parts) =>
    ({ courseId }) =>
      addFurigana(parts, courseId),
)
export const readChanged = subscribe(
  courseChanged,
  "courses-read-changed",
  (parts) =>
    ({ courseId }) =>
      addFurigana(parts, courseId),
)
