// Calendar entries for tests; a test states only what matters to it.
import type { Db } from "#api/kernel/db/client"
import { type CalendarEntryId, namedId } from "#api/kernel/db/ids"
import type { Clock } from "#api/kernel/process/clock"
import { type CalendarEntryDocument, publishCalendarEntry } from "./publishing/service.ts"

let counter = 0

interface Wishes extends Partial<Omit<CalendarEntryDocument, "id" | "dates">> {
  readonly id?: string
  readonly dates?: readonly Partial<CalendarEntryDocument["dates"][number]>[]
}

export const anEntry = ({
  id = `entry-${++counter}`,
  dates = [{}],
  ...wishes
}: Wishes = {}): CalendarEntryDocument => ({
  id: namedId<CalendarEntryId>(id),
  kind: "step",
  phase: "research",
  helps: [],
  sources: [],
  texts: {
    en: {
      title: "List 20 companies",
      summary: "Half of them sell to companies.",
      body: "Write **three** lines.",
    },
    ja: { title: "会社を書き出す", summary: "20社です。", body: "3行ずつ書きます。" },
  },
  ...wishes,
  dates: dates.map((when) => ({
    class: "2028-03",
    startsOn: "2026-09-01",
    endsOn: null,
    precision: "day",
    isExpected: false,
    label: null,
    ...when,
  })),
})

export const publishEntries = (
  api: { db: Db; clock: Clock },
  ...documents: CalendarEntryDocument[]
): Promise<void> =>
  api.db.transaction(async (tx) => {
    for (const document of documents) await publishCalendarEntry(tx, document, api.clock.now())
  })
