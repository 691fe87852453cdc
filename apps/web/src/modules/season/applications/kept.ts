import {
  applicationStages,
  deadlineKinds,
  MOST_APPLICATIONS,
  moveItemBefore,
  selectionStages,
  usualSteps,
  withReachedStage,
} from "@shirube/vocabulary/season/applications/choices"
import { dayInJapan, isDay } from "@shirube/vocabulary/time/days"
import { browserStore } from "#web/lib/browser/browser-store.ts"
import type { Application, Written } from "./queries.ts"

type StoredFields = Readonly<Record<string, unknown>>

const textIn = (value: unknown) => (typeof value === "string" && value !== "" ? value : null)
const dayIn = (value: unknown) => (typeof value === "string" && isDay(value) ? value : null)
const listIn = (value: unknown): readonly StoredFields[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null) : []
const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value)

function readApplication(found: StoredFields): Application[] {
  const [id, company, stage] = [
    textIn(found.id),
    textIn(found.company),
    oneOf(applicationStages, found.stage),
  ]
  if (id === null || company === null || stage === undefined) return []
  const steps = selectedSteps(found.steps)
  return [
    {
      id,
      version: typeof found.version === "number" ? found.version : 1,
      company,
      position: textIn(found.position),
      stage,
      steps: steps.length > 0 ? steps : [...usualSteps],
      link: textIn(found.link),
      note: textIn(found.note),
      documents: listIn(found.documents).flatMap((each) => {
        const name = textIn(each.name)
        return name === null ? [] : [{ name, handedInOn: dayIn(each.handedInOn), link: textIn(each.link) }]
      }),
      deadlines: listIn(found.deadlines).flatMap((each) => {
        const [deadlineId, day] = [textIn(each.id), dayIn(each.day)]
        if (deadlineId === null || day === null) return []
        const kind = oneOf(deadlineKinds, each.kind) ?? "other"
        return [
          {
            id: deadlineId,
            kind,
            what: textIn(each.what),
            day,
            time: textIn(each.time),
            isDone: each.isDone === true,
          },
        ]
      }),
      reached: listIn(found.reached).flatMap((each) => {
        const [at, on] = [oneOf(applicationStages, each.stage), dayIn(each.on)]
        return at && on ? [{ stage: at, on }] : []
      }),
      createdAt: textIn(found.createdAt) ?? new Date().toISOString(),
      changedAt: textIn(found.changedAt) ?? new Date().toISOString(),
    },
  ]
}

const selectedSteps = (value: unknown) =>
  Array.isArray(value) ? [...new Set(value.flatMap((step) => oneOf(selectionStages, step) ?? []))] : []

const NONE: readonly Application[] = []

/** A visitor's applications in their order. They stay in the browser until there is an account. */
export const keptApplications = browserStore<readonly Application[]>("applications", NONE, (found) =>
  listIn(found).flatMap(readApplication).slice(0, MOST_APPLICATIONS),
)

const keep = (change: (before: readonly Application[]) => readonly Application[]) => {
  const next = change(keptApplications.get())
  keptApplications.set(next.length === 0 ? NONE : next)
}

/** As on the server: a new one on top, a changed one in place. False if the limit is reached. */
export function keepApplication(id: string, { version, ...written }: Written): boolean {
  const before = keptApplications.get().find((each) => each.id === id)
  if (!before && keptApplications.get().length >= MOST_APPLICATIONS) return false
  const now = new Date().toISOString()
  const application: Application = {
    id,
    version: version + 1,
    company: written.company,
    position: written.position ?? null,
    stage: written.stage,
    steps: written.steps,
    link: written.link ?? null,
    note: written.note ?? null,
    documents: written.documents.map(({ name, handedInOn, link }) => ({
      name,
      handedInOn: handedInOn ?? null,
      link: link ?? null,
    })),
    deadlines: written.deadlines.map(({ id: deadlineId, kind, what, day, time, isDone = false }) => ({
      id: deadlineId,
      kind,
      what: what ?? null,
      day,
      time: time ?? null,
      isDone,
    })),
    reached: withReachedStage(before?.reached ?? [], written.stage, dayInJapan(new Date())),
    createdAt: before?.createdAt ?? now,
    changedAt: now,
  }
  keep((all) => (before ? all.map((each) => (each.id === id ? application : each)) : [application, ...all]))
  return true
}

/** The application after a move, for the optimistic update. */
export const movedTo = (application: Application, stage: Application["stage"]): Application => ({
  ...application,
  stage,
  version: application.version + 1,
  reached: withReachedStage(application.reached, stage, dayInJapan(new Date())),
})

export const moveKept = (moving: Application, stage: Application["stage"], before: string | null) =>
  keep((all) => moveItemBefore(all, movedTo(moving, stage), before))

export const removeKept = (id: string) => keep((all) => all.filter((each) => each.id !== id))
export const restoreKept = (application: Application) => keep((all) => [application, ...all])
