// Numbers that texts name as `{leavingDays}`: the limits that the product enforces.
import {
  ARCHIVE_DAYS,
  ARTICLE_FEEDBACK_DAYS,
  FIGURE_DAYS,
  LEAVING_DAYS,
  PUBLIC_REMOVAL_DAYS,
  RECORD_DAYS,
} from "../../identity/deletion/retention.ts"
import { OF_AGE, YOUNGEST } from "../../people/profile/choices.ts"
import { COOKIE_SECONDS, REFRESH_TOKEN_SECONDS } from "../../product.ts"

const daysOf = (seconds: number) => seconds / 86_400

export const pageFacts = {
  youngest: YOUNGEST,
  ofAge: OF_AGE,
  leavingDays: LEAVING_DAYS,
  publicRemovalDays: PUBLIC_REMOVAL_DAYS,
  archiveDays: ARCHIVE_DAYS,
  recordDays: RECORD_DAYS,
  feedbackDays: ARTICLE_FEEDBACK_DAYS,
  figureDays: FIGURE_DAYS,
  localDays: daysOf(REFRESH_TOKEN_SECONDS.local),
  ssoDays: daysOf(REFRESH_TOKEN_SECONDS.sso),
  cookieDays: daysOf(COOKIE_SECONDS),
} as const satisfies Readonly<Record<string, number>>

/** The address for questions, as a link. */
export const HELP_EMAIL_FACT = "helpEmail"
export const pageFactNames: readonly string[] = [HELP_EMAIL_FACT, ...Object.keys(pageFacts)]

/** Furigana has a bar, so it is never taken for one. */
export const FACT = /\{(?<name>[a-zA-Z]+)\}/g
