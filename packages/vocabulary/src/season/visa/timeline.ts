// Visa steps and their deadlines for a stay in Japan. Pure: the same in the browser and on the server, for
// any given day.
import { byCode } from "../../text/order.ts"
import { addDays, addMonths, type Day } from "../../time/days.ts"
import { lastOpenDay } from "../../time/office-days.ts"
import {
  type VisaFacts,
  type VisaSource,
  type VisaStep,
  type VisaStepName,
  type VisaTimeline,
  visaStepPlaces,
} from "./choices.ts"
import { visaProblems } from "./problems.ts"
import { type Situation, situationOf } from "./situation.ts"

export function visaTimeline(facts: VisaFacts, today: Day): VisaTimeline {
  const situation = situationOf(facts, today)
  const all = stepsOf(situation)
  const isAwaited = (name: VisaStepName) => name === "extend" || all.some(({ after }) => after === name)
  const steps = all.filter(({ name, by }) => by === null || by >= addMonths(today, -6) || isAwaited(name))
  return { steps: steps.toSorted(byDay), problems: visaProblems(situation, steps) }
}

const earlier = (a: Day, b: Day | null) => (b === null || a < b ? a : b)
const later = (a: Day, b: Day) => (a > b ? a : b)

/** Steps without a day come last; a card that ends early is extended before anything else is filed. */
const dayOf = ({ name, from, by, isAtOnce }: VisaStep) =>
  (name === "extend" || isAtOnce ? from : by) ?? from ?? "9999"
const byDay = (a: VisaStep, b: VisaStep) =>
  a.state === "known" || b.state === "known"
    ? Number(a.state === "known") - Number(b.state === "known")
    : byCode(dayOf(a), dayOf(b)) || byCode(a.name, b.name)

interface Dated {
  readonly from?: Day | null
  readonly by?: Day | null
  readonly isRough?: boolean
  readonly isAdvice?: boolean
  readonly isKnown?: boolean
  readonly isAtOnce?: boolean
  readonly after?: VisaStep["after"]
  /** When it becomes relevant, if there is no first day on which it can be done. */
  readonly concernsFrom?: Day
  /** The day after which it is certainly late, if the exact day of graduation is unknown. */
  readonly lateAfter?: Day
}

function stateOf(
  { from, by, after, concernsFrom, lateAfter, isKnown }: Dated,
  today: Day,
): VisaStep["state"] {
  if (isKnown) return "known"
  // Two applications are never open at the same time: the second waits for the first.
  if (after) return "later"
  const last = lateAfter ?? by ?? null
  if (last !== null && last < today) return "late"
  const first = from ?? concernsFrom ?? null
  return first !== null && first > today ? "later" : "now"
}

