// What readers do, counted without persons (docs/decisions/0159), and the figures for editors.
import {
  countedDevices,
  figurePeriods,
  LONGEST_COUNTED_PATH,
  LONGEST_COUNTED_WORDS,
  overviewFigures,
  STANDARD_FIGURE_PERIOD,
} from "@shirube/vocabulary/editorial/figures/choices"
import { editorRoles } from "@shirube/vocabulary/product"
import { z } from "zod"
import { route } from "../../route.ts"
import { CalendarDate, Language } from "../../wire.ts"

export const MOST_FIGURE_ROWS = 200

const Device = z.enum(countedDevices)

export const countView = route({
  method: "post",
  path: "/v1/figures/views",
  summary:
    "Count that a page was read. The response is the same whether or not it counts: readers who ask not to be tracked, programs and unknown addresses do not.",
  tag: "Figures",
  access: "public",
  limit: { per: "ip", points: 600, seconds: 600 },
  bodyBytes: 2_000,
  body: z.object({
    path: z.string().max(LONGEST_COUNTED_PATH).meta({ description: "Without a language prefix" }),
    language: Language,
    device: Device,
    read: z
      .int()
      .min(0)
      .max(100)
      .meta({ description: "Of an article: how much of it was on the screen, in percent" }),
    search: z
      .object({ words: z.string().max(LONGEST_COUNTED_WORDS), found: z.boolean() })
      .nullable()
      .meta({ description: "What was searched for on this page, and whether there was a result" }),
  }),
  success: { status: 204, body: null },
  errors: [],
})

const editors = {
  tag: "Figures",
  access: { roles: ["editor"], editorRoles },
  limit: { per: "user", points: 120, seconds: 60 },
} as const

const period = {
  days: z.enum(figurePeriods).default(STANDARD_FIGURE_PERIOD).meta({
    description: "So many whole days, today included",
  }),
}
const readers = { ...period, language: Language.optional(), device: Device.optional() }

const Counted = z.object({ key: z.string(), count: z.int(), before: z.int() })

export const getFigures = route({
  method: "get",
  path: "/v1/editors/figures",
  summary: "The figures of a period, day by day, and of the period before",
  ...editors,
  query: z.object(readers).meta({
    description: "Language and device narrow what readers do; the other figures have neither",
  }),
  success: {
    status: 200,
    body: z
      .object({
        from: CalendarDate,
        until: CalendarDate,
        days: z.array(CalendarDate),
        figures: z.array(
          z.object({
            name: z.enum(overviewFigures),
            counts: z.array(z.int()).meta({ description: "One for each of `days`" }),
            total: z.int(),
            before: z.int().meta({ description: "In the period before" }),
          }),
        ),
        languages: z.array(Counted),
        devices: z.array(Counted),
        places: z.array(Counted).meta({ description: "Parts of the site, the most read first" }),
      })
      .meta({ id: "Figures" }),
  },
  errors: [],
})

export const listArticleFigures = route({
  method: "get",
  path: "/v1/editors/figures/articles",
  summary: "How often each article was read, how far, and whether it helped; the most read first",
  ...editors,
  query: z.object(readers),
  success: {
    status: 200,
    body: z.object({
      items: z
        .array(
          z
            .object({
              id: z.string(),
              title: z.string().meta({ description: "Empty once it is taken down" }),
              readers: z.int(),
              read: z
                .array(z.int())
                .length(4)
                .meta({ description: "Readers who have seen a quarter, half, three quarters, all of it" }),
              helped: z.int(),
              not_helped: z.int(),
            })
            .meta({ id: "ArticleFigures" }),
        )
        .max(MOST_FIGURE_ROWS),
    }),
  },
  errors: [],
})

export const listSearchFigures = route({
  method: "get",
  path: "/v1/editors/figures/searches",
  summary:
    "Words that were searched on three days or more: those without a result first, then the most searched",
  ...editors,
  query: z.object(readers),
  success: {
    status: 200,
    body: z.object({
      items: z
        .array(
          z
            .object({ words: z.string(), times: z.int(), without_result: z.int() })
            .meta({ id: "SearchFigures" }),
        )
        .max(MOST_FIGURE_ROWS),
    }),
  },
  errors: [],
})

export const routes = [countView, getFigures, listArticleFigures, listSearchFigures] as const
