// Registering for an event. Taking or leaving a seat locks the account, then the sessions: no seat is given twice.
import { randomInt } from "node:crypto"
import { type AttendanceMode, modeOf } from "@shirube/vocabulary/events/events/choices"
import { fieldText } from "@shirube/vocabulary/http/field-problems"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import {
  type EventId,
  type EventRegistrationId,
  type EventSessionId,
  newId,
  type UserId,
} from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import type { Actor } from "#api/kernel/security/session"
import { nameOf } from "#api/modules/common/reference/service"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { profileOf } from "#api/modules/people/profile/service"
import { registered } from "../events.ts"
import { closesAt, isComing, problemsOf, refusalFor, seatsLeft } from "../policy.ts"
import { type EventRules, type Session, selectRules } from "../seats/queries.ts"
import { lockKnownEvent, releaseRegistration, saveSeatCounts } from "../seats/service.ts"
import { describeEvents } from "../service.ts"
import { isListable } from "../who-goes/service.ts"
import {
  countAhead,
  putRegistration,
  type Registration,
  type RegistrationDetails,
  selectMeetings,
  selectOwn,
  selectOwnList,
  selectPlaces,
  selectSeats,
  type TicketPlace,
  updateRegistration,
} from "./queries.ts"

export interface RegistrationInput {
  readonly sessionId: EventSessionId
  readonly details: RegistrationDetails
  readonly answers: readonly { readonly key: string; readonly answer: string }[]
  readonly takesWaitlist: boolean
  readonly mode?: AttendanceMode | undefined
  readonly isListed: boolean
}

interface Moment {
  readonly now: Date
  readonly language: Language
}

/** A registration with its session, as its owner sees it. */
export interface RegistrationWithSession {
  readonly registration: Registration
  readonly session: Session
  readonly ahead: number | null
  /** Undefined for a session that is not online. */
  readonly link: string | undefined
  readonly place: TicketPlace | undefined
}

async function rulesOf(tx: Tx, id: EventId): Promise<EventRules> {
  const event = await selectRules(tx, id)
  if (!event) throw new ApiError("event.not_found")
  return event
}

export async function register(
  tx: Tx,
  user: Actor,
  eventId: EventId,
  input: RegistrationInput,
  { now, language }: Moment,
): Promise<RegistrationWithSession> {
  // Read under the lock: the verification may have expired since the request began.
  const account = await lockAccount(tx, user.id)
  const { event, sessions } = await lockKnownEvent(tx, eventId)
  const refusal = refusalFor(event.audience, { ...(account ?? user), hasAgreed: user.hasAgreed })
  if (refusal) throw new ApiError(refusal)
  refuseAnswers(event, input, language)
  const session = sessions.find(({ id }) => id === input.sessionId)
  if (!session) throw new ApiError("event.session_not_found")
  const own = await selectOwn(tx, eventId, user.id)
  const before = own && own.state !== "cancelled" ? own : undefined
  if (event.cancelledAt !== null || session.cancelledAt !== null) throw new ApiError("event.cancelled")
  const given = {
    details: input.details,
    answers: input.answers,
    agreedAt: now,
    mode: event.format === "both" ? modeOf(event.format, input.mode ?? null) : null,
    isListed: input.isListed && (await isListable(tx, account ?? user, now)),
  }
  if (before?.sessionId === session.id) {
    if (session.startsAt <= now) throw new ApiError("event.begun")
    return describe(tx, await updateExisting(tx, before, given, now), session)
  }
  const old = before && sessions.find(({ id }) => id === before.sessionId)
  if (old && old.startsAt <= now) throw new ApiError("event.begun")
  if (closesAt(event, session) <= now) throw new ApiError("event.closed")
  const seat = await takeSeat(tx, event, session, { now, waits: waitsFor(before, input) })
  const kept = await putRegistration(tx, {
    id: newId<EventRegistrationId>(),
    eventId,
    sessionId: session.id,
    userId: user.id,
    ...given,
    ...seat.taken,
    registeredAt: now,
    offerExpiresAt: null,
    checkInCode: newCode(),
    checkedInAt: null,
  })
  if (before && old) await releaseRegistration(tx, event, old, before, now)
  await emit(tx, registered, { eventId, sessionId: session.id, userId: user.id })
  return describe(tx, kept, seat.session)
}

/** For a demo: registers for the first session without notifying anyone. */
export async function seedRegistration(
  tx: Tx,
  eventId: EventId,
  user: Pick<Actor, "id" | "name">,
  now: Date,
  { mode = null, isListed = false }: Partial<Pick<Registration, "mode" | "isListed">> = {},
): Promise<void> {
  const { event, sessions } = await lockKnownEvent(tx, eventId)
  const [session] = sessions
  if (!session || (await selectOwn(tx, eventId, user.id))) return
  const seat = await takeSeat(tx, event, session, { now, waits: true })
  await putRegistration(tx, {
    id: newId<EventRegistrationId>(),
    eventId,
    sessionId: session.id,
    userId: user.id,
    ...seat.taken,
    details: { name: user.name, university: "", japaneseLevel: null },
    mode: event.format === "both" ? modeOf(event.format, mode) : null,
    isListed,
    answers: [],
    agreedAt: now,
    registeredAt: now,
    offerExpiresAt: null,
    checkInCode: newCode(),
    checkedInAt: null,
  })
}

/** A member who has a seat keeps it until they get another: it is never traded for the waitlist. */
const waitsFor = (before: Registration | undefined, { takesWaitlist }: RegistrationInput) =>
  takesWaitlist && (before === undefined || before.state === "waiting")

