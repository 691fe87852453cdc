// Choices and limits of a senpai's page, free of dependencies so that the browser may import it.

/** Stations of the road, in the order in which a page shows them. */
export const roadStations = ["country", "university", "job_hunt", "now"] as const

/** How the status of residence for work was obtained. */
export const residenceRoads = [
  "student-to-work",
  "job-hunting-extension",
  "designated-46",
  "highly-skilled",
  "from-abroad",
  "no-change-needed",
] as const
export type ResidenceRoad = (typeof residenceRoads)[number]

/** What a senpai offers. */
export const waysOfHelping = [
  "mock-interview",
  "es-review",
  "industry-talk",
  "first-step",
  "after-offer",
] as const
export type WayOfHelping = (typeof waysOfHelping)[number]

/** Readers see the company's name, or only its industry. */
export const companyDisplays = ["name", "industry"] as const
export type CompanyDisplay = (typeof companyDisplays)[number]

/** How soon a senpai usually answers a question. */
export const answerTimes = ["within_a_day", "few_days", "week"] as const
export type AnswerTime = (typeof answerTimes)[number]

/** A pause without an end is what stopping is for. */
export const LONGEST_PAUSE_DAYS = 366

export const LONGEST_HEADLINE = 80
export const LONGEST_STATION = 600
/** One line per topic. */
export const LONGEST_ASK_ME = 500
export const LONGEST_NOT_FOR = 300
