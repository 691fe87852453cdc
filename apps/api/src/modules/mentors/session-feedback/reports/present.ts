import type { UserId } from "#api/kernel/db/ids"
import type { ComplaintNoun } from "#api/kernel/features/complaint-nouns"
import type { ShownSubject } from "#api/kernel/features/review-kinds"

export const thankYouChoices: ComplaintNoun["choices"] = {
  approved: { en: "Nothing is wrong", ja: "問題なし" },
  returned: { en: "Remove; the student may write another one", ja: "削除する（書き直しは可能）" },
  declined: { en: "Remove for good", ja: "削除し、書き直しも認めない" },
}

const labels = {
  text: { en: "Thank-you", ja: "お礼" },
  to: { en: "On the page of", ja: "掲載先の先輩" },
} as const

interface ReportedThankYou {
  readonly text: string
  readonly mentorId: UserId
}

export const thankYouFacts = (
  { text, mentorId }: ReportedThankYou,
  mentorName: string | undefined,
): ShownSubject["facts"] => [
  { label: labels.text, text },
  ...(mentorName
    ? [{ label: labels.to, text: mentorName, path: `/mentors/profile/${mentorId}` as const }]
    : []),
]
