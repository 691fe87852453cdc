// A hello is a short message to another member of the directory. How to reach each other is shown once it is accepted; that it was
// declined is never told.
import { HELLOS_SHOWN } from "@shirube/contract/people/hellos/routes"
import { MOST_HELLOS } from "@shirube/vocabulary/people/hellos/choices"
import { contactDataIn } from "@shirube/vocabulary/text/contact-data"
import type { Config } from "#api/kernel/config/config"
import type { Tx } from "#api/kernel/db/client"
import { type HelloId, newId, type UserId } from "#api/kernel/db/ids"
import { emit, event } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { Actor } from "#api/kernel/security/session"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { visibleAmong } from "#api/modules/people/members/service"
import { listedAmong } from "#api/modules/people/profile/directory/service"
import { isAdult } from "#api/modules/people/profile/service"
import {
  countSentSince,
  type HelloRow,
  insertHello,
  lockHello,
  selectBetween,
  selectNewest,
  updateHello,
} from "./queries.ts"

interface Pair {
  readonly id: HelloId
  readonly fromId: UserId
  readonly toId: UserId
}

const changes = () => ["hellos"]
export const helloSent = event<Pair>("hello.sent", {
  changes,
  audience: ({ fromId, toId }) => [fromId, toId],
})
export const helloAccepted = event<Pair>("hello.accepted", {
  changes,
  audience: ({ fromId, toId }) => [fromId, toId],
})
/** For the member's own tabs; the other one is not to notice when it was declined. */
const helloRemoved = event<{ readonly userIds: readonly UserId[] }>("hello.removed", {
  changes,
  audience: ({ userIds }) => userIds,
})

interface RequestContext {
  readonly user: Pick<Actor, "id" | "role">
  readonly config: Pick<Config, "demo">
  readonly now: Date
}

const WEEK_MS = 7 * 86_400_000

export async function sayHello(
  tx: Tx,
  toId: UserId,
  { text, contact }: { readonly text: string; readonly contact: string },
  context: RequestContext,
): Promise<void> {
  const { user, now } = context
  if (user.role === "company") throw new ApiError("hello.not_for_companies")
  if (user.id === toId) throw new ApiError("hello.own")
  // Hellos of one member are counted one after the other.
  await lockAccount(tx, user.id)
  const listed = await listedAmong(tx, [user.id, toId])
  const [other] = await visibleAmong(tx, listed.has(toId) ? [toId] : [], context)
  if (!other) throw new ApiError("member.not_found")
  const earlier = await selectBetween(tx, user.id, toId)
  const own = earlier.find(({ fromId }) => fromId === user.id)
  if (own?.state === "ended") throw new ApiError("hello.once")
  if (own || earlier.some(({ state }) => state === "accepted")) return
  if (earlier.some(({ state }) => state === "waiting")) throw new ApiError("hello.theirs_waits")
  if (!(listed.has(user.id) && (await isAdult(tx, user.id, now)))) throw new ApiError("hello.unlisted")
  if (contactDataIn(text)) throw new ApiError("hello.contact_data")
  if ((await countSentSince(tx, user.id, new Date(now.getTime() - WEEK_MS))) >= MOST_HELLOS)
    throw new ApiError("hello.too_many")
  const pair = { id: newId<HelloId>(), fromId: user.id, toId }
  if (await insertHello(tx, { ...pair, state: "waiting", text, fromContact: contact, sentAt: now }))
    await emit(tx, helloSent, pair)
}

const otherOf = ({ fromId, toId }: Pair, me: UserId) => (fromId === me ? toId : fromId)

/** Without people who left, are suspended, or are blocked in either direction. */
export async function listHellos(tx: Tx, context: RequestContext) {
  const { id: me } = context.user
  const rows = await selectNewest(tx, me, HELLOS_SHOWN)
  const people = await visibleAmong(
    tx,
    rows.map((row) => otherOf(row, me)),
    context,
  )
  const byId = new Map(people.map((person) => [person.id, person]))
  return rows.flatMap((row) => {
    const person = byId.get(otherOf(row, me))
    return person ? [{ hello: row, person }] : []
  })
}

export async function acceptHello(
  tx: Tx,
  id: HelloId,
  contact: string | undefined,
  context: RequestContext,
): Promise<void> {
  const hello = await lockHello(tx, id)
  const isReceived = hello?.toId === context.user.id
  if (isReceived && hello.state === "accepted") return
  if (!isReceived || hello.state !== "waiting") throw new ApiError("hello.not_found")
  const { fromId, toId } = hello
  if ((await visibleAmong(tx, [fromId], context)).length === 0) throw new ApiError("hello.not_found")
  await updateHello(tx, id, { state: "accepted", toContact: contact ?? null })
  await emit(tx, helloAccepted, { id, fromId, toId })
}

/** Declines one that waits for the member; ends any other of theirs for both. */
export async function removeHello(tx: Tx, id: HelloId, me: UserId): Promise<void> {
  const hello = await lockHello(tx, id)
  if (!hello || (hello.fromId !== me && hello.toId !== me)) return
  if (hello.toId === me && hello.state !== "accepted") {
    if (hello.state === "waiting") await updateHello(tx, id, { state: "declined" })
    return emit(tx, helloRemoved, { userIds: [me] })
  }
  await endHello(tx, hello)
}

export async function endHello(tx: Tx, { id, fromId, toId }: HelloRow): Promise<void> {
  await updateHello(tx, id, { state: "ended", text: "", fromContact: "", toContact: null })
  await emit(tx, helloRemoved, { userIds: [fromId, toId] })
}
