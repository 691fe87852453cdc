// Emails in keigo for occasions of a job search: a letter with gaps, and every phrase of it explained. The letter is
// Japanese for every reader; what is said about it is in the reader's language.

import {
  alternativeKinds,
  emailSituations,
  KEIGO_EMAILS_PER_PAGE,
  keigoKinds,
  knownGaps,
  politenessLevels,
} from "@shirube/vocabulary/career/keigo-emails/choices"
import { z } from "zod"
import { wordsOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { page, pageQuery, RubyText } from "../../wire.ts"

export const KeigoEmailId = wordsOf("keigo-email").meta({
  description: "Identifies an occasion; part of its address, never changes",
})

export const KeigoEmailSummary = z
  .object({
    id: z.string(),
    situation: z.enum(emailSituations),
    title: z.string(),
    title_ruby: RubyText,
    when_ruby: RubyText.meta({ description: "When to send it" }),
  })
  .meta({ id: "KeigoEmailSummary" })

const LetterSpan = z.object({
  gap: z.string().nullable().meta({ description: "Key of the gap to fill in here; then `ruby` is empty" }),
  phrase: z.string().nullable().meta({ description: "Key of the explained phrase that this belongs to" }),
  ruby: RubyText,
})
const Letter = z.array(z.array(LetterSpan)).meta({ description: "Lines; an empty one separates paragraphs" })

const Gap = z.object({
  key: z.string(),
  label: z.string().meta({ description: "In the reader's language" }),
  japanese_label: z.string().meta({ description: "Marks the gap in the letter while it is open" }),
  example: z.string().meta({ description: "In Japanese" }),
  source: z
    .enum(knownGaps)
    .nullable()
    .meta({ description: "What a client may fill in: from the tracker, the profile or the account" }),
  has_lines: z.boolean(),
})

const Phrase = z.object({
  key: z.string(),
  text_ruby: RubyText,
  reading: z.string().meta({ description: "In kana" }),
  plain_ruby: RubyText.meta({ description: "The same in plain Japanese" }),
  kind: z.enum(keigoKinds),
  level: z.enum(politenessLevels),
  parts: z
    .array(z.object({ word_ruby: RubyText, meaning_ruby: RubyText }))
    .meta({ description: "Word by word" }),
  effect_ruby: RubyText.meta({ description: "What it does in a letter" }),
  avoid_ruby: RubyText.meta({ description: "When not to use it" }),
})

export const KeigoEmail = KeigoEmailSummary.extend({
  is_reply: z
    .boolean()
    .meta({ description: "Sent in the thread of an earlier email, whose subject it keeps" }),
  deadline_ruby: RubyText.meta({ description: "By when to send it" }),
  subject: z.array(LetterSpan),
  body: Letter,
  gaps: z.array(Gap).meta({ description: "Every gap of the letter once, in the order to fill them in" }),
  musts: z.array(RubyText).meta({ description: "What must be in the email" }),
  mistakes: z.array(RubyText),
  phrases: z.array(Phrase).meta({ description: "In the order of the letter" }),
  alternative: z
    .object({ kind: z.enum(alternativeKinds), text: Letter, note_ruby: RubyText })
    .nullable()
    .meta({ description: "By telephone, or in a few lines" }),
}).meta({ id: "KeigoEmail" })

const tag = "Keigo emails"

export const listKeigoEmails = route({
  method: "get",
  path: "/v1/keigo-emails",
  summary: "Occasions for emails in keigo, by situation",
  tag,
  access: "public",
  shared: true,
  query: z.object({
    situation: z.enum(emailSituations).optional(),
    ...pageQuery(KEIGO_EMAILS_PER_PAGE, KEIGO_EMAILS_PER_PAGE),
  }),
  success: { status: 200, body: page(KeigoEmailSummary) },
  errors: ["cursor.invalid"],
})

export const getKeigoEmail = route({
  method: "get",
  path: "/v1/keigo-emails/{id}",
  summary: "One email with its gaps and its phrases explained word by word",
  tag,
  access: "public",
  shared: true,
  params: z.object({ id: KeigoEmailId }),
  success: { status: 200, body: KeigoEmail },
  errors: ["keigo_email.not_found"],
})

export const routes = [listKeigoEmails, getKeigoEmail] as const
