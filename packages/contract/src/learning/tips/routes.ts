// Senpai tips: one short piece of advice each. Screened senpai write them, editors publish them.

import {
  LONGEST_TIP,
  LONGEST_TIP_PICTURE_ALT,
  LONGEST_TIP_TITLE,
  LONGEST_TIP_WHO,
  MOST_TIP_DRAFTS,
  MOST_TIP_TOPICS,
  tipStates,
} from "@shirube/vocabulary/learning/tips/choices"
import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"
import { SERVED_TYPE } from "../../common/media/files.ts"
import { Media } from "../../common/media/videos.ts"
import { uuidOf, wordsOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant, Language, page, pageQuery, RubyText } from "../../wire.ts"

export const TIPS_PER_PAGE = 12
export const TIPS_PER_PAGE_MAX = 50

export const TipId = wordsOf("tip").meta({
  description: "Identifies a tip; part of its address, never changes",
})
const Topic = z.enum(topics)
const SenpaiId = uuidOf("user").meta({ description: "Its author" })

export const TipAuthor = z
  .object({
    id: z.uuid(),
    name: z.string(),
    seal: z.string(),
    is_senpai: z.boolean(),
    is_askable: z.boolean().meta({ description: "Accepts invitations to answer a question in Ask Senpai" }),
  })
  .meta({ id: "TipAuthor" })

export const TipPicture = z
  .array(z.object({ address: z.string(), width: z.int(), height: z.int() }))
  .meta({ id: "TipPicture", description: "One picture in several sizes, smallest first" })

export const TipFilm = z
  .object({
    poster: z.string().nullable().meta({ description: "Address of a frame of it" }),
    duration_ms: z.int(),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: "TipFilm", description: "Portrait, at most 90 seconds; playback addresses: see `/media`" })

export const TipSummary = z
  .object({
    id: z.string(),
    topics: z.array(z.object({ key: Topic, name: z.string() })),
    author: TipAuthor,
    language: Language.meta({ description: "Language of the texts below" }),
    languages: z.array(Language).meta({ description: "Languages this tip exists in" }),
    is_fallback: z.boolean().meta({ description: "True where the reader's language is missing" }),
    title: z.string(),
    title_ruby: RubyText,
    who_ruby: RubyText.meta({ description: "The author in one line" }),
    excerpt: z.string(),
    picture: TipPicture.nullable(),
    film: TipFilm.nullable().meta({ description: "Instead of a picture" }),
    published_at: Instant,
    helpful_count: z.int(),
  })
  .meta({ id: "TipSummary" })

export const TipNeighbour = z
  .object({ id: z.string(), language: Language, title: z.string() })
  .meta({ id: "TipNeighbour" })

export const Tip = TipSummary.extend({
  body_html: z.string().meta({ description: "Safe HTML, made by the server from Markdown" }),
  picture_alt: z.string().meta({ description: "Alternative text of the picture; empty if there is none" }),
  updated_at: Instant,
  newer: TipNeighbour.nullable(),
  older: TipNeighbour.nullable(),
  more: z.array(TipSummary).meta({ description: "By the same senpai, newest first" }),
}).meta({ id: "Tip" })

const tag = "Tips"

export const listTips = route({
  method: "get",
  path: "/v1/tips",
  summary: "Tips, newest first",
  tag,
  access: "public",
  shared: true,
  query: z.object({
    topic: Topic.optional(),
    senpai: SenpaiId.optional(),
    ...pageQuery(TIPS_PER_PAGE_MAX, TIPS_PER_PAGE),
  }),
  success: { status: 200, body: page(TipSummary) },
  errors: ["cursor.invalid"],
})

export const getTip = route({
  method: "get",
  path: "/v1/tips/{id}",
  summary: "One tip, with the previous and next one and others by the same senpai",
  tag,
  access: "public",
  shared: true,
  params: z.object({ id: TipId }),
  query: z.object({
    topic: Topic.optional().meta({ description: "Previous and next within this topic" }),
  }),
  success: { status: 200, body: Tip },
  errors: ["tip.not_found"],
})

export const getTipMedia = route({
  method: "get",
  path: "/v1/tips/{id}/media",
  summary: "Temporary addresses of a tip's video, for everyone",
  tag,
  access: "public", // readers of a tip may watch its video
  params: z.object({ id: TipId }),
  success: { status: 200, body: Media },
  errors: ["tip.not_found"],
})

