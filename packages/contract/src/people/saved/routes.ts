import {
  LONGEST_SAVED_NOTE,
  LONGEST_SAVED_SEARCH,
  type SavedList,
  savedListNames,
  savedOrders,
} from "@shirube/vocabulary/people/saved/choices"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { SubjectId, SubjectNounName, subjectParams } from "../../subjects.ts"
import { Instant, page, pageQuery, RubyText, WrittenLanguage } from "../../wire.ts"

export const SAVED_PER_PAGE = 20
export const SAVED_PER_PAGE_MAX = 50

export const SavedListName = z
  .enum(savedListNames as [SavedList, ...SavedList[]])
  .meta({ description: "A list of saved items: tips are among the articles" })
export const SavedCount = z.object({ list: SavedListName, count: z.int() })
export const CollectionId = uuidOf("collection").meta({
  description: "Identifies a collection; a random UUID chosen by the client",
})

export const SavedThing = z
  .object({
    noun: SubjectNounName,
    id: SubjectId,
    is_gone: z.boolean().meta({ description: "True if it was taken down since" }),
    path: z
      .string()
      .nullable()
      .meta({ description: "Its page, without a language prefix; null if it is gone" }),
    language: WrittenLanguage.nullable().meta({ description: "Language of the title" }),
    is_fallback: z.boolean().meta({ description: "True where the reader's language is missing" }),
    title: z.string().nullable().meta({
      description:
        "For a deleted item, its title when it was saved; null if a member wrote it, because their texts are deleted with it",
    }),
    title_ruby: RubyText,
    category: z.object({ key: z.string(), name: z.string() }).nullable(),
    person: z
      .object({
        seal: z.string(),
        photo: z.string().nullable().meta({ description: "Its path; null if only the seal is shown" }),
        headline: z.string(),
      })
      .nullable()
      .meta({ description: "For a senpai's page, whose title is their name" }),
    saved_at: Instant,
    note: z.string().nullable().meta({ description: "The caller's own note; private" }),
    collection_ids: z.array(z.string()),
  })
  .meta({ id: "SavedThing" })

/** For one item and the signed-in member. */
export const SavedFact = z.object({
  is_saved: z.boolean(),
  may_save: z.boolean().meta({ description: "False for companies" }),
})

/** No person clicks faster for a minute. */
export const savingLimit = { per: "user", points: 120, seconds: 60 } as const
const limit = savingLimit

export const listSaved = route({
  method: "get",
  path: "/v1/saved",
  summary: "One list of the caller's saved items; items taken down are included and marked as gone",
  tag: "Saved",
  access: "signed-in",
  query: z.object({
    list: SavedListName,
    order: z
      .enum(savedOrders)
      .default("newest")
      .meta({ description: "Last saved first, or in the custom order" }),
    q: z.string().trim().max(LONGEST_SAVED_SEARCH).optional().meta({
      description:
        "Words of the title in any language, or of the caller's note. A page may then have few items although more follow",
    }),
    collection: CollectionId.optional().meta({ description: "Only items in this collection of the caller" }),
    ...pageQuery(SAVED_PER_PAGE_MAX, SAVED_PER_PAGE),
  }),
  success: { status: 200, body: page(SavedThing) },
  errors: ["cursor.invalid", "collection.not_found"],
})

export const save = route({
  method: "put",
  path: "/v1/saved/{noun}/{id}",
  summary:
    "Save an item. Idempotent. Saving it again soon after removing it restores its note and collections.",
  tag: "Saved",
  access: "signed-in",
  limit,
  params: subjectParams,
  success: { status: 204, body: null },
  errors: ["saved.nothing_there", "saved.not_for_companies"],
})

export const unsave = route({
  method: "delete",
  path: "/v1/saved/{noun}/{id}",
  summary: "Remove an item from the list, even one that was never saved or no longer exists. Idempotent.",
  tag: "Saved",
  access: "signed-in",
  limit,
  params: subjectParams,
  success: { status: 204, body: null },
  errors: [],
})

export const writeSavedNote = route({
  method: "put",
  path: "/v1/saved/{noun}/{id}/note",
  summary: "Set the caller's note on a saved item; an empty one deletes it",
  tag: "Saved",
  access: "signed-in",
  limit,
  params: subjectParams,
  body: z.object({ note: z.string().trim().max(LONGEST_SAVED_NOTE) }),
  success: { status: 204, body: null },
  errors: ["saved.not_saved"],
})

export const moveSaved = route({
  method: "put",
  path: "/v1/saved/{noun}/{id}/place",
  summary: "Move a saved item before or after another of the same list, in the custom order",
  tag: "Saved",
  access: "signed-in",
  limit,
  params: subjectParams,
  body: z.object({
    side: z.enum(["before", "after"]),
    of: subjectParams.meta({ description: "Another saved item of the same list" }),
  }),
  success: { status: 204, body: null },
  errors: ["saved.not_saved"],
})

export const routes = [listSaved, save, unsave, writeSavedNote, moveSaved] as const
