// Furigana from the dictionary for the Japanese lines of a published page, right after a save.
import { emit, subscribe } from "#api/kernel/events/events"
import { hasKanji } from "#api/kernel/text/furigana/okurigana"
import { mentorChanged } from "../events.ts"
import { type MentorPageRow, saveReadings, selectPage } from "../queries.ts"

const linesOf = (page: MentorPageRow): string[] => {
  const { headline, country, university, jobHunt, now, askMe, notFor } = page
  const lines = [headline, country, university, jobHunt, now, askMe, notFor].flatMap(
    ({ ja }) => ja?.split("\n") ?? [],
  )
  return [...new Set(lines)].filter(hasKanji)
}

/** Safe to retry. Lines that are read already keep their furigana; a page that was saved meanwhile is skipped. */
export const addFuriganaOnChange = subscribe(
  mentorChanged,
  "mentor-furigana",
  ({ db, furigana }) =>
    async ({ userId }) => {
      const page = await selectPage(db.autocommit, userId)
      if (!page?.publishedAt) return
      const lines = linesOf(page)
      const unread = lines.filter((line) => page.readings[line] === undefined)
      if (unread.length === 0) return
      const read = await furigana.readTitles(unread, "ja")
      const readings = Object.fromEntries(
        lines.map((line) => [line, page.readings[line] ?? read.get(line) ?? line]),
      )
      await db.transaction(async (tx) => {
        const saved = await saveReadings(tx, page, readings)
        if (saved.length > 0) await emit(tx, mentorChanged, { userId })
      })
    },
)
