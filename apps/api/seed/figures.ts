// What the demo's readers did in the last 90 days: invented, but the same at every start, with the rhythm of a week.
import {
  type CountedDevice,
  type CountedPlace,
  countedFigures,
  dailyFigureNames,
  type FigureName,
  readMarks,
} from "@shirube/vocabulary/editorial/figures/choices"
import { type Language, languages } from "@shirube/vocabulary/language"
import {
  addDays,
  type Day,
  dayInJapan,
  daysBetween,
  instantInJapan,
  mondayOf,
} from "@shirube/vocabulary/time/days"
import type { Tx } from "../src/kernel/db/client.ts"
import { setMark } from "../src/kernel/db/marks.ts"
import { COUNTED_FROM } from "../src/kernel/figures/marks.ts"
import { deleteAllFigures, type FigureRow, replaceFigures } from "../src/kernel/figures/queries.ts"
import type { Platform } from "../src/kernel/process/platform.ts"
import { forgetSearches, recordSearch } from "../src/modules/common/search/searched/service.ts"
import { readContent } from "./content.ts"

const DAYS = 90
/** Monday to Sunday: students read in the evenings of the week. */
const RHYTHM = [1.12, 1.08, 1.1, 1.04, 0.92, 0.78, 0.96]
const VIEWS_A_DAY = 460

const places: Readonly<Partial<Record<CountedPlace, number>>> = {
  home: 0.2,
  article: 0.31,
  articles: 0.09,
  questions: 0.14,
  calendar: 0.05,
  visa: 0.03,
  events: 0.05,
  courses: 0.03,
  mentors: 0.04,
  tips: 0.02,
  search: 0.02,
  builder: 0.02,
}
const languageShares: Readonly<Record<Language, number>> = { en: 0.63, ja: 0.37 }
const deviceShares: Readonly<Record<CountedDevice, number>> = { phone: 0.67, tablet: 0.05, desktop: 0.28 }

const searches: readonly { readonly words: string; readonly share: number; readonly isFound: boolean }[] = [
  { words: "visa", share: 0.16, isFound: true },
  { words: "entry sheet", share: 0.14, isFound: true },
  { words: "面接", share: 0.11, isFound: true },
  { words: "rirekisho", share: 0.1, isFound: true },
  { words: "spi", share: 0.09, isFound: true },
  { words: "インターン", share: 0.08, isFound: true },
  { words: "part-time 28 hours", share: 0.07, isFound: true },
  { words: "敬語", share: 0.06, isFound: true },
  { words: "driving licence", share: 0.05, isFound: false },
  { words: "引っ越し", share: 0.04, isFound: false },
  { words: "pension refund", share: 0.04, isFound: false },
  { words: "ramadan", share: 0.03, isFound: false },
]

/** Between 0.8 and 1.2, always the same for the same words. */
function wobble(...of: readonly (string | number)[]): number {
  let hash = 7
  for (const letter of of.join(" ")) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 100_003
  return 0.8 + (0.4 * hash) / 100_003
}

interface Demo {
  readonly articles: readonly string[]
  readonly digests: ReadonlyMap<string, string>
}

