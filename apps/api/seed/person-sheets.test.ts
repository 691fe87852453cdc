// One person, one story: all texts of the demo about a senpai agree with their sheet.
import { withoutRuby } from "@shirube/contract/text/furigana"
import { languages } from "@shirube/vocabulary/language"
import { expect, it } from "vitest"
import { inPerson } from "./events/in-person.ts"
import { online } from "./events/online.ts"
import { readForum } from "./forum-content.ts"
import { courses } from "./learning/courses.ts"
import { pastEvents } from "./learning/past-events.ts"
import { tips } from "./learning/tips.ts"
import { mentorPages } from "./mentors/pages.ts"
import { type PersonSheet, personSheets } from "./person-sheets.ts"
import { senpai } from "./senpai.ts"

const TODAY = "2026-11"

type Language = (typeof languages)[number]
interface Text {
  readonly from: string
  readonly language: Language
  readonly text: string
}

const nameOf = (email: string) => email.replace("@shirube.example", "")
const sheets = Object.entries(personSheets)
const owners = new Map(senpai.map((person) => [nameOf(person.account.email), person]))
const forum = await readForum()

/** `{ en, ja }` anywhere inside, as two texts. */
function textsIn(from: string, value: unknown): Text[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(from, each))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) =>
    typeof inside === "string" && (key === "en" || key === "ja")
      ? [{ from, language: key, text: withoutRuby(inside) }]
      : textsIn(from, inside),
  )
}

/** Sentences of past events that name the person. */
const mentions = ({ called }: PersonSheet): Text[] =>
  pastEvents.flatMap(({ key, ...event }) =>
    textsIn(`past event ${key}`, event).flatMap(({ text, ...rest }) =>
      text
        .split(/(?<=[.!?。！？])\s*/)
        .filter((sentence) => sentence.includes(called[rest.language]))
        .map((sentence) => ({ ...rest, text: sentence })),
    ),
  )

/** What a person wrote or said themselves, and what past events say about them. */
function ownTexts(name: string, sheet: PersonSheet): Text[] {
  const { called } = sheet
  const profile = owners.get(name)?.profile
  const speech = pastEvents.flatMap(({ key, ...event }) =>
    textsIn(`past event ${key}`, event).filter(({ language, text }) =>
      text.startsWith(`${called[language]}${language === "en" ? ": " : "："}`),
    ),
  )
  return [
    { from: "introduction", language: "en", text: profile?.introductionEn ?? "" },
    { from: "introduction", language: "ja", text: profile?.introductionJa ?? "" },
    ...textsIn(
      "page",
      mentorPages.filter(({ email }) => nameOf(email) === name),
    ),
    ...tips.filter(({ by }) => by === name).flatMap((tip) => textsIn(`tip ${tip.key}`, { text: tip.text })),
    ...courses.filter(({ author }) => author === name).flatMap((course) => textsIn(course.key, course)),
    ...forum.flatMap(({ key, answers }) =>
      answers.filter(({ by }) => by === name).flatMap(({ text }) => textsIn(`answer to ${key}`, text)),
    ),
    ...speech,
    ...mentions(sheet),
  ]
}

it("each senpai has a sheet that agrees with their profile and work history", () => {
  expect(sheets.map(([name]) => name).sort()).toEqual([...owners.keys()].sort())
  for (const [name, sheet] of sheets) {
    const owner = owners.get(name)
    const current = owner?.application?.workplaces.find(({ until }) => until === undefined)
    expect([name, owner?.profile?.japaneseLevel, current?.since, current?.company]).toEqual([
      name,
      sheet.level,
      sheet.since,
      `${sheet.company} (example)`,
    ])
    expect(sheet.places.map(({ en }) => en)).toContain(current?.city)
  }
})

it.each(sheets)("%s is called by one name", (name, { called }) => {
  const profile = owners.get(name)?.profile
  const kana = `${profile?.familyKana} ${profile?.givenKana}`
  expect(kana.split(" ")).toContain(called.ja)
})

