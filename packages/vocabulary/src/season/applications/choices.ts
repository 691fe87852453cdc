// Job applications: selection stages and what is derived from them. Free of schemas, because a guest's
// applications are kept and counted in the browser.
import { byCode } from "../../text/order.ts"
import { addDays, type Day, daysBetween } from "../../time/days.ts"

/** In the order of most companies. A company's own order is in `steps`. */
export const selectionStages = [
  "research",
  "entry-sheet",
  "web-test",
  "group-discussion",
  "interview-1",
  "interview-2",
  "interview-3",
  "final-interview",
  "offer",
] as const
export type SelectionStage = (typeof selectionStages)[number]
export const outcomes = ["accepted", "declined", "rejected", "withdrawn"] as const
export type Outcome = (typeof outcomes)[number]
export const applicationStages = [...selectionStages, ...outcomes] as const
export type ApplicationStage = (typeof applicationStages)[number]

export const isOutcome = (stage: ApplicationStage): stage is Outcome =>
  (outcomes as readonly string[]).includes(stage)

/** The steps suggested for a new application. */
export const usualSteps: readonly SelectionStage[] = [
  "research",
  "entry-sheet",
  "web-test",
  "interview-1",
  "interview-2",
  "final-interview",
  "offer",
]

export const deadlineKinds = ["entry-sheet", "web-test", "interview", "briefing", "reply", "other"] as const
export type DeadlineKind = (typeof deadlineKinds)[number]
/** In both languages, because calendar feeds show both. */
export const deadlineNames: Record<DeadlineKind, { readonly en: string; readonly ja: string }> = {
  "entry-sheet": { en: "entry sheet due", ja: "ES提出" },
  "web-test": { en: "web test", ja: "Webテスト" },
  interview: { en: "interview", ja: "面接" },
  briefing: { en: "company briefing", ja: "会社説明会" },
  reply: { en: "reply due", ja: "返事の締め切り" },
  other: { en: "deadline", ja: "締め切り" },
}

export const MOST_APPLICATIONS = 200
export const MOST_DEADLINES = 40
export const MOST_DOCUMENTS = 20
/** Guest applications imported in one call at sign-in. */
export const MOST_CARRIED = 50
export const LONGEST_COMPANY = 100
export const LONGEST_POSITION = 100
export const LONGEST_WHAT = 100
export const LONGEST_APPLICATION_NOTE = 2_000
export const LONGEST_LINK = 500

export interface Deadline {
  readonly id: string
  readonly kind: DeadlineKind
  readonly what: string | null
  readonly day: Day
  /** `14:30`, in Japan. */
  readonly time: string | null
  readonly isDone: boolean
}

/** When the application first reached a stage. */
export interface Reached {
  readonly stage: ApplicationStage
  readonly on: Day
}

export interface Tracked {
  readonly company: string
  readonly stage: ApplicationStage
  /** The stages of this company, in its own order. */
  readonly steps: readonly SelectionStage[]
  readonly deadlines: readonly Deadline[]
  readonly reached: readonly Reached[]
}

/** The first day of each stage, including this one. */
export const withReachedStage = (reached: readonly Reached[], stage: ApplicationStage, on: Day): Reached[] =>
  reached.some((each) => each.stage === stage) ? [...reached] : [...reached, { stage, on }]

/** The next or previous stage of this company; undefined at either end. */
export function neighbouringStage(
  { stage, steps }: { readonly stage: ApplicationStage; readonly steps: readonly SelectionStage[] },
  side: -1 | 1,
): SelectionStage | undefined {
  if (isOutcome(stage)) return side === -1 ? steps.at(-1) : undefined
  const at = steps.indexOf(stage)
  if (at >= 0) return steps[at + side]
  // Not among this company's steps: use the usual order.
  const usual = selectionStages.indexOf(stage)
  const after = steps.findIndex((step) => selectionStages.indexOf(step) > usual)
  return side === 1 ? steps[after] : steps[(after < 0 ? steps.length : after) - 1]
}

