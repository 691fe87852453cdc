// Visa steps and their deadlines for a stay in Japan. Pure: the same in the browser and on the server, for
// any given day.
import { addDays, addMonths, type Day, lastDayOf } from "../../time/days.ts"
import { lastOpenDay } from "../../time/office-days.ts"
import {
  type VisaFacts,
  type VisaProblem,
  type VisaProblemName,
  type VisaSource,
  type VisaStep,
  type VisaStepName,
  type VisaTimeline,
  visaStepPlaces,
} from "./choices.ts"

/** First and last possible day: equal if the day is known. */
interface Graduation {
  readonly first: Day
  readonly last: Day
  readonly isRough: boolean
}

export function visaTimeline(facts: VisaFacts, today: Day): VisaTimeline {
  const graduation = graduationOf(facts.graduation)
  const steps = stepsOf(facts, graduation, today).filter(
    ({ by }) => by === null || by >= addMonths(today, -6),
  )
  const problems = problemsOf(facts, graduation, steps, today)
  return { steps: steps.toSorted(byDay), problems }
}

function graduationOf(text: string | null): Graduation | null {
  if (text === null) return null
  if (text.length > 7) return { first: text, last: text, isRough: false }
  const [year = 0, month = 1] = text.split("-").map(Number)
  return { first: `${text}-01`, last: `${text}-${lastDayOf(year, month)}`, isRough: true }
}

const earlier = (a: Day | null, b: Day | null) => (a === null ? b : b === null ? a : a < b ? a : b)

/** Steps without a day come last; a card that ends early is extended before anything else is filed. */
const dayOf = ({ name, from, by, isAtOnce }: VisaStep) =>
  (name === "extend" || isAtOnce ? from : by) ?? from ?? "9999"
const byDay = (a: VisaStep, b: VisaStep) =>
  a.state === "known" || b.state === "known"
    ? Number(a.state === "known") - Number(b.state === "known")
    : dayOf(a).localeCompare(dayOf(b)) || a.name.localeCompare(b.name)

interface Dated {
  readonly from?: Day | null
  readonly by?: Day | null
  readonly isRough?: boolean
  readonly isAdvice?: boolean
  readonly isKnown?: boolean
  readonly isAtOnce?: boolean
  readonly isAfterExtension?: boolean
  /** When it becomes relevant, if there is no first day on which it can be done. */
  readonly concernsFrom?: Day
}

function stateOf(from: Day | null, by: Day | null, today: Day): VisaStep["state"] {
  if (by !== null && by < today) return "late"
  if (from !== null && from > today) return "later"
  return "now"
}

function stepsOf(facts: VisaFacts, graduation: Graduation | null, today: Day): VisaStep[] {
  const step = (name: VisaStepName, source: VisaSource, dated: Dated = {}): VisaStep => {
    const { from = null, by = null, isRough = false, isAdvice = false, isKnown = false } = dated
    const { isAtOnce = false, isAfterExtension = false, concernsFrom = null } = dated
    const reached = isKnown ? "known" : stateOf(from ?? concernsFrom, by, today)
    const state = isAfterExtension && reached === "now" ? "later" : reached
    const open = by === null || visaStepPlaces[name] === undefined || isKnown ? by : lastOpenDay(by)
    const counterBy = open === by ? null : open
    const flags = { isRough, isAdvice, isAtOnce, isAfterExtension }
    return { name, from, by, counterBy, ...flags, state, source }
  }
  const { status, cardExpiresOn: card } = facts
  const renewal = card === null ? {} : { from: addMonths(card, -3), by: card }
  switch (status) {
    case "student":
      return studentSteps(facts, graduation, step)
    case "job-hunting":
      return [...huntingSteps(facts, graduation, step), step("hours", "partTime", { isKnown: true })]
    case "waiting":
      return [
        ...workSteps(facts, graduation, step),
        ...pendingStep(card, step),
        step("hours", "partTime", { isKnown: true }),
      ]
    case "work":
      return [step("extend-work", "extension", renewal), ...pendingStep(card, step)]
    case "other":
      return pendingStep(card, step)
    default:
      return status satisfies never
  }
}

