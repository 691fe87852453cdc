// Where somebody stands on the road to their first day at work, reckoned from a day that is given. Free of dependencies, so that the browser may import it.

import { addDays } from "../days.ts"
import { monthsSince } from "./months.ts"

interface Dated {
  readonly startsOn: string
  /** The same day where there is none. */
  readonly endsOn: string | null
}
interface RoadStep extends Dated {
  readonly entryId: string
}

export const endOf = ({ startsOn, endsOn }: Dated): string => endsOn ?? startsOn

export interface Road<Step> {
  /** Over, and not ticked. */
  readonly passed: readonly Step[]
  /** What most students do now. */
  readonly now: readonly Step[]
  /** What starts next. */
  readonly next: readonly Step[]
  readonly later: readonly Step[]
  readonly done: readonly Step[]
  /** Undefined where somebody has ticked nothing yet: nobody knows then. Whole months; 0 is less than one. */
  readonly behindMonths: number | undefined
}

/** As many begin next as are worth knowing. */
const NEXT = 2

export function roadAt<Step extends RoadStep>(
  steps: readonly Step[],
  { today, ticked }: { readonly today: string; readonly ticked: ReadonlySet<string> },
): Road<Step> {
  const inOrder = steps.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
  const open = inOrder.filter(({ entryId }) => !ticked.has(entryId))
  const passed = open.filter((step) => endOf(step) < today)
  const ahead = open.filter(({ startsOn }) => startsOn > today)
  const done = inOrder.filter(({ entryId }) => ticked.has(entryId))
  const [earliest] = passed.toSorted((a, b) => endOf(a).localeCompare(endOf(b)))
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

/** Today and the six days after it. */
export const weekFrom = (today: string) => ({ from: today, until: addDays(today, WEEK_DAYS - 1) })

/** Whatever begins, ends or lies in between. */
export const touches = (dated: Dated, { from, until }: { readonly from: string; readonly until: string }) =>
  dated.startsOn <= until && endOf(dated) >= from

/** What begins or ends there; what only goes on is no news. */
export const turnsIn = (dated: Dated, { from, until }: { readonly from: string; readonly until: string }) =>
  [dated.startsOn, endOf(dated)].some((day) => from <= day && day <= until)
