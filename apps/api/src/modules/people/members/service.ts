// The directory as one reader sees it: members who chose to be listed, are allowed to be, and are not blocked in either direction.

import { isUuid } from "@shirube/vocabulary/text/uuid"
import type { Config } from "#api/kernel/config/config"
import type { Tx } from "#api/kernel/db/client"
import { namedId, type UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { ComplaintNoun } from "#api/kernel/features/complaint-nouns"
import { ApiError } from "#api/kernel/http/errors"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor } from "#api/kernel/security/session"
import { suspendedAmong } from "#api/kernel/security/suspension-status"
import { nameOf } from "#api/modules/common/reference/service"
import { membersOf } from "#api/modules/identity/accounts/service"
import { pendingDeletionAmong } from "#api/modules/identity/deletion/service"
import { photoAddresses } from "#api/modules/identity/photo/service"
import { blockedEitherWay } from "#api/modules/people/blocks/service"
import {
  findListed,
  isGrownUp,
  listedProfile,
  listedProfiles,
  putBack,
  showProfile,
  takeOut,
  type Wanted,
} from "#api/modules/people/profile/directory/service"
import { adultsAmong, type ProfileRow, profileOf } from "#api/modules/people/profile/service"
import { memberTakenDown } from "./events.ts"
import { reasons, takenDownLetter } from "./letters.ts"
import { type DirectoryMember, memberChoices, memberFacts } from "./present.ts"

interface Reader {
  readonly user: Pick<Actor, "id">
  readonly config: Pick<Config, "demo">
  readonly now: Date
}

interface RequestContext {
  readonly user: Pick<Actor, "id" | "sessionId">
  readonly platform: Pick<Platform, "config" | "vault" | "filePurposes">
  readonly now: Date
}

/** Further rows replace members that are left out; after this many rounds the page stays short. */
const MOST_ROUNDS = 5

export async function listMembers(
  tx: Tx,
  { cursor, limit, ...wanted }: Wanted & PageRequest,
  context: RequestContext,
) {
  const members: { readonly member: DirectoryMember; readonly at: string }[] = []
  let after = byMoment.decode(cursor)
  let hasMore = true
  for (let round = 0; hasMore && members.length < limit && round < MOST_ROUNDS; round++) {
    const found = await findListed(tx, wanted, { after, limit: limit + 1 })
    const rows = found.slice(0, limit)
    const seen = await shownTo(
      tx,
      rows.map(({ profile }) => profile),
      context,
    )
    for (const { profile, position } of rows) {
      const member = seen.get(profile.userId)
      if (member) members.push({ member, at: position })
      after = { at: position, id: profile.userId }
    }
    hasMore = found.length > rows.length
  }
  const page = members.slice(0, limit)
  const last = page.at(-1)
  const next =
    members.length > limit && last ? { at: last.at, id: last.member.id } : hasMore ? after : undefined
  return {
    items: page.map(({ member }) => member),
    nextCursor: next ? byMoment.encode(next) : null,
  }
}

export async function findMember(tx: Tx, id: UserId, context: RequestContext): Promise<DirectoryMember> {
  const profile = await listedProfile(tx, id)
  const member = profile && (await shownTo(tx, [profile], context)).get(id)
  if (!member) throw new ApiError("member.not_found")
  return member
}

async function shownTo(tx: Tx, profiles: readonly ProfileRow[], { user, platform, now }: RequestContext) {
  const seen = await seenBy(tx, profiles, { user, config: platform.config, now })
  const ids = seen.map(({ person }) => person.id)
  const photos = await photoAddresses(tx, platform, ids, "medium", { sessionId: user.sessionId, now })
  return new Map(
    seen.map(({ profile, person }): [UserId, DirectoryMember] => {
      const photo = photos.get(person.id) ?? null
      return [person.id, { id: person.id, shown: showProfile(profile, { ...person, photo }) }]
    }),
  )
}

/** Screened senpai in the directory who match by their visible parts and are visible to the reader. */
export async function findSenpai(tx: Tx, wanted: Omit<Wanted, "senpai">, reader: Reader, limit: number) {
  // One over-fetch is enough: this is a suggestion, not a complete list.
  const found = await findListed(
    tx,
    { ...wanted, senpai: "screened" },
    { after: undefined, limit: limit * 2 },
  )
  const seen = await seenBy(
    tx,
    found.map(({ profile }) => profile),
    reader,
  )
  return seen.map(({ person }) => person).slice(0, limit)
}

/** Those of them that this reader may ask for an answer, in the given order. */
export async function senpaiAmong(tx: Tx, ids: readonly UserId[], reader: Reader) {
  const seen = await seenBy(tx, await listedProfiles(tx, ids), reader)
  const people = seen.flatMap(({ profile, person }) =>
    person.isScreened && profile.takesInvitations ? [person] : [],
  )
  return people.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

async function seenBy(tx: Tx, profiles: readonly ProfileRow[], reader: Reader) {
  const people = await presentFor(
    tx,
    profiles.map(({ userId }) => userId),
    reader,
  )
  return profiles.flatMap((profile) => {
    const person = people.get(profile.userId)
    return person && isGrownUp(profile, reader.now) ? [{ profile, person }] : []
  })
}

/** Runs four queries, however many people there are. */
async function presentFor(tx: Tx, ids: readonly UserId[], { user, config, now }: Reader) {
  const people = await membersOf(tx, ids, config)
  const leaving = await pendingDeletionAmong(tx, ids)
  const suspended = await suspendedAmong(tx, ids, now)
  const apart = await blockedEitherWay(tx, user.id, ids)
  const isAway = (id: UserId) => leaving.has(id) || suspended.has(id) || apart.has(id)
  return new Map([...people].filter(([id]) => !isAway(id)))
}

/**
 * Those of these people who may be shown to the reader by name, in the directory or not: grown-up members, not suspended or
 * leaving, and not blocked in either direction.
 */
export async function visibleAmong(tx: Tx, ids: readonly UserId[], reader: Reader) {
  const adults = await adultsAmong(tx, ids, reader.now)
  const people = await presentFor(tx, [...adults], reader)
  return ids.flatMap((id) => people.get(id) ?? [])
}

const idOf = (id: string) => namedId<UserId>(id)

/** How reports about a directory member are handled. */
export const reportedMember: ComplaintNoun = {
  noun: "member",
  queue: "reported-members",
  queuePosition: 80,
  title: { en: "Reported members", ja: "通報されたメンバー" },
  reasons,
  choices: memberChoices,
  letter: takenDownLetter,
  async find(tx, id, reader) {
    const profile = isUuid(id) ? await listedProfile(tx, idOf(id)) : undefined
    const isSeen = profile !== undefined && (await seenBy(tx, [profile], reader)).length > 0
    return isSeen ? { ownerId: profile.userId } : undefined
  },
  async show(tx, id) {
    const profile = await profileOf(tx, idOf(id))
    const anonymous = { name: "", seal: "", photo: null, isVerified: false, isScreened: false }
    return memberFacts(profile && showProfile(profile, anonymous), nameOf)
  },
  atOnce: {
    async hide(tx, id, how, { visit }) {
      if (!(await listedProfile(tx, idOf(id)))) return false
      await takeOut(tx, idOf(id), how, visit.now)
      return true
    },
    show: (tx, id, { visit }) => putBack(tx, idOf(id), visit.now),
  },
  async takeDown(tx, id, how, { visit }) {
    await takeOut(tx, idOf(id), how, visit.now)
    await emit(tx, memberTakenDown, { userId: idOf(id), isForGood: how.isForGood })
  },
}
