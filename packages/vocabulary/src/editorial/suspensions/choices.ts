// Durations and reasons of a suspension, free of dependencies so that the browser may import it. The mail,
// the API's error and both screens take the reasons from here.
import type { Language } from "../../language.ts"
import type { Day } from "../../time/days.ts"

export const suspensionLengths = ["7_days", "30_days", "indefinitely"] as const
export type SuspensionLength = (typeof suspensionLengths)[number]

/** Null: until an editor lifts it. */
export const suspensionDays: Readonly<Record<SuspensionLength, number | null>> = {
  "7_days": 7,
  "30_days": 30,
  indefinitely: null,
}

/** For a suspension on its own, which may also end with a chosen day. */
export const ownSuspensionLengths = ["7_days", "30_days", "last_day", "indefinitely"] as const
export type OwnSuspensionLength = (typeof ownSuspensionLengths)[number]

/** Of a suspension that ends with a chosen day. */
export const LONGEST_SUSPENSION_DAYS = 366

export const LONGEST_SUSPENSION_WORDS = 1_000

export const suspensionReasons = [
  "harassment",
  "impersonation",
  "advertising",
  "private_details",
  "repeated",
  "other",
] as const
export type SuspensionReason = (typeof suspensionReasons)[number]

export const suspensionReasonTexts: Readonly<Record<SuspensionReason, Readonly<Record<Language, string>>>> = {
  harassment: {
    en: "You insulted or harassed other people.",
    ja: "ほかの方を傷つける行為や嫌がらせがありました。",
  },
  impersonation: {
    en: "You pretended to be another person or organisation.",
    ja: "ほかの人や団体になりすます行為がありました。",
  },
  advertising: {
    en: "You used the site to advertise or sell something.",
    ja: "宣伝や販売、勧誘を目的とした利用がありました。",
  },
  private_details: {
    en: "You published private details about other people.",
    ja: "ほかの方の個人情報を公開する行為がありました。",
  },
  repeated: {
    en: "You broke the rules again after we had written to you about them.",
    ja: "以前お知らせしたあとも、ルールに反する行為が続きました。",
  },
  other: { en: "You broke our terms of use.", ja: "利用規約に反する行為がありました。" },
}

export const LONGEST_APPEAL = 2_000

/** A suspension without an end is in force for so long, until a second editor confirms that it has none. */
export const UNCONFIRMED_BAN_DAYS = 30
/** After so long an editor confirms their own, where there is no other editor. */
export const LONE_EDITOR_HOURS = 24

/** A suspension that an editor has chosen, on its own or with a decision. */
export interface ChosenSuspension {
  readonly length: SuspensionLength | { readonly lastDay: Day }
  readonly reason: SuspensionReason
  /** The editor's own words to the person. */
  readonly words: string | null
  readonly hidesPosts: boolean
}
