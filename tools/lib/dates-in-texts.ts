// Dates in texts for readers: a weekday is that of its date, and a rule was looked at within two years.

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
)
const ENGLISH_DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
const JAPANESE_DAYS = [..."日月火水木金土"]
/** A date without a year is one of these, the seasons that the texts are about. */
const SEASONS = [2026, 2027, 2028]

const month = `(${MONTHS.join("|")})`
const named = `(${ENGLISH_DAYS.join("|")})`
const english = [
  // Friday 29 January 2027
  new RegExp(`${named},? (?<day>\\d{1,2}) ${month}(?: (\\d{4}))?`, "g"),
  // 31 January 2027 is a Sunday; 31 January (Sunday)
  new RegExp(`(?<day>\\d{1,2}) ${month}(?: (\\d{4}))?(?: is a | \\(|, a )${named}`, "g"),
]
const japanese = /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日(?:は|（|\()([日月火水木金土])(?:曜日?|）|\))/g

const weekdayOf = (year: number, monthIndex: number, day: number) =>
  new Date(Date.UTC(year, monthIndex, day)).getUTCDay()

const problemOf = (
  file: string,
  quote: string,
  year: string | undefined,
  at: readonly [number, number, number],
) => {
  const [monthIndex, day, weekday] = at
  const years = year === undefined ? SEASONS : [Number(year)]
  return years.some((each) => weekdayOf(each, monthIndex, day) === weekday)
    ? []
    : [`${file}: "${quote}" has another weekday`]
}

export function weekdayProblems(file: string, text: string): string[] {
  const inEnglish = english.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const parts = match.slice(1).filter((part) => part !== undefined)
      const weekday = ENGLISH_DAYS.findIndex((name) => parts.includes(name))
      const monthIndex = MONTHS.findIndex((name) => parts.includes(name))
      const year = parts.find((part) => /^\d{4}$/.test(part))
      return problemOf(file, match[0], year, [monthIndex, Number(match.groups?.day), weekday])
    }),
  )
  const inJapanese = [...text.matchAll(japanese)].flatMap(([quote, year, monthNumber, day, name = ""]) =>
    problemOf(file, quote, year, [Number(monthNumber) - 1, Number(day), JAPANESE_DAYS.indexOf(name)]),
  )
  return [...inEnglish, ...inJapanese]
}

const YEARS_A_RULE_LASTS = 2
const checked = /"?checked(?:_on|On)"?: "(\d{4}-\d{2}-\d{2})"/g

/** Rules change: a page that was last looked at more than two years before the newest one has to be read again. */
export function ageProblems(files: ReadonlyMap<string, string>): string[] {
  const found = [...files].flatMap(([file, source]) =>
    [...source.matchAll(checked)].map(([, day = ""]) => ({ file, day })),
  )
  const newest =
    found
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? ""
  const oldest = `${Number(newest.slice(0, 4)) - YEARS_A_RULE_LASTS}${newest.slice(4)}`
  return found
    .filter(({ day }) => day < oldest)
    .map(({ file, day }) => `${file}: last checked on ${day}, more than ${YEARS_A_RULE_LASTS} years ago`)
}
