// What follows from the facts before any step is chosen: graduation, the window to apply for work, and which
// application comes first.
import { addMonths, type Day, lastDayOf } from "../../time/days.ts"
import type { VisaFacts } from "./choices.ts"

/** First and last possible day: equal if the day is known. */
interface Graduation {
  readonly first: Day
  readonly last: Day
  readonly isRough: boolean
}

interface WorkWindow {
  readonly from: Day
  readonly by: Day
  readonly isAdvice: boolean
}

export interface Situation {
  readonly facts: VisaFacts
  readonly today: Day
  readonly graduation: Graduation | null
  readonly isGraduated: boolean
  /** When to apply for work; null without an offer or without a first day. */
  readonly window: WorkWindow | null
  /**
   * `possible`: change to Designated Activities first, and apply for work from there. `impossible`: the time to
   * wait is longer than that status allows. `none`: apply for work directly.
   */
  readonly waiting: "possible" | "impossible" | "none"
  /** The card ends before graduation, and the stay as a student is extended before anything else. */
  readonly extendsFirst: boolean
  /** The card ends before graduation, but the application for work allows the person to stay. */
  readonly isCoveredByApplication: boolean
}

export function situationOf(facts: VisaFacts, today: Day): Situation {
  const { status, cardExpiresOn: card, hasOffer, startsOn } = facts
  const graduation = graduationOf(facts.graduation)
  const isGraduated = graduation !== null && graduation.last < today
  const window = hasOffer && startsOn !== null ? workWindow(startsOn) : null
  const waits = window !== null && today < window.from && isLongWait(facts, graduation, window)
  const waiting = !waits ? "none" : mayWait(facts, graduation) ? "possible" : "impossible"
  const endsEarly =
    status === "student" && card !== null && graduation !== null && !isGraduated && card < graduation.last
  // The agency asks those whose card ends in the window, or before it, to extend first. A later card allows
  // them to stay for two more months once they have applied for work.
  const isCoveredByApplication =
    endsEarly &&
    !waits &&
    window !== null &&
    startsOn !== null &&
    card > window.by &&
    addMonths(card, 2) >= startsOn
  const extendsFirst = endsEarly && !isCoveredByApplication
  return { facts, today, graduation, isGraduated, window, waiting, extendsFirst, isCoveredByApplication }
}

function graduationOf(text: string | null): Graduation | null {
  if (text === null) return null
  if (text.length > 7) return { first: text, last: text, isRough: false }
  const [year = 0, month = 1] = text.split("-").map(Number)
  return { first: `${text}-01`, last: `${text}-${lastDayOf(year, month)}`, isRough: true }
}

/**
 * The agency asks those who start in April to apply from 1 December to the end of January; for other months
 * we only advise.
 */
function workWindow(startsOn: Day): WorkWindow {
  const year = Number(startsOn.slice(0, 4))
  return startsOn.slice(5, 7) === "04"
    ? { from: `${year - 1}-12-01`, by: `${year}-01-31`, isAdvice: false }
    : { from: addMonths(startsOn, -3), by: addMonths(startsOn, -2), isAdvice: true }
}

/**
 * The application for work would come too late to follow the present status: more than a month after
 * graduation (for April: after it), after the card has ended, or three months after the search for work has.
 */
function isLongWait(
  { status, cardExpiresOn: card, offeredOn }: VisaFacts,
  graduation: Graduation | null,
  window: WorkWindow,
) {
  if (status === "student")
    return (
      graduation !== null && window.from > (window.isAdvice ? addMonths(graduation.last, 1) : graduation.last)
    )
  if (status !== "job-hunting") return false
  return (
    (card !== null && card < window.from) || (offeredOn !== null && addMonths(offeredOn, 3) < window.from)
  )
}

/** Within one year of the offer, and within one year and six months of graduation. */
const mayWait = (facts: VisaFacts, graduation: Graduation | null) =>
  !isLongAfterOffer(facts) && !isLongAfterGraduation(facts, graduation)

export const isLongAfterOffer = ({ startsOn, offeredOn }: VisaFacts) =>
  startsOn !== null && offeredOn !== null && startsOn > addMonths(offeredOn, 12)

export const isLongAfterGraduation = ({ startsOn }: VisaFacts, graduation: Graduation | null) =>
  startsOn !== null && graduation !== null && startsOn > addMonths(graduation.first, 18)
