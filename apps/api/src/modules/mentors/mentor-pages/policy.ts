import type { Language } from "@shirube/vocabulary/language"
import type { AnswerTime, CompanyDisplay } from "@shirube/vocabulary/mentors/mentor-pages/choices"

const FEWEST_ANSWERS = 3
const DAY_SECONDS = 86_400
const longest: readonly [AnswerTime, number][] = [
  ["within_a_day", DAY_SECONDS],
  ["few_days", 3 * DAY_SECONDS],
  ["week", 7 * DAY_SECONDS],
]

/** A coarse word; null if there are too few answers to say, or if it takes longer than a week. */
export function usualAnswerTime(record: {
  readonly answers: number
  readonly medianSeconds: number | null
}): AnswerTime | null {
  const { answers, medianSeconds } = record
  if (medianSeconds === null || answers < FEWEST_ANSWERS) return null
  return longest.find(([, seconds]) => medianSeconds <= seconds)?.[0] ?? null
}

interface Workplace<Industry extends string, Occupation extends string> {
  readonly company: string
  readonly industry: Industry
  readonly occupation: Occupation
}

/** What the page says about the company applies, whatever the profile shows beside answers. */
export const shownWorkplace = <Industry extends string, Occupation extends string>(
  workplace: Workplace<Industry, Occupation> | undefined,
  companyShown: CompanyDisplay,
) =>
  workplace
    ? {
        company: companyShown === "name" ? workplace.company : null,
        industry: workplace.industry,
        occupation: workplace.occupation,
      }
    : null

type Written = Readonly<Record<Language, string | null>>

/** The written parts of a page, in the order in which it shows them. */
const writtenParts = ["headline", "country", "university", "jobHunt", "now", "askMe", "notFor"] as const
type Texts = Readonly<Record<(typeof writtenParts)[number], Written>>

export const textsIn = (page: Texts): Texts => ({
  headline: page.headline,
  country: page.country,
  university: page.university,
  jobHunt: page.jobHunt,
  now: page.now,
  askMe: page.askMe,
  notFor: page.notFor,
})

/** Spaces, line breaks and punctuation are no change. */
const lettersOf = (text: string | null | undefined) =>
  (text ?? "").normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "")

export const isSameText = (before: Readonly<Record<string, Written>>, after: Texts): boolean =>
  writtenParts.every((part) =>
    (["en", "ja"] as const).every(
      (language) => lettersOf(before[part]?.[language]) === lettersOf(after[part][language]),
    ),
  )
