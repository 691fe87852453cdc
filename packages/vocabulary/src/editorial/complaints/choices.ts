// What can be reported to the editors and why, free of dependencies so that the browser may import it.
import type { Language } from "../../language.ts"

/** A feature that adds one handles its complaints in its feature.ts (`complaintNouns`). */
export const complaintNouns = [
  "member",
  "question",
  "answer",
  "comment",
  "mentor",
  "session",
  "thank-you",
  "document-review",
  "hello",
] as const
export type ComplaintNounName = (typeof complaintNouns)[number]

export const complaintReasons = ["offensive", "false", "advertising", "private", "other"] as const
export type ComplaintReason = (typeof complaintReasons)[number]

type Words = Readonly<Record<Language, string>>

const common = {
  offensive: { en: "It insults or hurts people", ja: "人を傷つける内容がある" },
  advertising: { en: "It advertises or sells something", ja: "宣伝や勧誘をしている" },
  private: { en: "It shows private details", ja: "個人情報がのっている" },
  other: { en: "Something else", ja: "その他" },
} as const

const ofPost: Readonly<Record<ComplaintReason, Words>> = {
  ...common,
  false: { en: "It is false or dangerous advice", ja: "間違った、または危険なアドバイスである" },
}

/** By one of two people who write to each other. */
const betweenTwo: Readonly<Record<ComplaintReason, Words>> = {
  offensive: { en: "It insults, threatens or harasses me", ja: "侮辱や脅し、いやがらせがある" },
  false: {
    en: "Someone pretends to be someone else, or gives dangerous advice",
    ja: "なりすまし、または危険なアドバイスがある",
  },
  advertising: { en: "It advertises, recruits or asks for money", ja: "宣伝や勧誘、お金の要求がある" },
  private: {
    en: "It asks for private details, or to meet in private",
    ja: "個人的な情報を聞かれる、または個人的に会おうと誘われる",
  },
  other: common.other,
}

/** The reporter and the editor read the same texts. */
export const complaintReasonTexts: Readonly<
  Record<ComplaintNounName, Readonly<Record<ComplaintReason, Words>>>
> = {
  member: {
    ...common,
    false: { en: "It is false, or pretends to be someone else", ja: "うその内容、またはなりすましである" },
  },
  question: ofPost,
  answer: ofPost,
  comment: ofPost,
  mentor: {
    ...common,
    false: {
      en: "It is false, dangerous advice, or pretends to be someone else",
      ja: "うその内容や危険なアドバイスがある、またはなりすましである",
    },
  },
  session: betweenTwo,
  "document-review": betweenTwo,
  hello: betweenTwo,
  "thank-you": {
    ...common,
    false: { en: "It is false or misleading", ja: "うその内容、または誤解を招く内容である" },
  },
}

export const LONGEST_COMPLAINT = 1_000