it("tips say where each senpai came from, with which level, and where they work", () => {
  for (const { key, by, who } of tips) {
    const sheet = personSheets[by]
    for (const language of languages) {
      expect([key, who[language]]).toEqual([key, expect.stringContaining(sheet?.country[language] ?? "?")])
      expect([key, who[language]]).toEqual([key, expect.stringContaining(sheet?.level.toUpperCase() ?? "?")])
      expect([key, sheet?.places.some((place) => who[language].includes(place[language]))]).toEqual([
        key,
        true,
      ])
    }
  }
})

it("events name the place where a speaker works, or none", () => {
  const places = new Set(sheets.flatMap(([, sheet]) => sheet.places.map(({ en }) => en)))
  for (const { by, about } of [...inPerson, ...online].flatMap(({ speakers }) => speakers)) {
    const own = personSheets[by]?.places.map(({ en }) => en) ?? []
    const named = [...places].filter((place) => about.en.includes(place))
    expect([by, named.filter((place) => !own.includes(place))]).toEqual([by, []])
  }
})

it("past events call their speakers as their sheets do", () => {
  const calledBy = (language: Language) =>
    sheets.map(([name, { called }]) => [called[language], name] as const)
  for (const { key, speakers, questions } of pastEvents)
    for (const { language, text } of textsIn(key, questions)) {
      const label = /^([^\s：:「“]{1,12})(?:: |：)/.exec(text)?.[1]
      if (label === undefined || !/^[A-Z]|^[\u30a1-\u30ffー]/.test(label)) continue
      const speaker = calledBy(language).find(([called]) => called === label)?.[1]
      expect([key, label, speakers.includes(speaker ?? "")]).toEqual([key, label, true])
    }
})

const ordinals = "First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth".split(
  " ",
)

it("pages count the years at work from the first month", () => {
  let counted = 0
  for (const { email, road } of mentorPages) {
    const sheet = personSheets[nameOf(email)]
    if (!sheet) continue
    const english = /^(\w+) year\b|\bin my (\w+) year at/.exec(road.now.en ?? "")
    const word = (english?.[1] ?? english?.[2] ?? "").toLowerCase()
    const inEnglish = ordinals.findIndex((ordinal) => ordinal.toLowerCase() === word) + 1
    const inJapanese = Number(
      /^(?:入社して|同じ事務所で|.{0,12}作って)?(\d+)年目/.exec(road.now.ja ?? "")?.[1] ?? 0,
    )
    const years = yearsSince(sheet.since)
    for (const said of [inEnglish, inJapanese])
      if (said > 0) {
        counted++
        expect([email, said]).toEqual([email, years])
      }
  }
  expect(counted).toBeGreaterThanOrEqual(12)
})

/** The year at work that has begun. */
function yearsSince(month: string): number {
  const [[year = 0, from = 1] = [], [now = 0, today = 1] = []] = [month, TODAY].map((each) =>
    each.split("-").map(Number),
  )
  return Math.floor(((now - year) * 12 + today - from) / 12) + 1
}

it.each(sheets.filter(([, { stories }]) => stories !== undefined))(
  "%s tells the same each time",
  (name, sheet) => {
    for (const { about, says } of sheet.stories ?? []) {
      const told = ownTexts(name, sheet).filter(({ language, text }) => about[language].test(text))
      expect([String(about.en), told.length > 1]).toEqual([String(about.en), true])
      for (const { from, language, text } of told)
        expect([from, language, says[language].test(text) ? "as on the sheet" : text]).toEqual([
          from,
          language,
          "as on the sheet",
        ])
    }
  },
)

it("texts about a senpai with the name of a company name theirs", () => {
  const companies = sheets.map(([name, { company }]) => [name, company] as const)
  for (const [name, sheet] of sheets)
    for (const { from, text } of ownTexts(name, sheet)) {
      const others = companies.filter(([owner, company]) => owner !== name && text.includes(company))
      expect([name, from, others]).toEqual([name, from, []])
    }
})
