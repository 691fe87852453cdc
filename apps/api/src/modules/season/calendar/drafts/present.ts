import type { Language } from "@shirube/vocabulary/language"
import type { Missing } from "./policy.ts"
import type { DraftRow } from "./queries.ts"

export const presentDraft = ({ id, version, document, ...row }: DraftRow) => ({
  id,
  version,
  kind: document.kind,
  ...(document.phase === null ? {} : { phase: document.phase }),
  title_en: document.texts.en.title,
  summary_en: document.texts.en.summary,
  body_en: document.texts.en.body,
  title_ja: document.texts.ja.title,
  summary_ja: document.texts.ja.summary,
  body_ja: document.texts.ja.body,
  dates: document.dates.map(({ class: key, startsOn, endsOn, precision, isExpected, label }) => ({
    class: key,
    ...(startsOn === null ? {} : { starts_on: startsOn }),
    ...(endsOn === null ? {} : { ends_on: endsOn }),
    precision,
    is_expected: isExpected,
    label_en: label.en,
    label_ja: label.ja,
  })),
  helps: document.helps.map((path) => ({ path })),
  sources: document.sources.map(({ title, publisher, url, checked_on }) => ({
    title_en: title.en ?? "",
    publisher_en: publisher.en ?? "",
    title_ja: title.ja ?? "",
    publisher_ja: publisher.ja ?? "",
    url,
    ...(checked_on === "" ? {} : { checked_on }),
  })),
  entry_id: row.publishedVersion === null ? null : row.entryId,
  published_languages: row.publishedLanguages,
  has_changes: row.publishedVersion !== null && row.publishedVersion !== version,
  updated_at: row.updatedAt.toISOString(),
})

const sentences: Readonly<Record<Missing["field"], Readonly<Record<Language, string>>>> = {
  title: { en: "Please write a title.", ja: "タイトルを書いてください。" },
  summary: { en: "Please say in a sentence what to do.", ja: "何をするのかを1文で書いてください。" },
  body: { en: "Please write the text.", ja: "本文を書いてください。" },
  dates: { en: "Please add at least one date.", ja: "日付を1つ以上追加してください。" },
  sources: { en: "Please add where this is written.", ja: "出典を1つ以上追加してください。" },
  starts_on: { en: "Please say on which day it is.", ja: "日付を入力してください。" },
  ends_on: {
    en: "The last day is before the first one.",
    ja: "終わりの日が、始まりの日より前になっています。",
  },
  twice: { en: "These graduates have this date already.", ja: "同じ卒業時期に、同じ日付がすでにあります。" },
  label: { en: "Please write what this day is called.", ja: "この日の名前を書いてください。" },
  source_url: { en: "Please write the address of the page.", ja: "ページのアドレスを入力してください。" },
  checked_on: { en: "Please say when you last saw the page.", ja: "ページを閲覧した日を入力してください。" },
  source_title: { en: "Please write the title of the page.", ja: "ページのタイトルを書いてください。" },
  source_publisher: { en: "Please say who publishes it.", ja: "発行元を書いてください。" },
  help: {
    en: "There is no such page. Copy the address of an article, a course, a tip, a past event or a topic of Ask Senpai.",
    ja: "このページは見つかりません。記事、コース、ヒント、過去のイベント、または「先輩に相談」のトピックのアドレスをコピーしてください。",
  },
}

function nameOf(missing: Missing): string {
  switch (missing.field) {
    case "title":
    case "summary":
    case "body":
      return `${missing.field}_${missing.language}`
    case "dates":
    case "sources":
      return missing.field
    case "starts_on":
    case "ends_on":
      return `dates.${missing.at}.${missing.field}`
    case "twice":
      return `dates.${missing.at}.starts_on`
    case "label":
      return `dates.${missing.at}.label_${missing.language}`
    case "source_url":
      return `sources.${missing.at}.url`
    case "checked_on":
      return `sources.${missing.at}.checked_on`
    case "source_title":
      return `sources.${missing.at}.title_${missing.language}`
    case "source_publisher":
      return `sources.${missing.at}.publisher_${missing.language}`
    case "help":
      return `helps.${missing.at}.path`
  }
}

/** Keyed by field name. */
export const missingTexts = (missing: readonly Missing[], language: Language): Record<string, string[]> =>
  Object.fromEntries(missing.map((each) => [nameOf(each), [sentences[each.field][language]]]))
