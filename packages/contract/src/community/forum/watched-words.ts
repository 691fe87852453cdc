// Watched words: posts that contain one go to the editors for review.

import {
  LONGEST_WATCHED_NOTE,
  LONGEST_WATCHED_PHRASE,
  MOST_WATCHED_WORDS,
} from "@shirube/vocabulary/community/forum/choices"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { shownText } from "../../text/shown-text.ts"
import { Instant } from "../../wire.ts"
import { Posted, tag } from "./texts.ts"

const note = shownText(LONGEST_WATCHED_NOTE).meta({ description: "Why it is on the list; for editors" })
const is_held = z
  .boolean()
  .meta({ description: "Posts that contain it are hidden from others until an editor has reviewed them" })

export const WatchedWord = z
  .object({
    id: z.uuid(),
    phrase: z.string(),
    note: z.string(),
    is_held,
    added_by: z.string().nullable().meta({ description: "Null once their account is deleted" }),
    added_at: Instant,
  })
  .meta({ id: "WatchedWord" })

const params = z.object({ id: uuidOf("watched-word") })
const asEditor = {
  tag,
  access: { roles: ["editor"], editorRoles: ["moderator"] },
  limit: { per: "user", points: 60, seconds: 60 },
} as const

export const listWatchedWords = route({
  method: "get",
  path: "/v1/editors/watched-words",
  summary: "Watched words, latest first",
  ...asEditor,
  success: { status: 200, body: z.object({ items: z.array(WatchedWord).max(MOST_WATCHED_WORDS) }) },
  errors: [],
})

export const addWatchedWord = route({
  method: "post",
  path: "/v1/editors/watched-words",
  summary: "Watch a word or phrase from now on; width, case and kana are ignored",
  ...asEditor,
  body: z.object({ phrase: shownText(LONGEST_WATCHED_PHRASE), note, is_held }).meta({ id: "NewWatchedWord" }),
  success: { status: 201, body: Posted },
  errors: ["watched_word.known", "watched_word.no_letters", "watched_word.too_many"],
})

export const changeWatchedWord = route({
  method: "put",
  path: "/v1/editors/watched-words/{id}",
  summary: "Change the note of a watched word, and whether posts with it are held",
  ...asEditor,
  params,
  body: z.object({ note, is_held }).meta({ id: "WatchedWordChange" }),
  success: { status: 204, body: null },
  errors: ["watched_word.not_found"],
})

export const removeWatchedWord = route({
  method: "delete",
  path: "/v1/editors/watched-words/{id}",
  summary: "Stop watching a word. Idempotent.",
  ...asEditor,
  params,
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [listWatchedWords, addWatchedWord, changeWatchedWord, removeWatchedWord] as const
