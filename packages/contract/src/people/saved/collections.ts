// A member's named collections of saved items. Private to the member.

import { LONGEST_COLLECTION_NAME } from "@shirube/vocabulary/people/saved/choices"
import { z } from "zod"
import { route } from "../../route.ts"
import { subjectParams } from "../../subjects.ts"
import { shownText } from "../../text/shown-text.ts"
import { CollectionId, SavedCount, savingLimit } from "./routes.ts"

export const Collection = z
  .object({
    id: z.string(),
    name: z.string(),
    counts: z.array(SavedCount).meta({ description: "How many items of each list it contains" }),
  })
  .meta({ id: "Collection" })

const limit = savingLimit
const params = z.object({ collection: CollectionId })

export const getCollections = route({
  method: "get",
  path: "/v1/collections",
  summary: "The caller's own collections by name, and how many items are saved in each list",
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
  summary: "Create a collection under this id, or rename the existing one",
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
  summary: "Delete a collection; its items stay saved",
  tag: "Saved",
  access: "signed-in",
  limit,
  params,
  success: { status: 204, body: null },
  errors: ["collection.not_found"],
})

const inCollection = params.extend(subjectParams.shape)

export const putIntoCollection = route({
  method: "put",
  path: "/v1/collections/{collection}/{noun}/{id}",
  summary: "Add a saved item to a collection. Idempotent.",
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
  summary: "Remove an item from a collection; it stays saved",
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
