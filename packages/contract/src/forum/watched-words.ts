// Words that editors want to look at wherever members write them.
import { z } from "zod"
import { LONGEST_WATCHED_NOTE, LONGEST_WATCHED_PHRASE, MOST_WATCHED_WORDS } from "../forum-choices.ts"
import { uuidOf } from "../ids.ts"
import { route } from "../route.ts"
import { shownText } from "../shown-text.ts"
import { Instant } from "../wire.ts"
import { Posted, tag } from "./texts.ts"

const note = shownText(LONGEST_WATCHED_NOTE).meta({ description: "Why it is on the list, among editors" })
const is_held = z
  .boolean()
  .meta({ description: "What has it is seen by nobody else until an editor has looked" })

export const WatchedWord = z
  .object({
    id: z.uuid(),
    phrase: z.string(),
    note: z.string(),
    is_held,
    added_by: z.string().nullable().meta({ description: "Null once they are gone" }),
    added_at: Instant,
  })
  .meta({ id: "WatchedWord" })

const params = z.object({ id: uuidOf("watched-word") })
const asEditor = {
  tag,
  access: { roles: ["editor"] },
  limit: { per: "user", points: 60, seconds: 60 },
} as const

export const listWatchedWords = route({
  method: "get",
  path: "/v1/editors/watched-words",
  summary: "Words that editors want to look at wherever they are written, the last first",
  ...asEditor,
  success: { status: 200, body: z.object({ items: z.array(WatchedWord).max(MOST_WATCHED_WORDS) }) },
  errors: [],
})

export const addWatchedWord = route({
  method: "post",
  path: "/v1/editors/watched-words",
  summary: "Watch a word or phrase from now on; width, case and kana make no difference",
  ...asEditor,
  body: z.object({ phrase: shownText(LONGEST_WATCHED_PHRASE), note, is_held }).meta({ id: "NewWatchedWord" }),
  success: { status: 201, body: Posted },
  errors: ["watched_word.known", "watched_word.no_letters", "watched_word.too_many"],
})

export const changeWatchedWord = route({
  method: "put",
  path: "/v1/editors/watched-words/{id}",
  summary: "Say why it is watched, and whether what has it waits",
  ...asEditor,
  params,
  body: z.object({ note, is_held }).meta({ id: "WatchedWordChange" }),
  success: { status: 204, body: null },
  errors: ["watched_word.not_found"],
})

export const removeWatchedWord = route({
  method: "delete",
  path: "/v1/editors/watched-words/{id}",
  summary: "Watch it no longer; again changes nothing",
  ...asEditor,
  params,
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [listWatchedWords, addWatchedWord, changeWatchedWord, removeWatchedWord] as const
