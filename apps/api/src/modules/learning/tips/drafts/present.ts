import type { Language } from "@shirube/vocabulary/language"
import type { TipState } from "@shirube/vocabulary/learning/tips/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import type { DraftTexts } from "./policy.ts"

export type Words = Readonly<Record<Language, string>>

interface Row {
  readonly id: string
  readonly version: number
  readonly state: TipState
  readonly shownAs: string | null
  readonly topics: readonly Topic[]
  readonly texts: DraftTexts
  readonly pictureAlt: Words
  readonly updatedAt: Date
  readonly reason: Words | null
  readonly picture: { readonly id: string; readonly address: string } | null
  readonly filmId: string | null
}

export const presentDraft = (
  {
    id,
    version,
    state,
    shownAs,
    topics,
    texts: { en, ja },
    pictureAlt,
    updatedAt,
    reason,
    picture,
    filmId,
  }: Row,
  language: Language,
) => ({
  id,
  version,
  state,
  tip_id: shownAs,
  topics: [...topics],
  title_en: en.title,
  who_en: en.who,
  text_en: en.text,
  title_ja: ja.title,
  who_ja: ja.who,
  text_ja: ja.text,
  picture_alt_en: pictureAlt.en,
  picture_alt_ja: pictureAlt.ja,
  reason: reason?.[language] ?? null,
  picture,
  film_id: filmId,
  updated_at: updatedAt.toISOString(),
})

const missing: Record<keyof DraftTexts["en"], Words> = {
  title: { en: "Please write a title.", ja: "タイトルを書いてください。" },
  who: { en: "Please say in one line who you are.", ja: "自己紹介を1行で書いてください。" },
  text: { en: "Please write your tip.", ja: "ヒントの本文を書いてください。" },
}
export const missingText = (part: keyof typeof missing, language: Language) => missing[part][language]
export const topicMissingText: Words = {
  en: "Please choose at least one topic.",
  ja: "トピックを1つ以上選んでください。",
}
export const eitherText: Words = {
  en: "A tip has either a picture or a video. Please remove one of them.",
  ja: "ヒントに付けられるのは、画像か動画のどちらか1つです。一方を外してください。",
}