export const deadlineTitle = (company: string, { kind, what }: Pick<Deadline, "kind" | "what">) => ({
  en: `${company}: ${what ?? deadlineNames[kind].en}`,
  ja: `${company}：${what ?? deadlineNames[kind].ja}`,
})

/** Earliest first; on the same day, deadlines without a time come first. */
export const soonestFirst = (a: Pick<Deadline, "day" | "time">, b: Pick<Deadline, "day" | "time">): number =>
  byCode(a.day, b.day) || byCode(a.time ?? "", b.time ?? "")

/** Deadlines still to be met, soonest first. */
export const openDeadlines = ({ stage, deadlines }: Pick<Tracked, "stage" | "deadlines">): Deadline[] =>
  isOutcome(stage) ? [] : deadlines.filter(({ isDone }) => !isDone).toSorted(soonestFirst)

/** Waiting for the company: the student has applied and has no open deadline. */
const isWaiting = (application: Tracked): boolean =>
  !isOutcome(application.stage) &&
  application.stage !== "research" &&
  application.stage !== "offer" &&
  openDeadlines(application).length === 0

export interface Week {
  readonly due: number
  readonly late: number
  readonly waiting: number
}

/** Counts for the seven days that begin with this one, as in the calendar. */
export function weekOf(applications: readonly Tracked[], today: Day): Week {
  const end = addDays(today, 6)
  const open = applications.flatMap(openDeadlines)
  return {
    due: open.filter(({ day }) => day >= today && day <= end).length,
    late: open.filter(({ day }) => day < today).length,
    waiting: applications.filter(isWaiting).length,
  }
}

export interface Season {
  readonly applications: number
  readonly open: number
  readonly waiting: number
  /**
   * How many applications reached each stage, including those that passed it; a stage the company skips is
   * not counted.
   */
  readonly reached: readonly { readonly stage: SelectionStage; readonly count: number }[]
  readonly ended: readonly { readonly outcome: Outcome; readonly count: number }[]
  /** Median days from the entry sheet to an offer or a rejection; null without any. */
  readonly usualDays: number | null
}

export function seasonOf(applications: readonly Tracked[]): Season {
  return {
    applications: applications.length,
    open: applications.filter(({ stage }) => !isOutcome(stage)).length,
    waiting: applications.filter(isWaiting).length,
    reached: selectionStages.map((stage) => ({
      stage,
      count: applications.filter((application) => hasReached(application, stage)).length,
    })),
    ended: outcomes.map((outcome) => ({
      outcome,
      count: applications.filter(({ stage }) => stage === outcome).length,
    })),
    usualDays: middleOf(applications.flatMap(({ reached }) => answeredAfter(reached))),
  }
}

function hasReached({ stage, steps, reached }: Tracked, asked: SelectionStage): boolean {
  const been = [stage, ...reached.map((each) => each.stage)]
  if (been.includes(asked)) return true
  const furthest = Math.max(...been.map((each) => selectionStages.indexOf(each as SelectionStage)))
  return steps.includes(asked) && selectionStages.indexOf(asked) < furthest
}

function answeredAfter(reached: readonly Reached[]): number[] {
  const on = (stage: ApplicationStage) => reached.find((each) => each.stage === stage)?.on
  const [sent, answered] = [on("entry-sheet"), on("offer") ?? on("rejected")]
  return sent !== undefined && answered !== undefined && sent <= answered ? [daysBetween(sent, answered)] : []
}

function middleOf(numbers: readonly number[]): number | null {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null
}

/** Moves an item before another, or to the end. */
export function moveItemBefore<Item extends { readonly id: string }>(
  items: readonly Item[],
  moving: Item,
  before: string | null,
): Item[] {
  const others = items.filter(({ id }) => id !== moving.id)
  const at = others.findIndex(({ id }) => id === before)
  return others.toSpliced(at < 0 ? others.length : at, 0, moving)
}