type MakeStep = (name: VisaStepName, source: VisaSource, dated?: Dated) => VisaStep

/** An application filed in time allows the person to stay until the decision, for two months at most. */
const pendingStep = (card: Day | null, step: MakeStep) =>
  card === null ? [] : [step("pending", "pending", { from: card, by: addMonths(card, 2), isKnown: true })]

function studentSteps(facts: VisaFacts, graduation: Graduation | null, step: MakeStep): VisaStep[] {
  const { cardExpiresOn: card } = facts
  const hours = step("hours", "partTime", { isKnown: true })
  const steps = [...pendingStep(card, step), hours]
  if (graduation === null) return steps
  const { first, last, isRough } = graduation
  const endsEarly = card !== null && card < last
  // A card that ends earlier is extended first, which changes its date. "Student" does not cover the time
  // after graduation, whatever the date on the card.
  const afterwards = { from: first, by: endsEarly ? null : card, isRough, isAtOnce: true }
  if (endsEarly) steps.push(step("extend", "extension", { from: addMonths(card, -3), by: card }))
  if (facts.hasOffer) {
    if (isLongWait(facts, graduation)) steps.push(step("change-to-waiting", "waiting", afterwards))
    steps.push(...workSteps(facts, graduation, step))
  } else if (facts.huntsOn) {
    // Each school sets its own deadline, often before graduation.
    const asking = { from: addMonths(first, -6), by: addDays(first, -1), isRough, isAdvice: true }
    steps.push(step("ask-recommendation", "hunting", asking))
    steps.push(step("change-to-hunting", "hunting", afterwards))
  } else steps.push(step("leave", "hunting", afterwards))
  steps.push(step("part-time-ends", "partTime", { by: first, isRough, concernsFrom: addDays(first, -14) }))
  steps.push(step("notify-school", "notification", { from: first, by: addDays(first, 14), isRough }))
  return steps
}

function huntingSteps(facts: VisaFacts, graduation: Graduation | null, step: MakeStep): VisaStep[] {
  const { cardExpiresOn: card } = facts
  if (facts.hasOffer) {
    const waiting = isLongWait(facts, graduation) ? [step("change-to-waiting", "waiting", { by: card })] : []
    return [...waiting, ...workSteps(facts, graduation, step), ...pendingStep(card, step)]
  }
  if (card === null) return []
  if (isLastPeriod(card, graduation)) {
    const concernsFrom = addMonths(card, -3)
    return [step("last-hunting-day", "hunting", { by: card, concernsFrom })]
  }
  return [
    step("renew-hunting", "hunting", { from: addMonths(card, -3), by: card }),
    ...pendingStep(card, step),
  ]
}

/** Six months, renewable once: a card that ends more than nine months after graduation is the second. */
const isLastPeriod = (card: Day, graduation: Graduation | null) =>
  graduation !== null && card > addMonths(graduation.last, 9)

/**
 * More than a month between graduation and the first day at work; after graduation, the office decides about
 * the remaining time.
 */
const isLongWait = ({ startsOn }: VisaFacts, graduation: Graduation | null) =>
  startsOn !== null && graduation !== null && startsOn > addMonths(graduation.last, 1)

function workSteps(facts: VisaFacts, graduation: Graduation | null, step: MakeStep): VisaStep[] {
  const { startsOn, status } = facts
  if (!facts.hasOffer || startsOn === null) return []
  const window = workWindow(startsOn)
  const isWaitingFirst = status !== "waiting" && isLongWait(facts, graduation)
  const by = isWaitingFirst
    ? window.by
    : (earlier(window.by, lastDayToFile(facts, graduation, window.from)) ?? window.by)
  const collecting = graduation === null ? {} : { from: graduation.first, isRough: graduation.isRough }
  return [
    step("change-to-work", "work", { ...window, by, isAfterExtension: isExtendedFirst(facts, graduation) }),
    ...(status === "student" && !isWaitingFirst
      ? [step("collect-card", "work", { ...collecting, by: addDays(startsOn, -1) })]
      : []),
  ]
}

