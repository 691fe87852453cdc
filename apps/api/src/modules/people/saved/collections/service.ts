import { MOST_COLLECTIONS } from "@shirube/vocabulary/people/saved/choices"
import type { Subject } from "@shirube/vocabulary/subjects"
import type { Tx } from "#api/kernel/db/client"
import type { CollectionId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { Actor } from "#api/kernel/security/session"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { collectionsChanged, savedChanged } from "../events.ts"
import { maySave, numbersOf } from "../policy.ts"
import {
  countCollections,
  countSubjects,
  deleteCollection,
  deleteSubject,
  insertCollection,
  insertSubject,
  isNameTaken,
  lockCollectionAndItem,
  renameCollection,
  selectCollectionsOf,
  selectOwner,
} from "./queries.ts"

export async function collectionsOf(tx: Tx, user: Actor) {
  const counts = await countSubjects(tx, user.id)
  return (await selectCollectionsOf(tx, user.id)).map((collection) => ({
    ...collection,
    counts: numbersOf(counts.filter(({ id }) => id === collection.id)),
  }))
}

/** Answers 404 for another member's collection. */
export async function ownCollection(tx: Tx, user: Actor, id: CollectionId): Promise<void> {
  if ((await selectOwner(tx, id)) !== user.id) throw new ApiError("collection.not_found")
}

const keyOf = (name: string) => name.normalize("NFKC").toLowerCase()

/** Creates or renames it. Serialised per member, so that concurrent requests cannot exceed the limit. */
export async function nameCollection(tx: Tx, user: Actor, id: CollectionId, name: string, now: Date) {
  if (!maySave(user)) throw new ApiError("saved.not_for_companies")
  await lockAccount(tx, user.id)
  const named = { name, nameKey: keyOf(name) }
  const owner = await selectOwner(tx, id)
  if (owner !== undefined && owner !== user.id) throw new ApiError("collection.not_found")
  if (await isNameTaken(tx, user.id, named.nameKey, id)) throw new ApiError("collection.name_taken")
  if (owner) await renameCollection(tx, id, named)
  else {
    if ((await countCollections(tx, user.id)) >= MOST_COLLECTIONS) throw new ApiError("collection.too_many")
    const isMade = await insertCollection(tx, { ...named, id, userId: user.id, createdAt: now })
    if (!isMade) throw new ApiError("collection.not_found")
  }
  await emit(tx, collectionsChanged, { userId: user.id })
}

export async function removeCollection(tx: Tx, user: Actor, id: CollectionId) {
  if (!(await deleteCollection(tx, user.id, id))) throw new ApiError("collection.not_found")
  await emit(tx, collectionsChanged, { userId: user.id })
}

export async function putInto(tx: Tx, user: Actor, id: CollectionId, subject: Subject) {
  const { isCollectionThere, isSaved } = await lockCollectionAndItem(tx, user.id, id, subject)
  if (!isCollectionThere) throw new ApiError("collection.not_found")
  if (!isSaved) throw new ApiError("saved.not_saved")
  if (await insertSubject(tx, user.id, id, subject))
    await emit(tx, savedChanged, { userId: user.id, ...subject })
}

export async function takeOut(tx: Tx, user: Actor, id: CollectionId, subject: Subject) {
  await ownCollection(tx, user, id)
  if (await deleteSubject(tx, id, subject)) await emit(tx, savedChanged, { userId: user.id, ...subject })
}
