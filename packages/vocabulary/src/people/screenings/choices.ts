// How long the screening of a senpai is valid, and why editors pause or end it. Letters and screens take the
// reasons from here.
import type { Language } from "../../language.ts"

export const SCREENING_YEARS = 2
/** Days before the end when a senpai is reminded; from the first one on they can renew. */
export const FIRST_REMINDER_DAYS = 60
export const LAST_REMINDER_DAYS = 14
/** Days after the end in which nothing changes while a renewal is with the editors. */
export const RENEWAL_GRACE_DAYS = 30

/**
 * `none`: not screened yet. `ending`: can be renewed. `overdue`: past its end, with a renewal under review. `lapsed`: past its
 * end. `ended`: by the senpai or by an editor.
 */
export const screeningStates = ["none", "valid", "ending", "overdue", "lapsed", "ended"] as const
export type ScreeningState = (typeof screeningStates)[number]

/** The lists in the editors' area. */
export const screeningLists = ["current", "paused", "lapsed", "ended"] as const
export type ScreeningList = (typeof screeningLists)[number]

export const endedBy = ["senpai", "editor"] as const
export type EndedBy = (typeof endedBy)[number]

export const LONGEST_SCREENING_NOTE = 4_000
export const LONGEST_SCREENING_WORDS = 1_000

type Texts<Key extends string> = Readonly<Record<Key, Readonly<Record<Language, string>>>>

export const pauseReasons = ["unanswered", "report", "work", "other"] as const
export type PauseReason = (typeof pauseReasons)[number]

export const pauseReasonTexts: Texts<PauseReason> = {
  unanswered: {
    en: "Several students have not had an answer from you for a long time.",
    ja: "長いあいだお返事をもらえていない学生が何人かいます。",
  },
  report: {
    en: "We have received a report and are looking into it.",
    ja: "通報があり、編集部で内容を確認しています。",
  },
  work: {
    en: "We have a question about your work history.",
    ja: "職歴について、確認したいことがあります。",
  },
  other: {
    en: "We would like to talk to you before you take new requests.",
    ja: "新しい依頼を受ける前に、お話ししたいことがあります。",
  },
}

export const endReasons = ["rules", "work", "unreachable", "other"] as const
export type EndReason = (typeof endReasons)[number]

export const endReasonTexts: Texts<EndReason> = {
  rules: {
    en: "Something that you did as a senpai is against our terms of use.",
    ja: "先輩としての活動に、利用規約に反することがありました。",
  },
  work: {
    en: "We could no longer confirm your work history.",
    ja: "職歴を確認できなくなりました。",
  },
  unreachable: {
    en: "We wrote to you several times and had no answer.",
    ja: "何度かご連絡しましたが、お返事がありませんでした。",
  },
  other: {
    en: "We have decided not to continue.",
    ja: "先輩としての登録を続けないことにいたしました。",
  },
}
