import type { Language } from "@shirube/vocabulary/language"
import { withLanguage } from "@shirube/vocabulary/language-names"
import type { ReviewKind, ShownSubject } from "#api/kernel/features/review-kinds"

type Words = Readonly<Record<Language, string>>

export const changeTitle: Words = { en: "Change or translation", ja: "変更・翻訳" }

export const changeChoices: NonNullable<ReviewKind["choices"]> = {
  approved: { en: "Nothing is wrong", ja: "問題なし" },
  returned: { en: "Not like this", ja: "修正を依頼" },
  declined: { en: "Not at all", ja: "公開しない" },
}

interface Text {
  readonly language: string
  readonly title: string | null
  readonly source: string
}
interface Change {
  readonly language: string
  /** The text held for review; undefined if it is already published. */
  readonly held: Text | undefined
  readonly now: Text | undefined
  readonly original: Text | undefined
  readonly questionId: string | undefined
}

const words = ({ title, source }: Text) => {
  const text = title === null ? source : `${title}\n\n${source}`
  return { en: text, ja: text }
}

export function changeFacts({
  language,
  held,
  now,
  original,
  questionId,
}: Change): ShownSubject["facts"][number][] {
  const isTranslation = original !== undefined && original.language !== language
  return [
    ...(held ? [{ label: withLanguage({ en: "Waits", ja: "確認待ち" }, language), text: words(held) }] : []),
    ...(now ? [{ label: withLanguage({ en: "Shown now", ja: "公開中" }, language), text: words(now) }] : []),
    ...(isTranslation
      ? [
          {
            label: withLanguage({ en: "Original", ja: "元の文章" }, original.language),
            text: words(original),
          },
        ]
      : []),
    ...(questionId
      ? [
          {
            label: { en: "Thread", ja: "スレッド" },
            text: { en: "To the question", ja: "質問を見る" },
            path: `/community/ask-senpai/detail/${questionId}` as const,
          },
        ]
      : []),
  ]
}
