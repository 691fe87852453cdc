// Shared by questions, answers and comments: authors and languages.

import { textOrigins } from "@shirube/vocabulary/community/forum/choices"
import { MOST_MENTIONS, mentionsIn } from "@shirube/vocabulary/text/mentions"
import { z } from "zod"
import { LanguageCode } from "../../common/reference/routes.ts"
import { uuidOf } from "../../ids.ts"
import { tidied, tidyLine } from "../../text/shown-text.ts"
import { Instant, WrittenLanguage } from "../../wire.ts"

export const QuestionId = uuidOf("question")
export const AnswerId = uuidOf("answer")
export const CommentId = uuidOf("comment")

export const Background = z
  .object({
    company: z.string().nullable(),
    industry: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string().nullable(),
  })
  .nullable()
  .meta({ description: "A senpai's background, as far as they show it publicly, in the reader's language" })

/**
 * The author of a post, as everyone sees it. `anonymous`: the asker of an anonymous question, anywhere in its
 * thread. `gone`: the account was deleted.
 */
export const Writer = z
  .discriminatedUnion("kind", [
    z.object({
      kind: z.literal("member"),
      id: z.uuid(),
      name: z.string(),
      seal: z.string(),
      is_senpai: z.boolean().meta({ description: "Working in Japan, and screened by our editors" }),
      is_verified: z.boolean().meta({ description: "A verified student" }),
      is_asker: z.boolean().meta({ description: "Asked the question of this thread" }),
      background: Background,
    }),
    z.object({ kind: z.literal("anonymous"), is_asker: z.literal(true) }),
    z.object({ kind: z.literal("editor"), is_asker: z.boolean() }),
    z.object({ kind: z.literal("gone"), is_asker: z.boolean() }),
  ])
  .meta({ id: "Writer" })

export const TextOrigin = z.enum(textOrigins).meta({
  description: "The original, or a translation by a person or a machine",
})

/** A text in the language returned to the reader. */
export const written = {
  language: WrittenLanguage.meta({ description: "Language of the text below" }),
  origin: TextOrigin,
  is_fallback: z.boolean().meta({ description: "True where the reader's language is missing" }),
  languages: z
    .array(z.object({ code: WrittenLanguage, origin: TextOrigin }))
    .meta({ description: "All languages it exists in; the original first" }),
} as const

/** Language requested by the reader. */
export const readIn = {
  language: LanguageCode.optional().meta({
    description: "Preferred language, if there is a text in it; unset: that of `LanguageType`",
  }),
} as const

const INDENT = /^[ \t\u3000]*/

/** Keeps line breaks and indents, which are significant in Markdown. */
const tidyMarkdown = (typed: string): string =>
  typed
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => {
      const text = tidyLine(line)
      return text === "" ? "" : `${INDENT.exec(line)?.[0] ?? ""}${text}`
    })
    .join("\n")
    .replace(/^\n+|\n+$/g, "")
    .replace(/\n{4,}/g, "\n\n\n")

const tooManyPeople = {
  en: `You can mention up to ${MOST_MENTIONS} people in one text.`,
  ja: `メンションできるのは、1つの文章につき${MOST_MENTIONS}人までです。`,
}

/** Markdown written by members. */
export const Markdown = (longest: number) =>
  tidied(longest, tidyMarkdown)
    .refine((text) => mentionsIn(text).length <= MOST_MENTIONS, { params: { words: tooManyPeople } })
    .meta({ description: "Members' Markdown" })

/** With the source, for editing, translating and quoting. */
export const TextVersion = z
  .object({
    language: WrittenLanguage,
    origin: TextOrigin,
    title: z.string().nullable().meta({ description: "Questions only" }),
    text: z.string().meta({ description: "Markdown" }),
    author: Writer,
    written_at: Instant,
  })
  .meta({ id: "TextVersion" })

export const OldText = TextVersion.extend({
  replaced_at: Instant.meta({ description: "When the next version replaced it" }),
}).meta({ id: "OldText" })

export const HISTORY_PER_PAGE = 20
export const HISTORY_PER_PAGE_MAX = 50

const is_held = z
  .boolean()
  .meta({ description: "Waits for review by an editor; hidden from others until then" })

export const Posted = z.object({ id: z.uuid() })
/** Response to a new post; clients fetch the post itself. */
export const PostedText = Posted.extend({ is_held })
/** Response to a change. While it is held, the earlier text is shown. */
export const ChangedText = z.object({ is_held })

export const tag = "Ask Senpai"
