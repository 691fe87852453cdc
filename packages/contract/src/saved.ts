import { z } from "zod"
import { uuidOf } from "./ids.ts"
import { route } from "./route.ts"
import {
  LONGEST_SAVED_NOTE,
  LONGEST_SAVED_SEARCH,
  type SavedList,
  savedListNames,
  savedOrders,
} from "./saved-choices.ts"
import { ThingId, ThingNounName, thingParams } from "./things.ts"
import { Instant, page, pageQuery, RubyText, WrittenLanguage } from "./wire.ts"

export const SAVED_PER_PAGE = 20
export const SAVED_PER_PAGE_MAX = 50

export const SavedListName = z
  .enum(savedListNames as [SavedList, ...SavedList[]])
  .meta({ description: "One of the lists of what people save: tips stand among the articles" })
export const SavedCount = z.object({ list: SavedListName, count: z.int() })
export const CollectionId = uuidOf("collection").meta({
  description: "Identifies a collection; whoever makes one chooses it by chance",
})

export const SavedThing = z
  .object({
    noun: ThingNounName,
    id: ThingId,
    is_gone: z.boolean().meta({ description: "True where it was taken down since" }),
    path: z
      .string()
      .nullable()
      .meta({ description: "Its page, without a language prefix; null where it is gone" }),
    language: WrittenLanguage.nullable().meta({ description: "Language of the title" }),
    is_fallback: z.boolean().meta({ description: "True where the reader's language is missing" }),
    title: z.string().nullable().meta({
      description:
        "Of something gone, as it was when it was saved; null where its writer was a member, whose words go with it",
    }),
    title_ruby: RubyText,
    category: z.object({ key: z.string(), name: z.string() }).nullable(),
    saved_at: Instant,
    note: z.string().nullable().meta({ description: "One's own; nobody else sees it" }),
    collection_ids: z.array(z.string()),
  })
  .meta({ id: "SavedThing" })

/** Of one thing, for whoever is signed in. */
export const SavedFact = z.object({
  is_saved: z.boolean(),
  may_save: z.boolean().meta({ description: "False for companies" }),
})

/** Nobody presses faster than this for a minute. */
export const savingLimit = { per: "user", points: 120, seconds: 60 } as const
const limit = savingLimit

export const listSaved = route({
  method: "get",
  path: "/v1/saved",
  summary: "One list of what one has saved; what has been taken down is still there, as gone",
  tag: "Saved",
  access: "signed-in",
  query: z.object({
    list: SavedListName,
    order: z.enum(savedOrders).default("newest").meta({ description: "The last saved first, or one's own" }),
    q: z.string().trim().max(LONGEST_SAVED_SEARCH).optional().meta({
      description:
        "Words of the title in any language, or of one's note. A page may then have few items and still go on",
    }),
    collection: CollectionId.optional().meta({ description: "Only what is in this collection of one's own" }),
    ...pageQuery(SAVED_PER_PAGE_MAX, SAVED_PER_PAGE),
  }),
  success: { status: 200, body: page(SavedThing) },
  errors: ["cursor.invalid", "collection.not_found"],
})

export const save = route({
  method: "put",
  path: "/v1/saved/{noun}/{id}",
  summary:
    "Save a thing; again changes nothing. Soon after it was taken off, it comes back with note and collections",
  tag: "Saved",
  access: "signed-in",
  limit,
  params: thingParams,
  success: { status: 204, body: null },
  errors: ["saved.nothing_there", "saved.not_for_companies"],
})

export const unsave = route({
  method: "delete",
  path: "/v1/saved/{noun}/{id}",
  summary: "Take a thing off the list; also one that was never on it, or is no longer there",
  tag: "Saved",
  access: "signed-in",
  limit,
  params: thingParams,
  success: { status: 204, body: null },
  errors: [],
})

export const writeSavedNote = route({
  method: "put",
  path: "/v1/saved/{noun}/{id}/note",
  summary: "Write one's own note on something saved; an empty one takes it away",
  tag: "Saved",
  access: "signed-in",
  limit,
  params: thingParams,
  body: z.object({ note: z.string().trim().max(LONGEST_SAVED_NOTE) }),
  success: { status: 204, body: null },
  errors: ["saved.not_saved"],
})

export const moveSaved = route({
  method: "put",
  path: "/v1/saved/{noun}/{id}/place",
  summary: "Move something saved before or behind another of the same list, in one's own order",
  tag: "Saved",
  access: "signed-in",
  limit,
  params: thingParams,
  body: z.object({
    side: z.enum(["before", "after"]),
    of: thingParams.meta({ description: "Another saved thing of the same list" }),
  }),
  success: { status: 204, body: null },
  errors: ["saved.not_saved"],
})

export const routes = [listSaved, save, unsave, writeSavedNote, moveSaved] as const
