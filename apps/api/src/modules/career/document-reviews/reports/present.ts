import type { ReviewSide } from "@shirube/vocabulary/career/document-reviews/choices"
import type { ComplaintNoun } from "#api/kernel/features/complaint-nouns"
import type { ShownSubject } from "#api/kernel/features/review-kinds"
import type { Comments } from "../service.ts"

export const reviewChoices: ComplaintNoun["choices"] = {
  approved: { en: "Nothing is wrong", ja: "問題なし" },
  returned: { en: "End the review", ja: "添削を終了する" },
  declined: { en: "End the review for good", ja: "添削を終了する（重大な違反）" },
}

const labels = {
  question: { en: "Question", ja: "質問" },
  words: { en: "Comment on the whole", ja: "全体へのコメント" },
  comment: { en: "Comment", ja: "コメント" },
} as const

/** Without the document: a passage is shown only as far as it was marked. */
export function reviewFacts(
  { question, comments }: { readonly question: string; readonly comments: Comments },
  names: Readonly<Record<ReviewSide, string>>,
): ShownSubject["facts"] {
  const by = (label: { readonly en: string; readonly ja: string }, name: string) => ({
    en: `${label.en} · ${name}`,
    ja: `${label.ja}・${name}`,
  })
  return [
    { label: by(labels.question, names.student), text: question },
    ...(comments.words ? [{ label: by(labels.words, names.mentor), text: comments.words }] : []),
    ...comments.marks.map(({ quote, comment, suggestion }) => ({
      label: by(labels.comment, names.mentor),
      text: [`> ${quote}`, comment, suggestion ?? ""].filter(Boolean).join("\n"),
    })),
  ]
}
