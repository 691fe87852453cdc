import { z } from "zod"
import { route } from "./route.ts"
import { ThingId, type ThingNoun, ThingNounName, thingParams } from "./things.ts"
import { Instant, page, pageQuery, RubyText, WrittenLanguage } from "./wire.ts"

export const SAVED_PER_PAGE = 20
export const SAVED_PER_PAGE_MAX = 50

export const SavedThing = z
  .object({
    noun: ThingNounName,
    id: ThingId,
    path: z.string().meta({ description: "Its page, without a language prefix" }),
    language: WrittenLanguage.meta({ description: "Language of the title" }),
    is_fallback: z.boolean().meta({ description: "True where the reader's language is missing" }),
    title: z.string(),
    title_ruby: RubyText,
    category: z.object({ key: z.string(), name: z.string() }).nullable(),
    saved_at: Instant,
  })
  .meta({ id: "SavedThing" })

/** What stands in the list of another noun as well: tips are short articles. */
export const savedTogether: Partial<Record<ThingNoun, readonly ThingNoun[]>> = { article: ["article", "tip"] }

/** Of one thing, for whoever is signed in. */
export const SavedFact = z.object({
  is_saved: z.boolean(),
  may_save: z.boolean().meta({ description: "False for companies" }),
})

/** Nobody presses faster than this for a minute. */
const limit = { per: "user", points: 120, seconds: 60 } as const

export const listSaved = route({
  method: "get",
  path: "/v1/saved",
  summary:
    "What one has saved of a kind, tips among the articles, the last saved first; what has been taken down is left out",
  tag: "Saved",
  access: "signed-in",
  query: z.object({ noun: ThingNounName, ...pageQuery(SAVED_PER_PAGE_MAX, SAVED_PER_PAGE) }),
  success: { status: 200, body: page(SavedThing) },
  errors: ["cursor.invalid"],
})

export const save = route({
  method: "put",
  path: "/v1/saved/{noun}/{id}",
  summary: "Save a thing; again changes nothing",
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

export const routes = [listSaved, save, unsave] as const
