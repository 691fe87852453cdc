import type { Language } from "@shirube/vocabulary/language"
import { withLanguage } from "@shirube/vocabulary/language-names"
import { type Topic, topicTexts } from "@shirube/vocabulary/topics"
import type { ShownSubject } from "#api/kernel/features/review-kinds"
import { type DraftTexts, finishedTexts } from "../drafts/policy.ts"
import type { Words } from "../drafts/present.ts"

const parts: Record<keyof DraftTexts["en"], (language: Language) => Words> = {
  title: (language) => withLanguage({ en: "Title", ja: "タイトル" }, language),
  who: (language) => withLanguage({ en: "Who they are", ja: "自己紹介" }, language),
  text: (language) => withLanguage({ en: "Tip", ja: "本文" }, language),
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
      label: withLanguage({ en: "What the picture shows", ja: "画像の説明" }, language),
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