function stepsOf(situation: Situation): VisaStep[] {
  const step = (name: VisaStepName, source: VisaSource, dated: Dated = {}): VisaStep => {
    const { by = null, isRough = false, isAdvice = false, isAtOnce = false, after = null } = dated
    const open = by === null || visaStepPlaces[name] === undefined || dated.isKnown ? by : lastOpenDay(by)
    return {
      name,
      from: dated.from ?? null,
      by,
      counterBy: open === by ? null : open,
      isRough,
      isAdvice,
      isAtOnce,
      after,
      state: stateOf(dated, situation.today),
      source,
    }
  }
  const { status, cardExpiresOn: card } = situation.facts
  const hours = step("hours", "partTime", { isKnown: true })
  switch (status) {
    case "student":
      return studentSteps(situation, step)
    case "job-hunting":
      return [...huntingSteps(situation, step), hours]
    case "waiting":
      return [...workSteps(situation, step), ...pendingStep(card, step), hours]
    case "work":
      return [
        step("extend-work", "extension", card === null ? {} : { from: addMonths(card, -3), by: card }),
        ...pendingStep(card, step),
      ]
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

function studentSteps(situation: Situation, step: MakeStep): VisaStep[] {
  const { facts, graduation, isGraduated, extendsFirst, waiting } = situation
  const { cardExpiresOn: card } = facts
  const steps = pendingStep(card, step)
  // The permission for part-time work ends with the time at the school.
  if (!isGraduated) steps.push(step("hours", "partTime", { isKnown: true }))
  if (graduation === null) return steps
  const { first, last, isRough } = graduation
  // A card that ends earlier is extended first, which changes its date. "Student" does not cover the time
  // after graduation, whatever the date on the card.
  const by = card !== null && card < last ? null : card
  const leaving = { from: first, by, isRough, isAtOnce: true }
  const afterwards: Dated = { ...leaving, after: extendsFirst ? "extend" : null }
  if (extendsFirst && card !== null)
    steps.push(
      step("extend", "extension", { from: addMonths(card, -3), by: card, isRough: isRough && card >= first }),
    )
  if (facts.hasOffer) {
    if (waiting === "possible") steps.push(step("change-to-waiting", "waiting", afterwards))
    if (waiting === "impossible") steps.push(step("leave", "waiting", leaving))
    steps.push(...workSteps(situation, step))
  } else if (facts.huntsOn) {
    // Each school sets its own deadline, often before graduation.
    const asking = { from: addMonths(first, -6), by: addDays(first, -1), lateAfter: addDays(last, -1) }
    steps.push(step("ask-recommendation", "hunting", { ...asking, isRough, isAdvice: true }))
    steps.push(step("change-to-hunting", "hunting", afterwards))
  } else steps.push(step("leave", "hunting", leaving))
  const ending = { by: first, isRough, concernsFrom: addDays(first, -14), lateAfter: last }
  steps.push(step("part-time-ends", "partTime", ending))
  const telling = { from: first, by: addDays(first, 14), isRough, lateAfter: addDays(last, 14) }
  steps.push(step("notify-school", "notification", telling))
  return steps
}

function huntingSteps(situation: Situation, step: MakeStep): VisaStep[] {
  const { facts, graduation, waiting } = situation
  const { cardExpiresOn: card, offeredOn } = facts
  if (facts.hasOffer) {
    const from = offeredOn !== null && card !== null && offeredOn > card ? null : offeredOn
    return [
      ...(waiting === "possible" ? [step("change-to-waiting", "waiting", { from, by: card })] : []),
      ...workSteps(situation, step),
      ...pendingStep(card, step),
    ]
  }
  if (card === null) return []
  // Six months, renewable once: a card that ends more than nine months after graduation is the second.
  if (graduation !== null && card > addMonths(graduation.last, 9))
    return [step("last-hunting-day", "hunting", { by: card, concernsFrom: addMonths(card, -3) })]
  return [
    step("renew-hunting", "hunting", { from: addMonths(card, -3), by: card }),
    ...pendingStep(card, step),
  ]
}

function workSteps(situation: Situation, step: MakeStep): VisaStep[] {
  const { facts, graduation, window, extendsFirst, waiting } = situation
  const { startsOn, status, cardExpiresOn: card } = facts
  if (window === null || startsOn === null || waiting === "impossible") return []
  const { isAdvice } = window
  if (waiting === "possible")
    return [step("change-to-work", "work", { ...window, after: "change-to-waiting" })]
  // Nothing covers the time after graduation, so a window that is only our advice does not delay it.
  const isAtOnce =
    status === "student" &&
    isAdvice &&
    graduation !== null &&
    window.from > graduation.first &&
    window.from <= addMonths(graduation.last, 1)
  const from = isAtOnce && graduation !== null ? graduation.first : window.from
  // A card that ends before the window opens, or is extended first, does not limit the last day to file.
  const limit = card !== null && card >= from && !extendsFirst ? card : null
  const by = earlier(window.by, limit)
  const isRough = isAtOnce && graduation?.isRough === true
  const after = extendsFirst ? ("extend" as const) : null
  const apply = step("change-to-work", "work", { from, by, isAdvice, isAtOnce, isRough, after })
  if (status !== "student") return [apply]
  const collecting = {
    from: graduation === null ? null : later(graduation.first, by),
    by: addDays(startsOn, -1),
  }
  // Someone who starts before graduating cannot have the card in time; a problem says so.
  if (collecting.from !== null && collecting.from > collecting.by) return [apply]
  return [apply, step("collect-card", "work", { ...collecting, isRough: graduation?.isRough ?? false })]
}
