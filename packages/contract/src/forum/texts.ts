// What questions, answers and comments have in common: who wrote them, and in which languages.
import { z } from "zod"
import { textOrigins } from "../forum-choices.ts"
import { uuidOf } from "../ids.ts"
import { MOST_MENTIONS, mentionsIn } from "../mentions.ts"
import { LanguageCode } from "../reference.ts"
import { tidied, tidyLine } from "../shown-text.ts"
import { Instant, WrittenLanguage } from "../wire.ts"

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
  .meta({ description: "Where a senpai speaks from: what they show to everyone, in the reader's language" })

/**
 * Who wrote something, for everybody. `anonymous`: the asker of a question that was asked without a name, wherever they write in
 * its thread. `gone`: somebody who has left.
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
  description: "As it was written, put into another language by a person, or by a machine",
})

/** A text as a reader gets it. */
export const written = {
  language: WrittenLanguage.meta({ description: "Language of the words below" }),
  origin: TextOrigin,
  is_fallback: z.boolean().meta({ description: "True where the reader's language is missing" }),
  languages: z
    .array(z.object({ code: WrittenLanguage, origin: TextOrigin }))
    .meta({ description: "All that it exists in; the original first" }),
} as const

/** Which language to read. */
export const readIn = {
  language: LanguageCode.optional().meta({
    description:
      "Read in this language where there is a text in it; unset: in the language of `LanguageType`",
  }),
} as const

const INDENT = /^[ \t\u3000]*/

/** Lines as they were typed, indents included: they mean something in Markdown. */
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

/** What members write, as Markdown. */
export const Markdown = (longest: number) =>
  tidied(longest, tidyMarkdown)
    .refine((text) => mentionsIn(text).length <= MOST_MENTIONS, { params: { words: tooManyPeople } })
    .meta({ description: "Members' Markdown" })

/** With the source, to edit, to put into another language, and to quote. */
export const TextVersion = z
  .object({
    language: WrittenLanguage,
    origin: TextOrigin,
    title: z.string().nullable().meta({ description: "Of questions alone" }),
    text: z.string().meta({ description: "Markdown" }),
    author: Writer,
    written_at: Instant,
  })
  .meta({ id: "TextVersion" })

export const OldText = TextVersion.extend({
  replaced_at: Instant.meta({ description: "When the next version took its place" }),
}).meta({ id: "OldText" })

export const HISTORY_PER_PAGE = 20
export const HISTORY_PER_PAGE_MAX = 50

const is_held = z
  .boolean()
  .meta({ description: "An editor looks at it first, and nobody else sees it until then" })

export const Posted = z.object({ id: z.uuid() })
/** Of what was posted: whoever shows it fetches it. */
export const PostedText = Posted.extend({ is_held })
/** Of what was changed. Where it is held, what stood there before is shown meanwhile. */
export const ChangedText = z.object({ is_held })

export const tag = "Ask Senpai"
