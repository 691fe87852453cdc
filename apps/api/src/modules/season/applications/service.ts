import type { BodyOf } from "@shirube/contract/route"
import type { carryApplications, putApplication } from "@shirube/contract/season/applications/routes"
import {
  MOST_APPLICATIONS,
  outcomes,
  type Tracked,
  withReachedStage,
} from "@shirube/vocabulary/season/applications/choices"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { MOST_DUE } from "@shirube/vocabulary/time/due-kinds"
import type { Tx } from "#api/kernel/db/client"
import { type ApplicationId, namedId, type UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { DueSource, DueTick } from "#api/kernel/features/due"
import { ApiError } from "#api/kernel/http/errors"
import type { Actor } from "#api/kernel/security/session"
import { keyOfMoment } from "#api/kernel/text/sort-keys"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { applicationsChanged } from "./events.ts"
import { presentDue } from "./present.ts"
import {
  type ApplicationRow,
  countApplications,
  type DeadlineRow,
  deleteApplication,
  deleteDeadlines,
  insertApplications,
  insertDeadlines,
  lockApplication,
  selectApplications,
  selectDeadlines,
  selectDue,
  setDeadlineDone,
  updateApplication,
} from "./queries.ts"

type Carried = BodyOf<typeof carryApplications>["applications"][number]
type Written = Omit<Carried, "id" | "reached">

export interface ApplicationWithDeadlines {
  readonly row: ApplicationRow
  readonly deadlines: readonly DeadlineRow[]
}

export async function applicationsOf(tx: Tx, userId: UserId): Promise<ApplicationWithDeadlines[]> {
  const rows = await selectApplications(tx, userId, MOST_APPLICATIONS)
  const deadlines = Map.groupBy(await selectDeadlines(tx, userId), ({ applicationId }) => applicationId)
  return rows.map((row) => ({ row, deadlines: deadlines.get(row.id) ?? [] }))
}

/** For statistics over all of them. */
export const trackedOf = async (tx: Tx, userId: UserId): Promise<Tracked[]> =>
  (await applicationsOf(tx, userId)).map(({ row, deadlines }) => ({ ...row, deadlines }))

const contentOf = (written: Written) => ({
  company: written.company,
  position: written.position ?? null,
  stage: written.stage,
  steps: written.steps,
  link: written.link ?? null,
  note: written.note ?? null,
  documents: written.documents.map(({ name, handed_in_on, link }) => ({
    name,
    handedInOn: handed_in_on ?? null,
    link: link ?? null,
  })),
})

const deadlinesOf = (userId: UserId, applicationId: ApplicationId, written: Written): DeadlineRow[] =>
  written.deadlines.map(({ id, kind, what = null, day, time = null, is_done }) => ({
    userId,
    applicationId,
    id,
    kind,
    what,
    day,
    time,
    isDone: is_done,
  }))

/**
 * Creates the application if there is none and none is expected; otherwise updates it, unless it was changed
 * since it was read.
 */
export async function saveApplication(
  tx: Tx,
  user: Actor,
  id: ApplicationId,
  { version, ...written }: BodyOf<typeof putApplication>,
  now: Date,
): Promise<ApplicationWithDeadlines> {
  await lockAccount(tx, user.id)
  const before = await lockApplication(tx, user.id, id)
  const deadlines = deadlinesOf(user.id, id, written)
  if (before && (await isAsWritten(tx, before, version, written))) return withDeadlines(tx, before)
  if (!before && version !== 0) throw new ApiError("application.not_found")
  if (before && before.version !== version) throw new ApiError("application.changed_elsewhere")
  const today = dayInJapan(now)
  if (!before) await makeRoom(tx, user.id, 1)
  const row: ApplicationRow = {
    userId: user.id,
    id,
    ...contentOf(written),
    version: version + 1,
    reached: withReachedStage(before?.reached ?? [], written.stage, today),
    place: before?.place ?? keyOfMoment(now, id),
    createdAt: before?.createdAt ?? now,
    changedAt: now,
  }
  if (before) await updateApplication(tx, user.id, id, row)
  else await insertApplications(tx, [row])
  await deleteDeadlines(tx, user.id, id)
  await insertDeadlines(tx, deadlines)
  await emit(tx, applicationsChanged, { userId: user.id })
  return withDeadlines(tx, row)
}

export const withDeadlines = async (tx: Tx, row: ApplicationRow): Promise<ApplicationWithDeadlines> => ({
  row,
  deadlines: await selectDeadlines(tx, row.userId, row.id),
})

/** Idempotent retry: the stored application already matches. */
async function isAsWritten(tx: Tx, before: ApplicationRow, version: number, written: Written) {
  if (before.version !== version + 1) return false
  const { company, position, stage, steps, link, note, documents } = before
  const content = { company, position, stage, steps, link, note, documents }
  const key = (rows: readonly DeadlineRow[]) =>
    rows
      .map(({ id, kind, what, day, time, isDone }) => [id, kind, what, day, time, isDone].join("\u0000"))
      .toSorted()
  const kept = await selectDeadlines(tx, before.userId, before.id)
  const sent = deadlinesOf(before.userId, before.id, written)
  return JSON.stringify([contentOf(written), key(sent)]) === JSON.stringify([content, key(kept)])
}

async function makeRoom(tx: Tx, userId: UserId, more: number): Promise<void> {
  if ((await countApplications(tx, userId)) + more > MOST_APPLICATIONS)
    throw new ApiError("application.too_many")
}

export async function removeApplication(tx: Tx, user: Actor, id: ApplicationId): Promise<void> {
  if (!(await deleteApplication(tx, user.id, id))) throw new ApiError("application.not_found")
  await emit(tx, applicationsChanged, { userId: user.id })
}

/** Imports applications from a visitor's browser after sign-in. Idempotent: existing ids stay unchanged. */
export async function importApplications(
  tx: Tx,
  user: Pick<Actor, "id">,
  carried: readonly Carried[],
  now: Date,
): Promise<void> {
  await lockAccount(tx, user.id)
  const here = new Set((await selectApplications(tx, user.id, MOST_APPLICATIONS)).map(({ id }) => id))
  const fresh = carried.filter(({ id }) => !here.has(id))
  if (fresh.length === 0) return
  await makeRoom(tx, user.id, fresh.length)
  const added = await insertApplications(
    tx,
    fresh.map(({ id, reached, ...written }, at) => ({
      userId: user.id,
      id,
      ...contentOf(written),
      version: 1,
      reached: withReachedStage(reached, written.stage, dayInJapan(now)),
      // Keeps the browser's order.
      place: keyOfMoment(new Date(now.getTime() - at), id),
      createdAt: now,
      changedAt: now,
    })),
  )
  await insertDeadlines(
    tx,
    fresh.filter(({ id }) => added.includes(id)).flatMap((each) => deadlinesOf(user.id, each.id, each)),
  )
  await emit(tx, applicationsChanged, { userId: user.id })
}

/** Open deadlines of applications that are still in progress. */
export const dueDeadlines: DueSource = async (tx, { userId, from, until }) =>
  (await selectDue(tx, userId, { from, until, without: outcomes, limit: MOST_DUE })).map(presentDue)

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A tracker that is open in another tab sees the new version, and does not overwrite the tick. */
export const deadlineTick: DueTick = {
  prefix: "application",
  async set(tx, { userId, rest, isDone, now }) {
    const [application = "", id = "", ...more] = rest.split(" ")
    if (more.length > 0 || !UUID.test(application) || !UUID.test(id)) return false
    const of = namedId<ApplicationId>(application)
    const known = await lockApplication(tx, userId, of)
    if (!known || !(await setDeadlineDone(tx, userId, of, { id, isDone }))) return false
    await updateApplication(tx, userId, of, { version: known.version + 1, changedAt: now })
    await emit(tx, applicationsChanged, { userId })
    return true
  },
}