export const readTipPicture = route({
  method: "get",
  path: "/v1/tip-pictures/{id}/{variant}",
  summary: "The picture of a tip, available while the tip is published",
  tag,
  access: "public", // while the tip is published
  params: z.object({ id: uuidOf("file"), variant: z.string().max(40) }),
  success: { status: 200, body: null, file: { types: [SERVED_TYPE] } },
  errors: ["file.not_found"],
})

const text = (longest: number) => z.string().trim().max(longest).default("")

/** Both languages side by side; empty means absent. A draft may be unfinished, a submission may not. */
export const TipDraftBody = z.object({
  version: z.int().min(0).meta({ description: "The version that was read; 0 for a new draft" }),
  topics: z
    .array(Topic)
    .max(MOST_TIP_TOPICS)
    .refine((chosen) => new Set(chosen).size === chosen.length),
  title_en: text(LONGEST_TIP_TITLE),
  who_en: text(LONGEST_TIP_WHO),
  text_en: text(LONGEST_TIP),
  title_ja: text(LONGEST_TIP_TITLE),
  who_ja: text(LONGEST_TIP_WHO),
  text_ja: text(LONGEST_TIP),
  picture_id: uuidOf("file").optional().meta({ description: "None if left out" }),
  picture_alt_en: text(LONGEST_TIP_PICTURE_ALT).meta({
    description: "Alternative text for readers who cannot see the picture",
  }),
  picture_alt_ja: text(LONGEST_TIP_PICTURE_ALT),
  film_id: uuidOf("video").optional().meta({
    description: "Instead of a picture; may still be processing while the draft is only saved",
  }),
  is_sent: z
    .boolean()
    .meta({ description: "Submit to the editors; otherwise it is saved, and withdrawn if it was waiting" }),
})

export const TipDraft = TipDraftBody.omit({ is_sent: true, picture_id: true, film_id: true })
  .extend({
    id: z.uuid(),
    state: z.enum(tipStates),
    tip_id: z.string().nullable().meta({ description: "The published tip; null if it is not published" }),
    reason: z.string().nullable().meta({ description: "Why it was returned or declined" }),
    picture: z
      .object({
        id: z.uuid(),
        address: z.string().meta({ description: "For its owner only, valid for one to two hours" }),
      })
      .nullable(),
    film_id: z.uuid().nullable(),
    updated_at: Instant,
  })
  .meta({ id: "TipDraft" })

const access = { registered: true, screened: true } as const
const params = z.object({ id: uuidOf("tip-draft") })
const limit = { per: "user", points: 60, seconds: 60 } as const

export const listTipDrafts = route({
  method: "get",
  path: "/v1/tip-drafts",
  summary: "The caller's own tips with their status, last changed first",
  tag,
  access,
  success: { status: 200, body: z.object({ items: z.array(TipDraft).max(MOST_TIP_DRAFTS) }) },
  errors: [],
})

export const getTipDraft = route({
  method: "get",
  path: "/v1/tip-drafts/{id}",
  summary: "One of the caller's own tips",
  tag,
  access,
  params,
  success: { status: 200, body: TipDraft },
  errors: ["tip.not_found"],
})

export const writeTipDraft = route({
  method: "put",
  path: "/v1/tip-drafts/{id}",
  summary: "Save a draft, or submit it to the editors; the client chooses a random id for a new one",
  tag,
  access,
  limit,
  params,
  body: TipDraftBody,
  success: { status: 200, body: TipDraft },
  errors: [
    "tip.not_found",
    "tip.changed",
    "tip.declined",
    "tip.too_many",
    "tip.film_not_there",
    "tip.film_not_ready",
    "picture.not_there",
  ],
})

export const removeTipDraft = route({
  method: "delete",
  path: "/v1/tip-drafts/{id}",
  summary: "Delete a tip for good; a published one is unpublished first",
  tag,
  access,
  limit,
  params,
  success: { status: 204, body: null },
  errors: ["tip.not_found", "tip.is_published"],
})

export const withdrawTip = route({
  method: "delete",
  path: "/v1/tip-drafts/{id}/publication",
  summary: "Unpublish a tip; its draft is kept",
  tag,
  access,
  limit,
  params,
  success: { status: 200, body: TipDraft },
  errors: ["tip.not_found"],
})

export const routes = [
  listTips,
  getTip,
  getTipMedia,
  readTipPicture,
  listTipDrafts,
  getTipDraft,
  writeTipDraft,
  removeTipDraft,
  withdrawTip,
] as const
