// Who goes: people with a seat who chose to be shown, for others with a seat at the same session.
import { MOST_ATTENDEES_SHOWN } from "@shirube/vocabulary/events/events/choices"
import type { Tx } from "#api/kernel/db/client"
import type { EventId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor } from "#api/kernel/security/session"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { visibleAmong } from "#api/modules/people/members/service"
import { isAdult } from "#api/modules/people/profile/service"
import { registrationShown } from "../events.ts"
import { isComing } from "../policy.ts"
import { selectOwn, updateRegistration } from "../registrations/queries.ts"
import { isPublished, selectListed } from "./queries.ts"

/** Members who have finished signing up and are of age; an unknown age counts as under age. */
export const isListable = async (
  tx: Tx,
  { id, registerStep }: Pick<Actor, "id" | "registerStep">,
  now: Date,
): Promise<boolean> => registerStep === null && (await isAdult(tx, id, now))

async function ownSeat(tx: Tx, eventId: EventId, user: Pick<Actor, "id">) {
  if (!(await isPublished(tx, eventId))) throw new ApiError("event.not_found")
  const own = await selectOwn(tx, eventId, user.id)
  return own && isComing(own.state) ? own : undefined
}

interface Reader {
  readonly user: Actor
  readonly platform: Pick<Platform, "config" | "personPages">
  readonly now: Date
}

/** Without a seat there is no one to see; a page may still ask when its reader has just cancelled. */
export async function whoGoes(tx: Tx, eventId: EventId, { user, platform, now }: Reader) {
  const own = await ownSeat(tx, eventId, user)
  if (!own) return []
  const listed = await selectListed(tx, own.sessionId, user.id, MOST_ATTENDEES_SHOWN)
  const ids = listed.map(({ userId }) => userId)
  const people = await visibleAmong(tx, ids, { user, config: platform.config, now })
  const pages = await platform.personPages.of(
    tx,
    people.map(({ id }) => id),
  )
  const modes = new Map(listed.map(({ userId, mode }) => [userId, mode]))
  return people.map(({ id, name, seal }) => ({
    name,
    seal,
    mode: modes.get(id) ?? null,
    page: pages.get(id) ?? null,
  }))
}

/** Hiding works in every state; being shown needs a seat. */
export async function setListed(
  tx: Tx,
  user: Actor,
  eventId: EventId,
  isListed: boolean,
  now: Date,
): Promise<void> {
  const account = await lockAccount(tx, user.id)
  if (!(await isPublished(tx, eventId))) throw new ApiError("event.not_found")
  const own = await selectOwn(tx, eventId, user.id)
  if (!own || own.state === "cancelled") throw new ApiError("event.not_registered")
  if (isListed && !(await isListable(tx, account ?? user, now))) throw new ApiError("event.cannot_be_listed")
  if (own.isListed === isListed) return
  await updateRegistration(tx, own.id, { isListed })
  await emit(tx, registrationShown, { eventId, sessionId: own.sessionId, userId: user.id })
}
