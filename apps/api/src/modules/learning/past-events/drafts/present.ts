import type { Language } from "@shirube/vocabulary/language"
import type { Missing } from "./policy.ts"
import type { DraftRow } from "./queries.ts"

type Names = ReadonlyMap<string, { readonly name: string }>

const presentCues = (cues: DraftRow["document"]["texts"]["en"]["cues"]) =>
  cues.map(({ startMs, endMs, text }) => ({ start_ms: startMs, end_ms: endMs, text }))

/** A draft with the names of its speakers. */
export const presentNamed = ({ draft, names }: { readonly draft: DraftRow; readonly names: Names }) =>
  presentDraft(draft, names)

export const presentDraft = ({ id, version, document, ...row }: DraftRow, names: Names) => ({
  id,
  version,
  kind: document.kind,
  topics: [...document.topics],
  ...(document.heldOn === null ? {} : { held_on: document.heldOn }),
  title_en: document.texts.en.title,
  summary_en: document.texts.en.summary,
  title_ja: document.texts.ja.title,
  summary_ja: document.texts.ja.summary,
  ...(row.videoId === null ? {} : { video_id: row.videoId }),
  spoken_language: document.spokenLanguage,
  ...(row.slidesId === null ? {} : { slides_id: row.slidesId }),
  questions: document.questions.map(({ en, ja }) => ({
    question_en: en.question,
    answer_en: en.answer,
    question_ja: ja.question,
    answer_ja: ja.answer,
  })),
  speakers: [...document.speakers],
  speaker_names: document.speakers.flatMap((speaker) => {
    const name = names.get(speaker)?.name
    return name === undefined ? [] : [{ id: speaker, name }]
  }),
  sources: document.sources.map(({ title, publisher, url, checked_on }) => ({
    title_en: title.en ?? "",
    publisher_en: publisher.en ?? "",
    title_ja: title.ja ?? "",
    publisher_ja: publisher.ja ?? "",
    url,
    ...(checked_on === "" ? {} : { checked_on }),
  })),
  cues_en: presentCues(document.texts.en.cues),
  cues_ja: presentCues(document.texts.ja.cues),
  past_event_id: row.publishedVersion === null ? null : row.pastEventId,
  published_languages: row.publishedLanguages,
  has_changes: row.publishedVersion !== null && row.publishedVersion !== version,
  updated_at: row.updatedAt.toISOString(),
})

const sentences: Readonly<Record<Missing["field"], Readonly<Record<Language, string>>>> = {
  topics: { en: "Please choose at least one topic.", ja: "トピックを1つ以上選んでください。" },
  held_on: { en: "Please say on which day it was.", ja: "開催日を入力してください。" },
  future: {
    en: "This day is still to come. A past event is over.",
    ja: "開催日が未来の日付です。終わったイベントの日付を入力してください。",
  },
  title: { en: "Please write a title.", ja: "タイトルを書いてください。" },
  summary: { en: "Please write a summary.", ja: "内容のまとめを書いてください。" },
}

/** Keyed by field name. */
export const missingTexts = (missing: readonly Missing[], language: Language): Record<string, string[]> =>
  Object.fromEntries(
    missing.map((each) => {
      const name = each.field === "future" ? "held_on" : each.field
      const field = "language" in each ? `${name}_${each.language}` : name
      return [field, [sentences[each.field][language]]]
    }),
  )
