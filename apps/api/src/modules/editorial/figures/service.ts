// What readers do and what features count, without persons (docs/decisions/0159).
import {
  type countView as countViewRoute,
  MOST_FIGURE_ROWS,
} from "@shirube/contract/editorial/figures/routes"
import type { BodyOf } from "@shirube/contract/route"
import { withoutRuby } from "@shirube/contract/text/furigana"
import {
  articleIn,
  type CountedDevice,
  isLevel,
  type OverviewFigure,
  overviewFigures,
  placeOf,
  readMarks,
} from "@shirube/vocabulary/editorial/figures/choices"
import type { Language } from "@shirube/vocabulary/language"
import { addDays, type Day, dayInJapan, instantInJapan } from "@shirube/vocabulary/time/days"
import type { Db, Tx } from "#api/kernel/db/client"
import type { DailyFigures } from "#api/kernel/figures/daily-figures"
import {
  replaceFigures,
  selectByDay,
  selectBySubject,
  selectPopular,
  selectSplit,
} from "#api/kernel/figures/queries"
import type { Platform } from "#api/kernel/process/platform"
import { titlesOf } from "#api/kernel/search/titles"
import { recordSearch, searchedWordsOf } from "#api/modules/common/search/searched/service"

type View = BodyOf<typeof countViewRoute>

export async function countView(
  tx: Tx,
  { tally, vault }: Pick<Platform, "tally" | "vault">,
  { path, language, device, read, search }: View,
  now: Date,
): Promise<void> {
  const place = placeOf(path)
  if (!place) return
  const reader = { language, device }
  const article = articleIn(path)
  // Anyone can make up an address; only an article that exists is a subject.
  if (article !== undefined) {
    if ((await titlesOf(tx, [{ noun: "article", id: article }], language)).size === 0) return
    tally.count({ name: "article", subject: article, ...reader })
    for (const mark of readMarks)
      if (read >= mark) tally.count({ name: `read_${mark}`, subject: article, ...reader })
  }
  tally.count({ name: "view", subject: place, ...reader })
  if (!search || search.words.trim() === "") return
  tally.count({ name: "search", ...reader })
  if (!search.found) tally.count({ name: "search_nothing", ...reader })
  const digest = await recordSearch(tx, vault, search.words, now)
  if (digest === undefined) return
  tally.count({ name: "searched", subject: digest, ...reader })
  if (!search.found) tally.count({ name: "searched_nothing", subject: digest, ...reader })
}

interface Wanted {
  readonly days: string
  readonly language?: Language | undefined
  readonly device?: CountedDevice | undefined
}

/** Both days included. `since` begins the period before, which is as long. */
function periodOf({ days }: Wanted, now: Date) {
  const until = dayInJapan(now)
  const from = addDays(until, 1 - Number(days))
  return { since: addDays(from, -Number(days)), from, until }
}

/** The others have neither language nor device. */
const readerFigures: readonly OverviewFigure[] = ["view", "search", "search_nothing"]
const otherFigures = overviewFigures.filter((name) => !readerFigures.includes(name))

export async function figuresOf(tx: Tx, wanted: Wanted, now: Date) {
  const { since, from, until } = periodOf(wanted, now)
  const { language, device } = wanted
  const days = daysBetween(from, until)
  const both = { from: since, until }
  const rows = [
    ...(await selectByDay(tx, { names: readerFigures, ...both, language, device })),
    ...(await selectByDay(tx, { names: otherFigures, ...both })),
  ]
  const counted = new Map(rows.map(({ name, day, count }) => [`${name} ${day}`, count]))
  const countsOf = (name: OverviewFigure, of: readonly Day[]) => {
    let last = 0
    return of.map((day) => {
      const count = counted.get(`${name} ${day}`)
      // A level stays what it was until it is counted again.
      last = count ?? (isLevel(name) ? last : 0)
      return last
    })
  }
  const beforeDays = daysBetween(since, addDays(from, -1))
  const views = { names: ["view"] as const, ...both, language, device }
  const split = async (dimension: "language" | "device" | "subject") =>
    (await selectSplit(tx, views, { dimension, from })).sort((one, other) => other.count - one.count)
  return {
    from,
    until,
    days,
    figures: overviewFigures.map((name) => {
      const counts = countsOf(name, days)
      return { name, counts, total: totalOf(name, counts), before: totalOf(name, countsOf(name, beforeDays)) }
    }),
    languages: await split("language"),
    devices: await split("device"),
    places: await split("subject"),
  }
}

const totalOf = (name: OverviewFigure, counts: readonly number[]): number =>
  isLevel(name) ? (counts.at(-1) ?? 0) : counts.reduce((sum, count) => sum + count, 0)

function daysBetween(from: Day, until: Day): Day[] {
  const days: Day[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

const articleNames = ["article", ...readMarks.map((mark) => `read_${mark}` as const)] as const

export async function articleFigures(tx: Tx, wanted: Wanted, now: Date, language: Language) {
  const { from, until } = periodOf(wanted, now)
  const filter = { from, until, language: wanted.language }
  const top = await selectPopular(
    tx,
    { ...filter, names: ["article"], device: wanted.device },
    { by: ["article"], limit: MOST_FIGURE_ROWS },
  )
  const subjects = top.map(({ subject }) => subject)
  const counted = new Map<string, number>()
  // Whether it helped is answered without a device.
  for (const part of [
    { names: articleNames, device: wanted.device },
    { names: ["helped", "not_helped"] as const },
  ])
    for (const { name, key, count } of await selectBySubject(tx, { ...filter, ...part }, subjects))
      counted.set(`${name} ${key}`, count)
  const titles = await titlesOf(
    tx,
    subjects.map((id) => ({ noun: "article", id })),
    language,
  )
  return subjects.map((id) => {
    const countOf = (name: string) => counted.get(`${name} ${id}`) ?? 0
    return {
      id,
      title: withoutRuby(titles.get(`article:${id}`)?.title ?? ""),
      readers: countOf("article"),
      read: readMarks.map((mark) => countOf(`read_${mark}`)),
      helped: countOf("helped"),
      not_helped: countOf("not_helped"),
    }
  })
}

/** Words are stored only after several days, so that many digests stay without. */
const CANDIDATES = 1_000

export async function searchFigures(tx: Tx, wanted: Wanted, now: Date) {
  const { from, until } = periodOf(wanted, now)
  const { language, device } = wanted
  const found = await selectPopular(
    tx,
    { names: ["searched", "searched_nothing"], from, until, language, device },
    { by: ["searched_nothing", "searched"], limit: CANDIDATES },
  )
  const words = await searchedWordsOf(
    tx,
    found.map(({ subject }) => subject),
  )
  return found
    .flatMap(({ subject, counts }) => {
      const typed = words.get(subject)
      return typed === undefined
        ? []
        : [{ words: typed, times: counts.searched ?? 0, without_result: counts.searched_nothing ?? 0 }]
    })
    .slice(0, MOST_FIGURE_ROWS)
}

/** Counts one day of a feature again. */
export const countDay = (db: Db, { names, of }: DailyFigures, day: Day): Promise<void> =>
  db.transaction(async (tx) => {
    const from = new Date(instantInJapan(day, "00:00"))
    const until = new Date(instantInJapan(addDays(day, 1), "00:00"))
    const rows = (await of(tx, { day, from, until })).filter(({ name, count }) => count > 0 || isLevel(name))
    await replaceFigures(
      tx,
      { names, day },
      rows.map(({ subject = "", language = "", ...row }) => ({ ...row, day, subject, language, device: "" })),
    )
  })
