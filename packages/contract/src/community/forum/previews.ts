// Previews of a text before it is posted.

import {
  commentedNouns,
  LONGEST_ANSWER,
  LONGEST_QUESTION_TITLE,
  noticedKinds,
} from "@shirube/vocabulary/community/forum/choices"
import { z } from "zod"
import { LanguageCode } from "../../common/reference/routes.ts"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { WordReading } from "../../text/furigana.ts"
import { RubyText } from "../../wire.ts"
import { tag } from "./texts.ts"

const looks = ["post", "comment", "tip"] as const
const fields = ["title", "text"] as const

export const preview = route({
  method: "post",
  path: "/v1/previews",
  summary: "Preview a text and detect personal data in it; nothing is stored",
  tag,
  access: "signed-in",
  limit: { per: "user", points: 120, seconds: 60 },
  body: z
    .object({
      look: z.enum(looks).meta({
        description:
          "`comment`: only paragraphs, quotes, links and emphasis; `tip`: without mentions and pictures",
      }),
      title: z
        .string()
        .max(LONGEST_QUESTION_TITLE * 16)
        .optional(),
      text: z.string().max(LONGEST_ANSWER),
      post: z
        .object({ noun: z.enum(commentedNouns), id: uuidOf("post") })
        .optional()
        .meta({ description: "The post being changed: its pictures are shown to those who may change it" }),
      language: LanguageCode.optional().meta({
        description:
          "Language of the text; unset: that of `LanguageType`, for a comment detected from its script",
      }),
    })
    .meta({ id: "PreviewedText" }),
  success: {
    status: 200,
    body: z.object({
      title_ruby: RubyText.nullable(),
      title_readings: z.array(WordReading).meta({ description: "For a Japanese title: its words, as below" }),
      body_html: z
        .string()
        .meta({ description: "With `data-word` at each word of `readings`: its index, from 0" }),
      readings: z
        .array(WordReading)
        .meta({ description: "For a Japanese text: its words in order, for the author to correct" }),
      noticed: z
        .array(
          z.object({
            kind: z.enum(noticedKinds),
            field: z.enum(fields),
            words: z.string().meta({ description: "As typed" }),
            start: z.int().meta({ description: "Start offset in the field, in UTF-16 code units" }),
          }),
        )
        .meta({ description: "Personal data that others could misuse; posting is still allowed" }),
    }),
  },
  errors: [],
})

export const routes = [preview] as const
