import { withoutRuby } from "@shirube/contract/text/furigana"
import { type Language, languages } from "@shirube/vocabulary/language"
import { pathOfHelp } from "@shirube/vocabulary/season/calendar/choices"
import { parseRuby } from "#api/kernel/text/ruby"
import type { DateRow, EntryRow, SeasonRow } from "./reading/queries.ts"

interface Title {
  readonly language: string
  readonly title: string
}
type Helps = ReadonlyMap<string, Title>

/** Falls back to the other language. */
const inLanguage = (texts: Readonly<Partial<Record<Language, string>>>, language: Language) =>
  texts[language] ?? languages.map((each) => texts[each]).find((text) => text !== undefined) ?? ""

const presentHelps = ({ helps }: Pick<EntryRow, "helps">, found: Helps) =>
  helps.flatMap(({ noun, id }) => {
    const known = found.get(`${noun}:${id}`)
    return known
      ? [
          {
            noun,
            path: pathOfHelp(noun, id),
            language: known.language,
            title_ruby: parseRuby(known.title),
          },
        ]
      : []
  })

const presentWhen = (
  { startsOn, endsOn, precision, isExpected, label }: Omit<DateRow, "class">,
  language: Language,
) => ({
  starts_on: startsOn,
  ends_on: endsOn,
  precision,
  is_expected: isExpected,
  label: label && inLanguage(label, language),
})

type Summarised = Pick<SeasonRow, "entryId" | "address" | "kind" | "phase" | "language" | "title" | "summary">

const presentSummary = ({ entryId, address, kind, phase, language, title, summary }: Summarised) => ({
  entry_id: entryId,
  address,
  kind,
  phase,
  language,
  title: withoutRuby(title),
  title_ruby: parseRuby(title),
  summary_ruby: parseRuby(summary),
})

export const presentItem = (row: SeasonRow, helps: Helps, language: Language) => ({
  ...presentSummary(row),
  ...presentWhen(row, language),
  helps: presentHelps(row, helps),
})

interface EntryWithDates {
  readonly entry: EntryRow
  readonly dates: readonly DateRow[]
  readonly helps: Helps
  readonly today: string
}

export const presentEntry = ({ entry, dates, helps, today }: EntryWithDates, language: Language) => ({
  ...presentSummary(entry),
  is_fallback: entry.language !== language,
  languages: entry.languages,
  html: entry.html,
  dates: dates.map((when) => ({
    ...presentWhen(when, language),
    class: /^\d/.test(when.class) ? when.class : null,
  })),
  helps: presentHelps(entry, helps),
  sources: entry.sources.map(({ title, publisher, url, checked_on }) => ({
    title: inLanguage(title, language),
    publisher: inLanguage(publisher, language),
    url,
    checked_on,
  })),
  today,
  published_at: entry.publishedAt.toISOString(),
  updated_at: entry.updatedAt.toISOString(),
})
