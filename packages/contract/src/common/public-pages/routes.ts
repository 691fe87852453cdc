// For crawlers and feed readers: every public page, and the newest ones.

import { publicNouns } from "@shirube/vocabulary/common/public-pages/nouns"
import { z } from "zod"
import { route } from "../../route.ts"
import { Instant, Language, page, pageQuery } from "../../wire.ts"

/** Per part of the sitemap: about 500 kB, far below the limits of 50 MB and 50,000 addresses. */
export const PAGES_PER_PART = 1_000
/** Newest pages in total, and per noun: so that a busy week in Ask Senpai leaves room for an article. */
export const NEWEST_PAGES = 40
export const NEWEST_OF_A_NOUN = 12

const Noun = z.enum(publicNouns)
const Path = z.string().meta({ description: "Without a language prefix", example: "/article/entry-sheet" })
const tag = "Public pages"

export const listParts = route({
  method: "get",
  path: "/v1/public-pages",
  summary: "Parts of the sitemap: as many per noun as its pages need",
  tag,
  access: "public",
  shared: true,
  query: z.object({ limit: pageQuery(PAGES_PER_PART, PAGES_PER_PART).limit }),
  success: {
    status: 200,
    body: z.object({
      items: z.array(
        z.object({
          noun: Noun,
          cursor: z.string().nullable().meta({ description: "Start of the part; null: the first" }),
        }),
      ),
    }),
  },
  errors: [],
})

export const listPublicPages = route({
  method: "get",
  path: "/v1/public-pages/{noun}",
  summary: "One part of the sitemap, ordered by id",
  tag,
  access: "public",
  shared: true,
  params: z.object({ noun: Noun }),
  query: z.object(pageQuery(PAGES_PER_PART, PAGES_PER_PART)),
  success: {
    status: 200,
    body: page(
      z
        .object({
          path: Path,
          languages: z.array(Language).meta({ description: "Languages in which it can be found" }),
          changed_on: z.iso.date().nullable().meta({ description: "In UTC; null if unknown" }),
        })
        .meta({ id: "PublicPage" }),
    ),
  },
  errors: ["cursor.invalid"],
})

export const listNewestPages = route({
  method: "get",
  path: "/v1/newest-pages",
  summary: "Latest publications of all nouns, in the language of the request",
  tag,
  access: "public",
  shared: true,
  success: {
    status: 200,
    body: z.object({
      items: z
        .array(
          z
            .object({
              path: Path,
              title: z.string(),
              category: z.string().nullable(),
              description: z.string().nullable().meta({
                description: "Null for questions: feeds are copied, and members may delete their questions",
              }),
              published_at: Instant,
            })
            .meta({ id: "NewestPage" }),
        )
        .meta({ description: "Newest first" }),
    }),
  },
  errors: [],
})

export const routes = [listParts, listPublicPages, listNewestPages] as const
