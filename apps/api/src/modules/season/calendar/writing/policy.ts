import { type Language, languages } from "@shirube/vocabulary/language"
import { missingInSource } from "@shirube/vocabulary/learning/articles/missing"
import { helpAt } from "@shirube/vocabulary/season/calendar/choices"
import type { DraftedDate, EntryDetails, EntryText } from "@shirube/vocabulary/season/calendar/writing"
import type { MissingField } from "#api/kernel/features/writing-nouns"

type Words = MissingField["text"]

const texts = {
  title: { en: "Write a title.", ja: "タイトルを書いてください。" },
  summary: { en: "Say in a sentence what to do.", ja: "何をするのかを1文で書いてください。" },
  markdown: { en: "Write the text.", ja: "本文を書いてください。" },
  dates: { en: "Add at least one date.", ja: "日付を1つ以上追加してください。" },
  sources: { en: "Name at least one source.", ja: "出典を1つ以上入れてください。" },
} as const satisfies Record<string, Words>

const inDetails = (field: string, text: Words, language: Language | null = null): MissingField => ({
  part: "details",
  field,
  language,
  text,
})

/** What is missing or inconsistent; what only the database knows is added by the service. */
export const missingInEntry = (
  { dates, helps, sources }: EntryDetails,
  sides: Readonly<Record<Language, EntryText>>,
): MissingField[] => [
  ...(dates.length === 0 ? [inDetails("dates", texts.dates)] : []),
  ...(sources.length === 0 ? [inDetails("sources", texts.sources)] : []),
  ...dates.flatMap((date, at) => missingInDate(date, at, dates.slice(0, at))),
  ...helps.flatMap((path, at) => (helpAt(path) ? [] : [unknownHelp(at)])),
  ...sources.flatMap(missingInSource),
  ...languages.flatMap((language) =>
    (["title", "summary", "markdown"] as const).flatMap((field) =>
      sides[language][field].trim() === "" ? [{ part: language, field, language, text: texts[field] }] : [],
    ),
  ),
]

/** A class has one date a day; a label is given in every published language or in none. */
function missingInDate(date: DraftedDate, at: number, before: readonly DraftedDate[]): MissingField[] {
  const { starts, ends, label } = date
  const problem = (field: string, en: string, ja: string, language: Language | null = null) =>
    inDetails(`dates.${at}.${field}`, { en: `Date ${at + 1}: ${en}`, ja: `日付${at + 1}：${ja}` }, language)
  if (starts === "") return [problem("starts", "say on which day it is.", "日付を入れてください。")]
  const isTwice = before.some((other) => other.class === date.class && other.starts === starts)
  const isCalled = languages.some((language) => label[language].trim() !== "")
  return [
    ...(isTwice
      ? [
          problem(
            "starts",
            "these graduates have this date already.",
            "同じ卒業時期に、同じ日付がすでにあります。",
          ),
        ]
      : []),
    ...(ends !== "" && ends < starts
      ? [
          problem(
            "ends",
            "the last day is before the first one.",
            "終わりの日が、始まりの日より前になっています。",
          ),
        ]
      : []),
    ...languages.flatMap((language) =>
      isCalled && label[language].trim() === ""
        ? [
            problem(
              `label.${language}`,
              "write in both languages what this day is called.",
              "この日の名前を両方の言語で書いてください。",
              language,
            ),
          ]
        : [],
    ),
  ]
}

export const unknownHelp = (at: number): MissingField =>
  inDetails(`helps.${at}`, {
    en: `Page ${at + 1}: there is no such page. Copy the address of an article, a course, a tip, a past event or a topic of Ask Senpai.`,
    ja: `ページ${at + 1}：このページは見つかりません。記事、コース、ヒント、過去のイベント、または「先輩に相談」のトピックのアドレスをコピーしてください。`,
  })
