// Guest lists and check-in. Organisers see only what guests have agreed to share.
import { Readable } from "node:stream"
import type { RegistrationState } from "@shirube/vocabulary/events/events/choices"
import type { CheckInOutcome } from "@shirube/vocabulary/events/events/draft-choices"
import type { Language } from "@shirube/vocabulary/language"
import { CSV_TYPE, csvOf } from "@shirube/vocabulary/text/csv"
import type { Tx } from "#api/kernel/db/client"
import type { EventId, EventRegistrationId, EventSessionId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { byMoment, type Moment, type PageRequest } from "#api/kernel/lists/keyset"
import type { Actor } from "#api/kernel/security/session"
import type { StoredFile } from "#api/kernel/storage/file-answer"
import { tableOf } from "#api/modules/events/events/attendance/present"
import { accountAt, addressesOf } from "#api/modules/identity/accounts/service"
import { guestsChanged } from "../events.ts"
import { selectDates } from "../organising/queries.ts"
import { organisedBy } from "../organising/service.ts"
import {
  clearCheckIn,
  type GuestFilter,
  type GuestRow,
  lockByCodes,
  markNoShows,
  selectCheckInList,
  selectGuests,
  stamp,
} from "./queries.ts"

interface Guest {
  readonly state: RegistrationState
  readonly registeredAt: Date
  readonly checkedInAt: Date | null
}

/** Outcome of scanning a code at the door. The earliest stamp wins: a later one from any device changes nothing. */
function checkInOf(
  guest: Guest | undefined,
  readAt: Date,
  now: Date,
): { readonly outcome: CheckInOutcome; readonly stamp: Date | null } {
  if (!guest) return { outcome: "unknown", stamp: null }
  if (guest.state === "waiting" || guest.state === "offered" || guest.state === "cancelled")
    return { outcome: "no-seat", stamp: null }
  // A phone's clock may be wrong: clamp the stamp between registration and now.
  const within = new Date(Math.min(now.getTime(), Math.max(readAt.getTime(), guest.registeredAt.getTime())))
  if (guest.checkedInAt === null) return { outcome: "checked-in", stamp: within }
  return { outcome: "already", stamp: within < guest.checkedInAt ? within : guest.checkedInAt }
}

interface Listing extends Pick<GuestFilter, "state">, PageRequest {
  readonly session?: EventSessionId | undefined
  readonly q?: string | undefined
}

const filterFor = ({ role }: Actor, filter: Omit<GuestFilter, "hidesCancelled">): GuestFilter => ({
  ...filter,
  hidesCancelled: role !== "editor",
})

export async function listGuests(
  tx: Tx,
  id: EventId,
  { session, state, q, cursor, limit }: Listing,
  user: Actor,
) {
  const { questions } = await organisedBy(tx, id, user)
  const after = byMoment.decode(cursor)
  const filter = filterFor(user, { sessionId: session, state, ...(await searchFilter(tx, q)) })
  const found = await selectGuests(tx, id, { filter, after, limit: limit + 1 })
  const { items, nextCursor } = byMoment.page(found, limit, ({ position, id }) => ({ at: position, id }))
  return { items: await withAddresses(tx, items), questions, nextCursor }
}

/** Searches by full email address or by part of a name. */
async function searchFilter(tx: Tx, q: string | undefined): Promise<Pick<GuestFilter, "name" | "userId">> {
  if (!q) return {}
  const account = q.includes("@") ? await accountAt(tx, q) : undefined
  return account ? { userId: account.id } : { name: q }
}

async function withAddresses(tx: Tx, guests: readonly GuestRow[]) {
  const addresses = await addressesOf(
    tx,
    guests.map(({ userId }) => userId),
  )
  return guests.map((guest) => ({ ...guest, email: addresses.get(guest.userId) ?? "" }))
}

const BATCH = 1_000

async function allGuests(tx: Tx, id: EventId, filter: GuestFilter): Promise<GuestRow[]> {
  const all: GuestRow[] = []
  for (let after: Moment | undefined; ; ) {
    const some = await selectGuests(tx, id, { filter, after, limit: BATCH })
    all.push(...some)
    const last = some.at(-1)
    if (some.length < BATCH || !last) return all
    after = { at: last.position, id: last.id }
  }
}

/** Never stored: it contains names and addresses. */
export async function guestTable(
  tx: Tx,
  id: EventId,
  { session, user, language }: { session?: EventSessionId | undefined; user: Actor; language: Language },
): Promise<StoredFile> {
  const { questions } = await organisedBy(tx, id, user)
  const dates = await selectDates(tx, id)
  const guests = await withAddresses(tx, await allGuests(tx, id, filterFor(user, { sessionId: session })))
  const startOf = new Map<string, Date>(dates.map((date) => [date.id, date.startsAt]))
  const bytes = Buffer.from(csvOf(tableOf({ guests, questions, startOf }, language)))
  return {
    name: `${id}.csv`,
    contentType: CSV_TYPE,
    bytes: bytes.byteLength,
    keep: "never",
    read: async () => Readable.from([bytes]),
  }
}

export async function checkInListOf(tx: Tx, id: EventId, session: EventSessionId, user: Actor) {
  await organisedBy(tx, id, user)
  return selectCheckInList(tx, id, session)
}

interface Reading {
  readonly code: string
  readonly at: string
}

/** Processed in the order sent; a repeated code counts once. */
export async function checkIn(
  tx: Tx,
  id: EventId,
  readings: readonly Reading[],
  { user, now }: { readonly user: Actor; readonly now: Date },
) {
  const event = await organisedBy(tx, id, user)
  if (event.cancelledAt !== null) throw new ApiError("event.cancelled")
  const codes = [...new Set(readings.map(({ code }) => code))]
  const guests = new Map((await lockByCodes(tx, id, codes)).map((guest) => [guest.code, guest]))
  const results = []
  for (const { code, at } of readings) {
    const guest = guests.get(code)
    const { outcome, stamp: stampedAt } = checkInOf(guest, new Date(at), now)
    if (guest && stampedAt && stampedAt.getTime() !== guest.checkedInAt?.getTime()) {
      await stamp(tx, guest.id, stampedAt)
      guests.set(code, { ...guest, state: "attended", checkedInAt: stampedAt })
    }
    results.push({ code, outcome, name: guest?.details.name ?? null, checkedInAt: stampedAt })
  }
  await emit(tx, guestsChanged, { eventId: id, userId: user.id })
  return results
}

export async function undoCheckIn(
  tx: Tx,
  id: EventId,
  guest: EventRegistrationId,
  user: Actor,
): Promise<void> {
  await organisedBy(tx, id, user)
  if (!(await clearCheckIn(tx, id, guest))) throw new ApiError("event.not_found")
  await emit(tx, guestsChanged, { eventId: id, userId: user.id })
}

const HOUR_MS = 3_600_000
/** An offline check-in device has uploaded its stamps by then. */
const SYNCED_MS = 6 * HOUR_MS
const LOOKED_BACK_MS = 10 * 24 * HOUR_MS

/**
 * Marks registered people who were not checked in, only for sessions with at least one check-in. Later stamps
 * still count.
 */
export const markNoShowsJob = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "events-no-shows",
  cron: "20 * * * *",
  run: async () => {
    const now = clock.now().getTime()
    const span = { from: new Date(now - LOOKED_BACK_MS), to: new Date(now - SYNCED_MS) }
    await db.transaction((tx) => markNoShows(tx, span))
  },
})
