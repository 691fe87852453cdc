// What somebody has saved, sorted under names of their own. Nobody else sees them.
import { z } from "zod"
import { route } from "./route.ts"
import { CollectionId, SavedCount, savingLimit } from "./saved.ts"
import { LONGEST_COLLECTION_NAME } from "./saved-choices.ts"
import { shownText } from "./shown-text.ts"
import { thingParams } from "./things.ts"

export const Collection = z
  .object({
    id: z.string(),
    name: z.string(),
    counts: z.array(SavedCount).meta({ description: "How much of each list is in it" }),
  })
  .meta({ id: "Collection" })

const limit = savingLimit
const params = z.object({ collection: CollectionId })

export const getCollections = route({
  method: "get",
  path: "/v1/collections",
  summary: "One's own collections by name, and how much one has saved in each list",
  tag: "Saved",
  access: "signed-in",
  success: {
    status: 200,
    body: z.object({ lists: z.array(SavedCount), collections: z.array(Collection) }),
  },
  errors: [],
})

export const nameCollection = route({
  method: "put",
  path: "/v1/collections/{collection}",
  summary: "Make a collection under this id, or give the one that there is another name",
  tag: "Saved",
  access: "signed-in",
  limit,
  params,
  body: z.object({ name: shownText(LONGEST_COLLECTION_NAME) }),
  success: { status: 204, body: null },
  errors: ["collection.not_found", "collection.name_taken", "collection.too_many", "saved.not_for_companies"],
})

export const removeCollection = route({
  method: "delete",
  path: "/v1/collections/{collection}",
  summary: "Remove a collection; what was in it stays saved",
  tag: "Saved",
  access: "signed-in",
  limit,
  params,
  success: { status: 204, body: null },
  errors: ["collection.not_found"],
})

const inCollection = params.extend(thingParams.shape)

export const putIntoCollection = route({
  method: "put",
  path: "/v1/collections/{collection}/{noun}/{id}",
  summary: "Put something saved into a collection; again changes nothing",
  tag: "Saved",
  access: "signed-in",
  limit,
  params: inCollection,
  success: { status: 204, body: null },
  errors: ["collection.not_found", "saved.not_saved"],
})

export const takeOutOfCollection = route({
  method: "delete",
  path: "/v1/collections/{collection}/{noun}/{id}",
  summary: "Take something out of a collection; it stays saved",
  tag: "Saved",
  access: "signed-in",
  limit,
  params: inCollection,
  success: { status: 204, body: null },
  errors: ["collection.not_found"],
})

export const routes = [
  getCollections,
  nameCollection,
  removeCollection,
  putIntoCollection,
  takeOutOfCollection,
] as const
