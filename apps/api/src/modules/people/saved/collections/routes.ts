import * as contract from "@shirube/contract/people/saved/collections"
import { done, ok, slice } from "#api/kernel/http/slice"
import { savedNumbers } from "../listing/service.ts"
import { collectionsOf, nameCollection, putInto, removeCollection, takeOut } from "./service.ts"

export const collectionRoutes = slice(({ implement }) => [
  implement(contract.getCollections, async ({ tx, user }) =>
    ok({
      lists: await savedNumbers(tx, user),
      collections: await collectionsOf(tx, user),
    }),
  ),
  implement(contract.nameCollection, async ({ tx, user, params, body, now }) => {
    await nameCollection(tx, user, params.collection, body.name, now)
    return done()
  }),
  implement(contract.removeCollection, async ({ tx, user, params }) => {
    await removeCollection(tx, user, params.collection)
    return done()
  }),
  implement(contract.putIntoCollection, async ({ tx, user, params: { collection, ...subject } }) => {
    await putInto(tx, user, collection, subject)
    return done()
  }),
  implement(contract.takeOutOfCollection, async ({ tx, user, params: { collection, ...subject } }) => {
    await takeOut(tx, user, collection, subject)
    return done()
  }),
])
