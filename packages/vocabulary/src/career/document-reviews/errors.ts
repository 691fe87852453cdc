import type { ErrorTexts } from "../../errors/texts.ts"
import { MOST_OPEN_REVIEWS, MOST_READING } from "./choices.ts"

export const errors = {
  "document_review.not_found": {
    status: 404,
    en: "This review is not here. The student may have withdrawn the document.",
    ja: "この添削は見つかりませんでした。学生が書類を取り下げた可能性があります。",
  },
  "document_review.changed": {
    status: 409,
    en: "This review has changed in the meantime. Please reload the page to see how it is now.",
    ja: "この添削の状態はすでに変わっています。ページを読み込み直して、現在の内容を確認してください。",
  },
  "document_review.changed_elsewhere": {
    status: 409,
    en: "These comments were changed in another window. Please choose which version to keep.",
    ja: "コメントは別のウィンドウで変更されています。どちらを残すか選んでください。",
  },
  "document_review.taken": {
    status: 409,
    en: "Another senpai has just taken this document. Thank you for wanting to help.",
    ja: "この書類は、たった今ほかの先輩が引き受けました。ご協力の気持ちに感謝します。",
  },
  "document_review.too_many_reading": {
    status: 409,
    en: `You are reading ${MOST_READING} documents. Please send your comments on one of them, or give it back, before you take another.`,
    ja: `${MOST_READING}件の書類を添削中です。どれかのコメントを送るか、辞退してから、次の書類を引き受けてください。`,
  },
  "document_review.too_many_open": {
    status: 409,
    en: `You have ${MOST_OPEN_REVIEWS} open reviews. Please wait for the comments, or withdraw one of them first.`,
    ja: `添削を待っている書類が${MOST_OPEN_REVIEWS}件あります。コメントを待つか、どれかを取り下げてから依頼してください。`,
  },
  "document_review.already_open": {
    status: 409,
    en: "This document is already being reviewed. You will find it under “Reviews”.",
    ja: "この書類は、すでに添削を依頼しています。「添削」のページで確認できます。",
  },
  "document_review.empty": {
    status: 409,
    en: "There is no text in this document yet. Write at least a first draft, then ask for a review.",
    ja: "この書類には、まだ文章がありません。下書きを書いてから依頼してください。",
  },
  "document_review.outdated": {
    status: 409,
    en: "The document was changed in the meantime. Please look at it again, then ask for the review.",
    ja: "書類がその後変更されています。内容を確認してから、もう一度依頼してください。",
  },
  "document_review.adults_only": {
    status: 409,
    en: "Reviews by a senpai are for members who are 18 or older. You can ask your question in Ask Senpai instead.",
    ja: "先輩による添削は18歳以上の方が利用できます。質問は「先輩に相談」からどうぞ。",
  },
  "document_review.closed": {
    status: 409,
    en: "This senpai does not review documents at the moment. You can ask another one, or let any senpai answer.",
    ja: "この先輩は現在、書類の添削を受け付けていません。ほかの先輩に頼むか、「先輩を選ばない」で依頼してください。",
  },
  "document_review.contact_data": {
    status: 409,
    en: "Your text seems to contain contact details. For your safety, do not share them here. Remove them, or confirm that you want to send the text as it is.",
    ja: "連絡先と思われる内容が含まれています。安全のため、ここでは連絡先を伝えないでください。削除するか、このまま送ることを確認してください。",
  },
  "document_review.passage_not_found": {
    status: 409,
    en: "A comment belongs to a passage that is not in the document. Please mark the passage again.",
    ja: "書類にない箇所へのコメントがあります。箇所を選び直してください。",
  },
  "document_review.nothing_written": {
    status: 409,
    en: "Please write at least one comment before you send the review.",
    ja: "コメントを一つ以上書いてから送ってください。",
  },
  "document_review.mark_not_found": {
    status: 404,
    en: "This comment is not in the review.",
    ja: "このコメントは、添削の中に見つかりませんでした。",
  },
} as const satisfies ErrorTexts