/** Registering again for the same session: updates the answers and accepts an open offer. */
async function updateExisting(
  tx: Tx,
  before: Registration,
  given: Pick<Registration, "details" | "answers" | "agreedAt" | "mode" | "isListed">,
  now: Date,
): Promise<Registration> {
  const isTaken = before.state === "offered" && before.offerExpiresAt !== null && before.offerExpiresAt > now
  const change = isTaken ? { ...given, state: "registered" as const, offerExpiresAt: null } : given
  await updateRegistration(tx, before.id, change)
  const { eventId, sessionId, userId } = before
  if (isTaken) await emit(tx, registered, { eventId, sessionId, userId })
  return { ...before, ...change }
}

async function takeSeat(
  tx: Tx,
  event: EventRules,
  session: Session,
  { now, waits }: { readonly now: Date; readonly waits: boolean },
) {
  const left = seatsLeft(session)
  if (left === null || left > 0) {
    const kept = await saveSeatCounts(tx, event, session, { taken: session.taken + 1 }, now)
    return { session: kept, taken: { state: "registered" as const, place: null } }
  }
  if (!event.hasWaitlist || !waits) throw new ApiError("event.full")
  const place = session.lastPlace + 1
  const kept = await saveSeatCounts(
    tx,
    event,
    session,
    { waiting: session.waiting + 1, lastPlace: place },
    now,
  )
  return { session: kept, taken: { state: "waiting" as const, place } }
}

function refuseAnswers({ questions }: EventRules, { answers }: RegistrationInput, language: Language): void {
  const problems = problemsOf(questions, answers)
  if (problems.length === 0) return
  const fields = problems.map(({ at, problem }) => [
    at < 0 ? "answers" : `answers.${at}.answer`,
    [fieldText(problem === "empty" ? { kind: "missing" } : { kind: "wrong-form" }, language)],
  ])
  throw new ApiError("request.invalid", { fields: Object.fromEntries(fields) })
}

/** Read aloud at the door: no characters that are easily confused. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
const CODE_LENGTH = 10
const newCode = () => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("")

export async function takeOffer(
  tx: Tx,
  user: Actor,
  eventId: EventId,
  now: Date,
): Promise<RegistrationWithSession> {
  await lockAccount(tx, user.id)
  const { sessions } = await lockKnownEvent(tx, eventId)
  const own = await selectOwn(tx, eventId, user.id)
  const session = own && sessions.find(({ id }) => id === own.sessionId)
  if (!own || !session) throw new ApiError("event.offer_gone")
  if (isComing(own.state)) return describe(tx, own, session)
  if (own.state !== "offered" || own.offerExpiresAt === null || own.offerExpiresAt <= now)
    throw new ApiError("event.offer_gone")
  return describe(tx, await updateExisting(tx, own, own, now), session)
}

async function describe(
  tx: Tx,
  registration: Registration,
  session: Session,
): Promise<RegistrationWithSession> {
  const isGoing = isComing(registration.state)
  const links = await selectMeetings(tx, isGoing ? [session.id] : [])
  const places = await selectPlaces(tx, isGoing ? [registration.eventId] : [])
  return {
    registration,
    session,
    ahead: registration.state === "waiting" ? await countAhead(tx, registration) : null,
    link: links.get(session.id),
    place: places.get(registration.eventId),
  }
}

export async function registrationFormOf(tx: Tx, user: Actor, eventId: EventId, { now, language }: Moment) {
  const event = await rulesOf(tx, eventId)
  const [sessions, own, profile] = [
    await selectSeats(tx, eventId),
    await selectOwn(tx, eventId, user.id),
    await profileOf(tx, user.id),
  ]
  const session = own && sessions.find(({ id }) => id === own.sessionId)
  const refusal = refusalFor(event.audience, user)
  const names = [profile?.familyName, profile?.givenName].filter(Boolean).join(" ")
  const university = profile?.universityId && nameOf("universities", profile.universityId, language)
  return {
    whole: own && session && own.state !== "cancelled" ? await describe(tx, own, session) : undefined,
    refusal,
    mayBeListed: await isListable(tx, user, now),
    known: {
      name: names || user.name,
      email: user.email,
      university: (university || profile?.universityName) ?? "",
      japaneseLevel: profile?.japaneseLevel ?? null,
    },
    seats: sessions.map((each) => ({ id: each.id, left: seatsLeft(each), waiting: each.waiting })),
  }
}

export async function listRegistrations(
  tx: Tx,
  userId: UserId,
  { cursor, limit }: PageRequest,
  language: Language,
) {
  const after = byMoment.decode(cursor)
  const found = await selectOwnList(tx, userId, { after, limit: limit + 1 })
  const { items: rows, nextCursor } = byMoment.page(found, limit, ({ position, registration }) => ({
    at: position,
    id: registration.id,
  }))
  const { events, sessions } = await describeEvents(
    tx,
    rows.map(({ registration }) => registration.eventId),
    language,
  )
  const coming = rows.filter(({ registration }) => isComing(registration.state))
  const links = await selectMeetings(
    tx,
    coming.map(({ session }) => session.id),
  )
  const places = await selectPlaces(tx, [...events.keys()])
  return {
    items: rows.flatMap(({ registration, session }) => {
      const event = events.get(registration.eventId)
      const link = isComing(registration.state) ? links.get(session.id) : undefined
      const place = isComing(registration.state) ? places.get(registration.eventId) : undefined
      return event ? [{ event, whole: { registration, session, ahead: null, link, place } }] : []
    }),
    sessions,
    nextCursor,
  }
}
