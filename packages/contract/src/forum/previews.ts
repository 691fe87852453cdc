// How a text will look, before anybody else sees it.
import { z } from "zod"
import { commentedNouns, LONGEST_ANSWER, LONGEST_QUESTION_TITLE, noticedKinds } from "../forum-choices.ts"
import { WordReading } from "../furigana.ts"
import { uuidOf } from "../ids.ts"
import { LanguageCode } from "../reference.ts"
import { route } from "../route.ts"
import { RubyText } from "../wire.ts"
import { tag } from "./texts.ts"

const looks = ["post", "comment", "tip"] as const
const fields = ["title", "text"] as const

export const preview = route({
  method: "post",
  path: "/v1/previews",
  summary: "How a text will look, and which personal data it seems to hold; nothing is kept",
  tag,
  access: "signed-in",
  limit: { per: "user", points: 120, seconds: 60 },
  body: z
    .object({
      look: z.enum(looks).meta({
        description:
          "`comment`: paragraphs, quotes, links and emphasis alone; `tip`: without people who are spoken to, and without pictures",
      }),
      title: z
        .string()
        .max(LONGEST_QUESTION_TITLE * 16)
        .optional(),
      text: z.string().max(LONGEST_ANSWER),
      post: z
        .object({ noun: z.enum(commentedNouns), id: uuidOf("post") })
        .optional()
        .meta({ description: "What is being changed: its pictures are shown to whoever may do that" }),
      language: LanguageCode.optional().meta({
        description: "Of the words; unset: that of `LanguageType`, of a comment what its letters tell",
      }),
    })
    .meta({ id: "PreviewedText" }),
  success: {
    status: 200,
    body: z.object({
      title_ruby: RubyText.nullable(),
      title_readings: z.array(WordReading).meta({ description: "Of a Japanese title: its words, as below" }),
      body_html: z
        .string()
        .meta({ description: "With `data-word` at each word of `readings`: its place among them, from 0" }),
      readings: z
        .array(WordReading)
        .meta({ description: "Of a Japanese text: its words in their order, for a writer to correct" }),
      noticed: z
        .array(
          z.object({
            kind: z.enum(noticedKinds),
            field: z.enum(fields),
            words: z.string().meta({ description: "As they were typed" }),
            start: z.int().meta({ description: "Where they begin in the field, in UTF-16 code units" }),
          }),
        )
        .meta({ description: "What others could use to reach or copy somebody; posting is still allowed" }),
    }),
  },
  errors: [],
})

export const routes = [preview] as const
