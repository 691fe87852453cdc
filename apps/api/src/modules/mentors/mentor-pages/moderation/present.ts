import type { Language } from "@shirube/vocabulary/language"
import type { ComplaintNoun } from "#api/kernel/features/complaint-nouns"
import type { ShownSubject } from "#api/kernel/features/review-kinds"
import type { MentorPageRow } from "../queries.ts"
import type { RemovalRow } from "./queries.ts"

type Words = Readonly<Record<Language, string>>

const parts = [
  ["headline", { en: "Headline", ja: "見出し" }],
  ["country", { en: "Road: home country", ja: "歩み：母国" }],
  ["university", { en: "Road: university", ja: "歩み：大学" }],
  ["jobHunt", { en: "Road: job hunt", ja: "歩み：就職活動" }],
  ["now", { en: "Road: now", ja: "歩み：現在" }],
  ["askMe", { en: "What to ask me", ja: "聞いてほしいこと" }],
  ["notFor", { en: "What I do not do", ja: "していないこと" }],
] as const satisfies readonly (readonly [keyof MentorPageRow, Words])[]

const writtenIn: Readonly<Record<Language, Words>> = {
  en: { en: " (English)", ja: "（英語）" },
  ja: { en: " (Japanese)", ja: "（日本語）" },
}

const appealLabel: Words = { en: "Appeal by the senpai", ja: "先輩からの異議申し立て" }

/** An editor sees the page's texts, and the appeal if there is one. */
export function pageFacts(
  page: MentorPageRow | undefined,
  removal: Pick<RemovalRow, "appeal"> | undefined,
): ShownSubject["facts"] {
  const texts = parts.flatMap(([part, label]) =>
    (["en", "ja"] as const).flatMap((language) => {
      const text = page?.[part][language]
      const { en, ja } = writtenIn[language]
      return text ? [{ label: { en: label.en + en, ja: label.ja + ja }, text }] : []
    }),
  )
  return [...(removal?.appeal ? [{ label: appealLabel, text: removal.appeal }] : []), ...texts]
}

export const mentorChoices: ComplaintNoun["choices"] = {
  approved: { en: "Nothing is wrong", ja: "問題なし" },
  returned: { en: "Hide until corrected", ja: "直すまで非公開にする" },
  declined: { en: "Hide for good", ja: "今後も非公開にする" },
}

export const presentRemoval = (removal: RemovalRow, reason: Words | undefined, language: Language) => ({
  is_for_good: removal.isForGood,
  removed_at: removal.takenDownAt.toISOString(),
  reason: reason?.[language] ?? null,
  has_appealed: removal.appeal !== null,
})
