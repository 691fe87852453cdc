import type { Language } from "@shirube/vocabulary/language"
import type { TipState } from "@shirube/vocabulary/learning/tips/choices"
import { type Topic, topicTexts } from "@shirube/vocabulary/topics"
import type { ShownSubject } from "#api/kernel/features/review-kinds"
import { type DraftTexts, finishedTexts } from "./policy.ts"

type Words = Readonly<Record<Language, string>>

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

const parts: Record<keyof DraftTexts["en"], (language: Language) => Words> = {
  title: (language) => ({ en: `Title (${language})`, ja: `タイトル（${language}）` }),
  who: (language) => ({ en: `Who they are (${language})`, ja: `自己紹介（${language}）` }),
  text: (language) => ({ en: `Tip (${language})`, ja: `本文（${language}）` }),
}

/** Everything as typed, with a link to the published version if there is one. */
export function factsOf({
  topics,
  texts,
  pictureId,
  pictureAlt,
  path,
}: {
  readonly topics: readonly Topic[]
  readonly texts: DraftTexts
  readonly pictureId: string | null
  readonly pictureAlt: Words
  readonly path: `/${string}` | undefined
}): ShownSubject["facts"] {
  const named = (language: Language, between: string) =>
    topics.map((topic) => topicTexts[topic].name[language]).join(between)
  const described = (["en", "ja"] as const).filter(
    (language) => pictureId !== null && pictureAlt[language] !== "",
  )
  return [
    { label: { en: "Topics", ja: "トピック" }, text: { en: named("en", ", "), ja: named("ja", "、") } },
    ...(Object.entries(finishedTexts(texts)) as [Language, DraftTexts["en"]][]).flatMap(([language, words]) =>
      (["title", "who", "text"] as const).map((part) => ({
        label: parts[part](language),
        text: words[part],
      })),
    ),
    ...described.map((language) => ({
      label: { en: `What the picture shows (${language})`, ja: `画像の説明（${language}）` },
      text: pictureAlt[language],
    })),
    ...(path
      ? [
          {
            label: { en: "Published now", ja: "公開中のヒント" },
            text: { en: "See it as readers do", ja: "公開ページを見る" },
            path,
          },
        ]
      : []),
  ]
}
