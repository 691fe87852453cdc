import { suspensionReasonTexts } from "@shirube/vocabulary/editorial/suspensions/choices"
import type { Language } from "@shirube/vocabulary/language"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { type OwnReview, presentOwnReview } from "#api/kernel/features/own-review"
import type { Reason, ReviewKind, ShownSubject } from "#api/kernel/features/review-kinds"
import type { SuspensionRow } from "./queries.ts"

interface OwnSuspension {
  readonly suspension: SuspensionRow
  readonly appealReview: OwnReview | undefined
}

export function presentOwnSuspension({ suspension, appealReview }: OwnSuspension, language: Language) {
  const { startsAt, endsAt, reason, words, appeal } = suspension
  const review = presentOwnReview(appealReview, language)
  return {
    since: startsAt.toISOString(),
    until: endsAt?.toISOString() ?? null,
    reason: suspensionReasonTexts[reason][language],
    words,
    appeal: appeal === null || review === null ? null : { text: appeal, review },
  }
}

interface Listed {
  readonly row: SuspensionRow
  readonly person: { readonly name: string; readonly seal: string }
  readonly editor: string | null
}

export const presentSuspension = ({ row, person, editor }: Listed) => ({
  id: row.id,
  person: { id: row.userId, name: person.name, seal: person.seal },
  since: row.startsAt.toISOString(),
  until: row.endsAt?.toISOString() ?? null,
  reason: row.reason,
  words: row.words,
  by: editor,
  appealed_at: row.appealedAt?.toISOString() ?? null,
})

/** What an editor sees of an appeal. */
export function appealFacts(
  { appeal, reason, words }: SuspensionRow,
  until: Readonly<Record<Language, string>>,
): ShownSubject["facts"] {
  return [
    { label: { en: "Appeal", ja: "異議の内容" }, text: appeal ?? "" },
    { label: { en: "Suspended for", ja: "利用停止の理由" }, text: suspensionReasonTexts[reason] },
    ...(words ? [{ label: { en: "What we wrote", ja: "本人への説明" }, text: words }] : []),
    { label: { en: "Suspended", ja: "停止の期限" }, text: until },
  ]
}

export const BAN_KIND = { name: "suspension-for-good", isConfidential: true } as const

export const banTitle = { en: "Suspensions for good", ja: "期限のない利用停止" }

export const banChoices: NonNullable<ReviewKind["choices"]> = {
  approved: { en: "Confirm: until an editor lifts it", ja: "確定する（解除するまで停止）" },
  returned: { en: "Lift the suspension", ja: "利用停止を解除する" },
  declined: { en: "Keep it at a month", ja: "1か月のままにする" },
}

/** What the second editor sees. */
export function banFacts(
  { reason, words, startsAt }: SuspensionRow,
  editor: string | null,
): ShownSubject["facts"] {
  const day = dayInJapan(startsAt)
  return [
    {
      label: { en: "Proposed by", ja: "提案した編集者" },
      text: { en: editor ?? "A former editor", ja: editor ?? "以前の編集者" },
    },
    { label: { en: "In force since", ja: "停止の開始日" }, text: day },
    { label: { en: "Suspended for", ja: "利用停止の理由" }, text: suspensionReasonTexts[reason] },
    ...(words ? [{ label: { en: "What we wrote", ja: "本人への説明" }, text: words }] : []),
  ]
}

export const lastDayText: Readonly<Record<Language, string>> = {
  en: "Choose a day from today on, within a year.",
  ja: "今日から1年以内の日を選んでください。",
}

export const appealTitle = { en: "Appeals", ja: "異議の申し立て" }

export const appealChoices: NonNullable<ReviewKind["choices"]> = {
  approved: { en: "Lift the suspension", ja: "利用停止を解除する" },
  returned: { en: "Keep the suspension", ja: "利用停止を続ける" },
  declined: { en: "Keep the suspension", ja: "利用停止を続ける" },
}

export const appealReasons: readonly Reason[] = [
  {
    key: "nothing-new",
    outcome: "declined",
    text: {
      en: "Your appeal does not change what we saw when we decided.",
      ja: "申し立ての内容は、判断したときに確認した事実を変えるものではありませんでした。",
    },
  },
  {
    key: "rules",
    outcome: "declined",
    text: {
      en: "What happened is against our terms of use, even if it was not meant badly.",
      ja: "悪意がなかったとしても、利用規約に反する行為でした。",
    },
  },
]