const isExtendedFirst = ({ cardExpiresOn: card, status }: VisaFacts, graduation: Graduation | null) =>
  status === "student" && card !== null && graduation !== null && card < graduation.last

/**
 * A card that ends before graduation, or before the window opens, is extended first, so its date does not
 * limit the last day to file.
 */
function lastDayToFile(facts: VisaFacts, graduation: Graduation | null, opens: Day) {
  const { cardExpiresOn: card } = facts
  return card !== null && card >= opens && !isExtendedFirst(facts, graduation) ? card : null
}

/**
 * The agency asks those who start in April to apply from 1 December to the end of January; for other months
 * we only advise.
 */
function workWindow(startsOn: Day) {
  const year = Number(startsOn.slice(0, 4))
  return startsOn.slice(5, 7) === "04"
    ? { from: `${year - 1}-12-01`, by: `${year}-01-31`, isAdvice: false }
    : { from: addMonths(startsOn, -3), by: addMonths(startsOn, -2), isAdvice: true }
}

function problemsOf(
  facts: VisaFacts,
  graduation: Graduation | null,
  steps: readonly VisaStep[],
  today: Day,
): VisaProblem[] {
  const { status, cardExpiresOn: card, hasOffer } = facts
  const isStudent = status === "student"
  const [offeredOn, startsOn] = hasOffer ? [facts.offeredOn, facts.startsOn] : [null, null]
  const needsGraduation = isStudent || status === "job-hunting"
  const waits = steps.some(({ name }) => name === "change-to-waiting") || status === "waiting"
  const worksOut: readonly [VisaProblem["weight"], VisaProblemName, boolean][] = [
    ["stop", "card-expired", card !== null && card < today],
    ["stop", "graduated-as-student", isStudent && graduation !== null && graduation.last < today],
    [
      "stop",
      "card-before-graduation",
      isStudent && graduation !== null && card !== null && card < graduation.last,
    ],
    [
      "stop",
      "start-passed",
      startsOn !== null && startsOn <= today && status !== "work" && status !== "other",
    ],
    ["look", "card-on-graduation", isStudent && card !== null && card === graduation?.last],
    ["look", "card-before-start", isOverBeforeStart(facts, graduation)],
    [
      "look",
      "start-before-graduation",
      startsOn !== null && isStudent && graduation !== null && startsOn <= graduation.first,
    ],
    [
      "look",
      "window-missed",
      steps.some(({ name, state }) => name === "change-to-work" && state === "late") &&
        startsOn !== null &&
        startsOn > today,
    ],
    [
      "look",
      "too-long-after-offer",
      waits && startsOn !== null && offeredOn !== null && startsOn > addMonths(offeredOn, 12),
    ],
    [
      "look",
      "too-long-after-graduation",
      waits && startsOn !== null && graduation !== null && startsOn > addMonths(graduation.first, 18),
    ],
    ["look", "offer-after-start", offeredOn !== null && startsOn !== null && offeredOn > startsOn],
    ["look", "offer-in-future", offeredOn !== null && offeredOn > today],
    ["look", "other-status", status === "other"],
    ["missing", "graduation-missing", needsGraduation && graduation === null],
    ["missing", "graduation-day-missing", isStudent && graduation?.isRough === true],
    ["missing", "card-missing", card === null],
    [
      "missing",
      "start-missing",
      hasOffer && facts.startsOn === null && status !== "work" && status !== "other",
    ],
  ]
  return worksOut.flatMap(([weight, name, holds]) => (holds ? [{ name, weight }] : []))
}

/** Even with the two months in which a decision may be pending, the card ends before the first day at work. */
function isOverBeforeStart(facts: VisaFacts, graduation: Graduation | null): boolean {
  const { status, startsOn, cardExpiresOn: card, hasOffer } = facts
  if (!hasOffer || startsOn === null || card === null) return false
  if (status === "waiting") return card < startsOn
  // It will be extended first, which changes its date.
  if (status === "student" && graduation !== null && card < graduation.last) return false
  const isWaitedFor = isLongWait(facts, graduation)
  return (status === "student" || status === "job-hunting") && !isWaitedFor && addMonths(card, 2) < startsOn
}