function figuresOf(day: Day, ago: number, { articles, digests }: Demo): FigureRow[] {
  const growth = 1.15 - (0.45 * ago) / DAYS
  const scale = growth * (RHYTHM[daysBetween(mondayOf(day), day)] ?? 1)
  const rows: FigureRow[] = []
  const add = (name: FigureName, count: number, more: Partial<FigureRow> = {}) => {
    const rounded = Math.round(count)
    if (rounded > 0) rows.push({ name, day, subject: "", language: "", device: "", count: rounded, ...more })
  }

  for (const [subject, share] of Object.entries(places))
    for (const language of languages)
      for (const [device, part] of Object.entries(deviceShares)) {
        const count = VIEWS_A_DAY * scale * share * languageShares[language] * part
        add("view", count * wobble(day, subject, language, device), { subject, language, device })
      }

  for (const [rank, subject] of articles.entries()) {
    const reader = {
      subject,
      language: (rank + ago) % 3 === 0 ? "ja" : "en",
      device: (rank + ago) % 4 ? "phone" : "desktop",
    }
    const count = Math.round((190 * scale * wobble(day, subject)) / (rank + 6))
    add("article", count, reader)
    for (const mark of readMarks) add(`read_${mark}`, count * (1 - (mark / 140) * wobble(subject)), reader)
    if ((rank + ago) % 5 === 0) {
      add("helped", 1 + 2 * wobble(subject, day), { subject, language: reader.language })
      if (rank % 3 === 0) add("not_helped", 1, { subject, language: reader.language })
    }
  }

  for (const { words, share, isFound } of searches) {
    const reader = { language: /^[\x20-\x7e]+$/.test(words) ? "en" : "ja", device: "phone" }
    const count = 38 * scale * share * wobble(day, words)
    add("searched", count, { ...reader, subject: digests.get(words) ?? "" })
    if (!isFound) add("searched_nothing", count, { ...reader, subject: digests.get(words) ?? "" })
  }
  for (const device of ["phone", "desktop"] as const)
    for (const language of languages) {
      const reader = { language, device }
      const count = 20 * scale * wobble(day, device, language)
      add("search", count, reader)
      add("search_nothing", count * 0.16, reader)
    }

  const opened = 5.4 * scale * wobble(day, "opened")
  for (const [name, share] of [
    ["opened", 1],
    ["confirmed", 0.88],
    ["finished", 0.71],
    ["verified", 0.46],
  ] as const)
    add(name, opened * share)
  const asked = 3.1 * scale * wobble(day, "asked")
  add("asked", asked)
  add("answered", asked * 0.86)
  add("waiting", 2 + 3 * wobble(mondayOf(day)))
  add("begun", 4.2 * scale * wobble(day, "begun"))
  add("completed", 1.4 * scale * wobble(day, "completed"))
  if (daysBetween(mondayOf(day), day) === 2 || daysBetween(mondayOf(day), day) === 5) {
    const seats = 30
    const registered = seats * 0.82 * wobble(day, "registered")
    add("seats", seats)
    add("registered", Math.min(seats, registered))
    add("attended", Math.min(seats, registered) * 0.81)
    add("no_show", Math.min(seats, registered) * 0.19)
  }
  return rows
}

/** Day by day, so that a start that was interrupted continues, and no reader waits for it. */
export async function loadFigures(
  { db, vault }: Pick<Platform, "db" | "vault">,
  now: Date,
  signal: AbortSignal,
): Promise<boolean> {
  const { articles } = await readContent()
  const today = dayInJapan(now)
  const digests = await db.transaction((tx) => loadSearches(tx, vault, today))
  const demo = { articles: articles.map(({ id }) => id), digests }
  for (let ago = DAYS; ago > 0; ago--) {
    if (signal.aborted) return false
    const day = addDays(today, -ago)
    const names = [...countedFigures, ...dailyFigureNames]
    await db.transaction((tx) => replaceFigures(tx, { names, day }, figuresOf(day, ago, demo)))
  }
  await setMark(db.autocommit, COUNTED_FROM, today)
  return true
}

/** On enough days for their words to be shown. */
async function loadSearches(tx: Tx, vault: Platform["vault"], today: Day): Promise<Map<string, string>> {
  const digests = new Map<string, string>()
  for (const { words } of searches)
    for (const ago of [9, 5, 1]) {
      const at = new Date(instantInJapan(addDays(today, -ago), "12:00"))
      const digest = await recordSearch(tx, vault, words, at)
      if (digest !== undefined) digests.set(words, digest)
    }
  return digests
}

/** For a site that moves: its readers were those of a demo. */
export async function removeFigures(tx: Tx): Promise<void> {
  await deleteAllFigures(tx)
  await forgetSearches(tx)
}
