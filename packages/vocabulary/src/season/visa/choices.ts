// A member's facts about their stay in Japan, and the visa steps derived from them. Free of schemas: the
// browser calculates the steps itself, so that a guest sends nothing.
import type { Day } from "../../time/days.ts"

export const residenceStatuses = ["student", "job-hunting", "waiting", "work", "other"] as const
/**
 * `job-hunting` and `waiting` are both "Designated Activities": looking for work after graduation, and
 * waiting for the first day at work.
 */
export type ResidenceStatus = (typeof residenceStatuses)[number]

export interface VisaFacts {
  readonly status: ResidenceStatus
  /** `2027-03`, or the day if it is known. */
  readonly graduation: string | null
  readonly cardExpiresOn: Day | null
  readonly hasOffer: boolean
  readonly offeredOn: Day | null
  readonly startsOn: Day | null
  /** Without an offer: whether they keep looking after graduation. */
  readonly huntsOn: boolean
}

export const visaStepNames = [
  "extend",
  "ask-recommendation",
  "change-to-work",
  "change-to-hunting",
  "change-to-waiting",
  "renew-hunting",
  "last-hunting-day",
  "collect-card",
  "part-time-ends",
  "notify-school",
  "leave",
  "extend-work",
  "pending",
  "hours",
] as const
export type VisaStepName = (typeof visaStepNames)[number]

export interface VisaStep {
  readonly name: VisaStepName
  /** First and last day on which it can be done; either may be unknown. */
  readonly from: Day | null
  readonly by: Day | null
  /** The last day on which the office is open, if it is closed on the last day: online filing works until then. */
  readonly counterBy: Day | null
  /** To do as soon as possible; `by` is only the final day. */
  readonly isAtOnce: boolean
  /** The application that has to come first. */
  readonly after: "extend" | "change-to-waiting" | null
  /** Estimated from the month of graduation: the exact day may differ. */
  readonly isRough: boolean
  /** Our advice, because the agency names no day. */
  readonly isAdvice: boolean
  readonly state: "late" | "now" | "later" | "known"
  readonly source: VisaSource
}

export const visaProblemNames = [
  "card-expired",
  "card-before-graduation",
  "card-in-graduation-month",
  "card-during-application",
  "card-on-graduation",
  "card-before-start",
  "graduated-as-student",
  "start-passed",
  "start-before-graduation",
  "window-missed",
  "too-long-after-offer",
  "too-long-after-graduation",
  "offer-after-start",
  "offer-in-future",
  "graduation-missing",
  "graduation-day-missing",
  "card-missing",
  "start-missing",
  "other-status",
] as const
export type VisaProblemName = (typeof visaProblemNames)[number]

export interface VisaProblem {
  readonly name: VisaProblemName
  /** `stop`: the stay itself is at risk. `look`: inconsistent dates. `missing`: facts that would improve the result. */
  readonly weight: "stop" | "look" | "missing"
}

export interface VisaTimeline {
  readonly steps: readonly VisaStep[]
  readonly problems: readonly VisaProblem[]
}

/** Sources of the rules. All of these pages are in Japanese. */
export const visaSources = {
  work: {
    title: {
      en: 'To those planning to change from "Student" to a working status',
      ja: "在留資格「留学」から就労資格への変更申請を予定されている皆様へ",
    },
    url: "https://www.moj.go.jp/isa/10_00240.html",
  },
  extension: {
    title: { en: "Application for extension of period of stay", ja: "在留期間更新許可申請" },
    url: "https://www.moj.go.jp/isa/applications/procedures/16-3.html",
  },
  pending: {
    title: {
      en: "Special period of stay for holders of a residence card",
      ja: "特例期間とは？（在留カードを所持する方の在留期間の特例）",
    },
    url: "https://www.moj.go.jp/isa/applications/procedures/tokureikikan_00001.html",
  },
  notification: {
    title: {
      en: "Notification of the organisation you belong to (Student and others)",
      ja: "所属（活動）機関に関する届出（留学など）",
    },
    url: "https://www.moj.go.jp/isa/applications/procedures/nyuukokukanri10_00014.html",
  },
  waiting: {
    title: {
      en: "To those who have a job offer and wish to stay until they are hired",
      ja: "大学等の在学中又は卒業後に就職先が内定し採用までの滞在をご希望のみなさまへ",
    },
    url: "https://www.moj.go.jp/isa/applications/resources/nyuukokukanri07_00013.html",
  },
  hunting: {
    title: {
      en: "Frequently asked questions: looking for work after graduation",
      ja: "よくある質問（卒業後の就職活動と在留資格）",
    },
    url: "https://studyinjapan.go.jp/ja/faq/active",
  },
  partTime: {
    title: {
      en: "Permission to engage in activity other than that permitted",
      ja: "資格外活動許可申請",
    },
    url: "https://www.moj.go.jp/isa/applications/procedures/16-8.html",
  },
} as const
export type VisaSource = keyof typeof visaSources
export const VISA_LAST_SEEN_ON = "2026-11-16"

/** Where an application is filed; undefined for a step without one. */
export const visaStepPlaces: Record<VisaStepName, "immigration" | "notification" | "school" | undefined> = {
  extend: "immigration",
  "ask-recommendation": "school",
  "change-to-work": "immigration",
  "change-to-hunting": "immigration",
  "change-to-waiting": "immigration",
  "renew-hunting": "immigration",
  "last-hunting-day": undefined,
  "collect-card": "immigration",
  "part-time-ends": undefined,
  "notify-school": "notification",
  leave: undefined,
  "extend-work": "immigration",
  pending: undefined,
  hours: undefined,
}

/** In both languages, because calendar feeds show both. */
export const visaStepTitles: Record<VisaStepName, { readonly en: string; readonly ja: string }> = {
  extend: { en: "Extend your stay as a student", ja: "「留学」の在留期間を更新する" },
  "ask-recommendation": {
    en: "Ask your school for a recommendation letter",
    ja: "学校に推薦状を頼む",
  },
  "change-to-work": { en: "Apply for your work status", ja: "就労の在留資格への変更を申請する" },
  "change-to-hunting": {
    en: "Change to Designated Activities for job-hunting",
    ja: "就職活動のための「特定活動」に変更する",
  },
  "change-to-waiting": {
    en: "Change to Designated Activities until your first day",
    ja: "入社までの「特定活動」に変更する",
  },
  "renew-hunting": {
    en: "Renew your job-hunting status for six more months",
    ja: "就職活動の「特定活動」を6か月更新する",
  },
  "last-hunting-day": { en: "Your job-hunting status ends", ja: "就職活動の「特定活動」が終わる" },
  "collect-card": {
    en: "Show your graduation certificate and collect the new card",
    ja: "卒業証明書を見せて、新しい在留カードを受け取る",
  },
  "part-time-ends": { en: "Stop part-time work", ja: "アルバイトをやめる" },
  "notify-school": {
    en: "Tell Immigration that you have left your school",
    ja: "学校を離れたことを入管に届け出る",
  },
  leave: { en: "Leave Japan, or change to another status", ja: "出国する、または別の在留資格に変更する" },
  "extend-work": { en: "Extend your stay for work", ja: "就労の在留期間を更新する" },
  pending: { en: "While the answer is still open", ja: "審査の結果を待つ間" },
  hours: { en: "Part-time work: 28 hours", ja: "アルバイトは週28時間まで" },
}
