// What is inconsistent, missing or dangerous in a person's dates, most serious first.
import { addMonths } from "../../time/days.ts"
import type { VisaProblem, VisaProblemName, VisaStep } from "./choices.ts"
import { isLongAfterGraduation, isLongAfterOffer, type Situation } from "./situation.ts"

export function visaProblems(situation: Situation, steps: readonly VisaStep[]): VisaProblem[] {
  const { facts, graduation, today, waiting, extendsFirst } = situation
  const { status, cardExpiresOn: card, hasOffer } = facts
  const isStudent = status === "student"
  const isRough = graduation?.isRough === true
  const [offeredOn, startsOn] = hasOffer ? [facts.offeredOn, facts.startsOn] : [null, null]
  const hasWorkStatus = status === "work" || status === "other"
  const needsGraduation = isStudent || status === "job-hunting"
  const waits = hasOffer && (waiting !== "none" || status === "waiting")
  const mayEndBeforeGraduation =
    isStudent && isRough && card !== null && graduation !== null && card >= graduation.first
  const isLate = steps.some(({ name, by }) => name === "change-to-work" && by !== null && by < today)
  const worksOut: readonly [VisaProblem["weight"], VisaProblemName, boolean][] = [
    ["stop", "card-expired", card !== null && card < today],
    ["stop", "graduated-as-student", isStudent && situation.isGraduated],
    ["stop", "card-before-graduation", extendsFirst && !mayEndBeforeGraduation],
    ["stop", "start-passed", startsOn !== null && startsOn <= today && !hasWorkStatus],
    [
      "look",
      "card-in-graduation-month",
      mayEndBeforeGraduation && !situation.isGraduated && card !== null && card <= (graduation?.last ?? ""),
    ],
    ["look", "card-during-application", situation.isCoveredByApplication && !mayEndBeforeGraduation],
    ["look", "card-on-graduation", isStudent && !isRough && card !== null && card === graduation?.last],
    ["look", "card-before-start", isOverBeforeStart(situation)],
    [
      "look",
      "start-before-graduation",
      startsOn !== null && isStudent && graduation !== null && startsOn <= graduation.first,
    ],
    ["look", "window-missed", isLate && startsOn !== null && startsOn > today],
    ["look", "too-long-after-offer", waits && isLongAfterOffer(facts)],
    ["look", "too-long-after-graduation", waits && isLongAfterGraduation(facts, graduation)],
    ["look", "offer-after-start", offeredOn !== null && startsOn !== null && offeredOn > startsOn],
    ["look", "offer-in-future", offeredOn !== null && offeredOn > today],
    ["look", "other-status", status === "other"],
    ["missing", "graduation-missing", needsGraduation && graduation === null],
    ["missing", "graduation-day-missing", isStudent && isRough],
    ["missing", "card-missing", card === null],
    ["missing", "start-missing", hasOffer && facts.startsOn === null && !hasWorkStatus],
  ]
  return worksOut.flatMap(([weight, name, holds]) => (holds ? [{ name, weight }] : []))
}

/**
 * The card ends before the window to apply for work opens, or so early that even the two months for a decision
 * are over before the first day at work.
 */
function isOverBeforeStart({ facts, window, waiting, extendsFirst }: Situation): boolean {
  const { status, startsOn, cardExpiresOn: card } = facts
  if (window === null || startsOn === null || card === null) return false
  // Another application comes first, which changes its date.
  if (waiting !== "none" || extendsFirst) return false
  if (status === "work" || status === "other") return false
  return addMonths(card, 2) < startsOn || (status === "waiting" && card < window.from)
}
