// Senpai tips: one thing that somebody wishes they had known, in short. Screened senpai write them, editors publish them.
import { z } from "zod"
import { SERVED_TYPE } from "./files.ts"
import { uuidOf, wordsOf } from "./ids.ts"
import { Media } from "./media.ts"
import { route } from "./route.ts"
import {
  LONGEST_TIP,
  LONGEST_TIP_PICTURE_ALT,
  LONGEST_TIP_TITLE,
  LONGEST_TIP_WHO,
  MOST_TIP_DRAFTS,
  MOST_TIP_TOPICS,
  tipStates,
} from "./tip-choices.ts"
import { topics } from "./topics.ts"
import { Instant, Language, page, pageQuery, RubyText } from "./wire.ts"

export const TIPS_PER_PAGE = 12
export const TIPS_PER_PAGE_MAX = 50

export const TipId = wordsOf("tip").meta({
  description: "Identifies a tip; part of its address, never changes",
})
const Topic = z.enum(topics)
const SenpaiId = uuidOf("user").meta({ description: "Who wrote it" })

export const TipAuthor = z
  .object({
    id: z.uuid(),
    name: z.string(),
    seal: z.string(),
    is_senpai: z.boolean(),
    is_askable: z.boolean().meta({ description: "Takes invitations to answer a question in Ask Senpai" }),
  })
  .meta({ id: "TipAuthor" })

export const TipPicture = z
  .array(z.object({ address: z.string(), width: z.int(), height: z.int() }))
  .meta({ id: "TipPicture", description: "One picture in its sizes, the smallest first" })

export const TipFilm = z
  .object({
    poster: z.string().nullable().meta({ description: "Address of a picture from it" }),
    duration_ms: z.int(),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: "TipFilm", description: "Upright, and no longer than 90 seconds; where it is says `/media`" })

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
    who_ruby: RubyText.meta({ description: "Who they are, in one line" }),
    excerpt: z.string(),
    picture: TipPicture.nullable(),
    film: TipFilm.nullable().meta({ description: "In the place of a picture" }),
    published_at: Instant,
    helpful_count: z.int(),
  })
  .meta({ id: "TipSummary" })

export const TipNeighbour = z
  .object({ id: z.string(), language: Language, title: z.string() })
  .meta({ id: "TipNeighbour" })

export const Tip = TipSummary.extend({
  body_html: z.string().meta({ description: "Safe HTML, made by the server from Markdown" }),
  picture_alt: z
    .string()
    .meta({ description: "What is to be seen in the picture; empty where nobody has said" }),
  updated_at: Instant,
  newer: TipNeighbour.nullable(),
  older: TipNeighbour.nullable(),
  more: z.array(TipSummary).meta({ description: "By the same senpai, the newest first" }),
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
  summary: "One tip, with those before and after it and others by the same senpai",
  tag,
  access: "public",
  shared: true,
  params: z.object({ id: TipId }),
  query: z.object({
    topic: Topic.optional().meta({ description: "Before and after it among those of this topic" }),
  }),
  success: { status: 200, body: Tip },
  errors: ["tip.not_found"],
})

export const getTipMedia = route({
  method: "get",
  path: "/v1/tips/{id}/media",
  summary: "Where the video of a tip is, for a while; everybody may watch it",
  tag,
  access: "public",
  params: z.object({ id: TipId }),
  success: { status: 200, body: Media },
  errors: ["tip.not_found"],
})

export const readTipPicture = route({
  method: "get",
  path: "/v1/tip-pictures/{id}/{variant}",
  summary: "The picture of a tip, for as long as the tip is there",
  tag,
  access: "public",
  params: z.object({ id: uuidOf("file"), variant: z.string().max(40) }),
  success: { status: 200, body: null, file: { types: [SERVED_TYPE] } },
  errors: ["file.not_found"],
})

const text = (longest: number) => z.string().trim().max(longest).default("")

/** Both languages side by side; what is empty is not there. A draft may be as unfinished as it likes, what is sent may not. */
export const TipDraftBody = z.object({
  version: z.int().min(0).meta({ description: "The one that was seen; 0 for a new draft" }),
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
  picture_id: uuidOf("file").optional().meta({ description: "None where it is left out" }),
  picture_alt_en: text(LONGEST_TIP_PICTURE_ALT).meta({ description: "For whoever does not see the picture" }),
  picture_alt_ja: text(LONGEST_TIP_PICTURE_ALT),
  film_id: uuidOf("video").optional().meta({
    description: "In the place of a picture; may still be on its way while the draft is only kept",
  }),
  is_sent: z
    .boolean()
    .meta({ description: "To the editors; otherwise it is kept, and taken back where it waited" }),
})

export const TipDraft = TipDraftBody.omit({ is_sent: true, picture_id: true, film_id: true })
  .extend({
    id: z.uuid(),
    state: z.enum(tipStates),
    tip_id: z.string().nullable().meta({ description: "Where readers see it; null where they do not" }),
    reason: z.string().nullable().meta({ description: "Why it was returned or declined" }),
    picture: z
      .object({
        id: z.uuid(),
        address: z.string().meta({ description: "For its owner alone, for an hour or two" }),
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
  summary: "One's own tips with what has become of them, the last changed first",
  tag,
  access,
  success: { status: 200, body: z.object({ items: z.array(TipDraft).max(MOST_TIP_DRAFTS) }) },
  errors: [],
})

export const getTipDraft = route({
  method: "get",
  path: "/v1/tip-drafts/{id}",
  summary: "One of one's own",
  tag,
  access,
  params,
  success: { status: 200, body: TipDraft },
  errors: ["tip.not_found"],
})

export const writeTipDraft = route({
  method: "put",
  path: "/v1/tip-drafts/{id}",
  summary: "Keep a draft, or send it to the editors; whoever begins one chooses its id by chance",
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
  summary: "Remove it for good; what readers see is taken down first",
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
  summary: "Take a tip down; what was written stays as a draft",
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
