// What crawlers and feed readers are told: every page that anyone may find, and the newest of them.
import { z } from "zod"
import { publicNouns } from "./public-nouns.ts"
import { route } from "./route.ts"
import { Instant, Language, page, pageQuery } from "./wire.ts"

/** Of one part of the sitemap: some 500 kB, far below the 50 MB and 50,000 addresses that search engines read of one. */
export const PAGES_PER_PART = 1_000
/** Of the newest pages, and of one noun among them: a busy week in Ask Senpai leaves room for an article. */
export const NEWEST_PAGES = 40
export const NEWEST_OF_A_NOUN = 12

const Noun = z.enum(publicNouns)
const Path = z.string().meta({ description: "Without a language prefix", example: "/article/entry-sheet" })
const tag = "Public pages"

export const listParts = route({
  method: "get",
  path: "/v1/public-pages",
  summary: "The parts of the sitemap: of each noun as many as its pages fill",
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
          cursor: z.string().nullable().meta({ description: "Where the part begins; null: the first" }),
        }),
      ),
    }),
  },
  errors: [],
})

export const listPublicPages = route({
  method: "get",
  path: "/v1/public-pages/{noun}",
  summary: "One part of the sitemap, in the order of ids",
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
          languages: z.array(Language).meta({ description: "Those in which it can be found" }),
          changed_on: z.iso.date().nullable().meta({ description: "In UTC; null where it is not known" }),
        })
        .meta({ id: "PublicPage" }),
    ),
  },
  errors: ["cursor.invalid"],
})

export const listNewestPages = route({
  method: "get",
  path: "/v1/newest-pages",
  summary: "What was published last in the language of the request, of all nouns",
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
                description: "Null of questions: feeds are copied, and members may withdraw what they asked",
              }),
              published_at: Instant,
            })
            .meta({ id: "NewestPage" }),
        )
        .meta({ description: "The newest first" }),
    }),
  },
  errors: [],
})

export const routes = [listParts, listPublicPages, listNewestPages] as const
