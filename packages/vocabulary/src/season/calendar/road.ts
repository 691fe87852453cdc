// A student's progress on the road to their first day at work, calculated for a given day. Free of
// dependencies, so that the browser may import it.

import { byCode } from "../../text/order.ts"
import { addDays } from "../../time/days.ts"
import { monthsSince } from "./months.ts"

interface Dated {
  readonly startsOn: string
  /** Null for a single day. */
  readonly endsOn: string | null
}
interface RoadStep extends Dated {
  readonly entryId: string
}

export const endOf = ({ startsOn, endsOn }: Dated): string => endsOn ?? startsOn

export interface Road<Step> {
  /** Ended without being ticked. */
  readonly passed: readonly Step[]
  /** Current steps. */
  readonly now: readonly Step[]
  /** The next steps to begin. */
  readonly next: readonly Step[]
  readonly later: readonly Step[]
  readonly done: readonly Step[]
  /** Whole months behind; 0 is less than one. Undefined while nothing is ticked, because the delay is unknown then. */
  readonly behindMonths: number | undefined
}

/** How many upcoming steps are shown as next. */
const NEXT = 2

export function roadAt<Step extends RoadStep>(
  steps: readonly Step[],
  { today, ticked }: { readonly today: string; readonly ticked: ReadonlySet<string> },
): Road<Step> {
  const inOrder = steps.toSorted((a, b) => byCode(orderOf(a), orderOf(b)))
  const open = inOrder.filter(({ entryId }) => !ticked.has(entryId))
  const passed = open.filter((step) => endOf(step) < today)
  const ahead = open.filter(({ startsOn }) => startsOn > today)
  const done = inOrder.filter(({ entryId }) => ticked.has(entryId))
  const [earliest] = passed.toSorted((a, b) => byCode(endOf(a), endOf(b)))
  return {
    passed,
    now: open.filter((step) => step.startsOn <= today && today <= endOf(step)),
    next: ahead.slice(0, NEXT),
    later: ahead.slice(NEXT),
    done,
    behindMonths: earliest && done.length > 0 ? monthsSince(endOf(earliest), today) : undefined,
  }
}

const orderOf = (step: RoadStep) => `${step.startsOn} ${endOf(step)} ${step.entryId}`

const WEEK_DAYS = 7

/** Today and the following six days. */
export const weekFrom = (today: string) => ({ from: today, until: addDays(today, WEEK_DAYS - 1) })

/** Overlaps the period. */
export const overlapsPeriod = (
  dated: Dated,
  { from, until }: { readonly from: string; readonly until: string },
) => dated.startsOn <= until && endOf(dated) >= from

/** Begins or ends within the period. */
export const changesWithin = (
  dated: Dated,
  { from, until }: { readonly from: string; readonly until: string },
) => [dated.startsOn, endOf(dated)].some((day) => from <= day && day <= until)
