// The directory of senpai with a published page, open to visitors.

import {
  LONGEST_MENTOR_SEARCH,
  likenesses,
  MOST_MATCHES,
  mentorFacets,
  mentorFilters,
  mentorSorts,
  type NamedFacet,
  namedFacets,
  recentAnswers,
  soonFree,
} from "@shirube/vocabulary/mentors/directory/choices"
import { residenceRoads, waysOfHelping } from "@shirube/vocabulary/mentors/mentor-pages/choices"
import { japaneseLevels } from "@shirube/vocabulary/people/profile/choices"
import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"
import {
  CountryCode,
  IndustryId,
  LanguageCode,
  OccupationId,
  UniversityId,
} from "../../common/reference/routes.ts"
import { route } from "../../route.ts"
import { Instant, page, pageQuery, RubyText } from "../../wire.ts"
import { Mentor } from "../mentor-pages/routes.ts"

export const MENTORS_PER_PAGE = 12
export const MENTORS_PER_PAGE_MAX = 50

export const MentorCard = Mentor.omit({ road: true, ask_me: true, not_for: true, updated_at: true })
  .extend({
    headline_ruby: RubyText.nullable().meta({ description: "The Japanese headline with furigana" }),
    next_free_at: Instant.nullable().meta({
      description:
        "The earliest time at which a session could begin; null without free times and during a pause",
    }),
  })
  .meta({ id: "MentorCard" })

const Names = z
  .array(
    z.object({
      facet: z.enum(Object.keys(namedFacets) as [NamedFacet, ...NamedFacet[]]),
      value: z.string(),
      name: z.string(),
    }),
  )
  .meta({ description: "Names in the reader's language, of all values in this response" })

export const listMentors = route({
  method: "get",
  path: "/v1/mentors",
  summary: "Screened senpai with a page; only what they show to everyone can be searched",
  tag: "Mentors",
  access: "public",
  shared: true,
  query: z.object({
    q: z
      .string()
      .trim()
      .max(LONGEST_MENTOR_SEARCH)
      .optional()
      .meta({ description: "Words of the page, in either language, in kana or romaji; all of them" }),
    country: CountryCode.optional(),
    language: LanguageCode.optional(),
    level_then: z.enum(japaneseLevels).optional().meta({ description: "While looking for work" }),
    university: UniversityId.optional(),
    industry: IndustryId.optional(),
    occupation: OccupationId.optional(),
    topic: z.enum(topics).optional(),
    way: z.enum(waysOfHelping).optional(),
    residence_road: z.enum(residenceRoads).optional(),
    answered: z.enum(recentAnswers).optional().meta({ description: "Answered a question within this time" }),
    free: z.enum(soonFree).optional().meta({ description: "Has a free time for a session within this time" }),
    sort: z
      .enum(mentorSorts)
      .default("rotating")
      .meta({ description: "`rotating`: in another order every day" }),
    ...pageQuery(MENTORS_PER_PAGE_MAX, MENTORS_PER_PAGE),
  }),
  success: {
    status: 200,
    body: page(MentorCard).extend({
      total: z.int().meta({ description: "Senpai who match; with filters or words, counting ends at 1,000" }),
      facets: z
        .array(
          z.object({
            facet: z.enum(mentorFacets),
            values: z.array(z.object({ value: z.string(), count: z.int() })),
          }),
        )
        .meta({
          description: "How many match the other filters and this value, most first; at most 100 values each",
        }),
      names: Names,
      drop: z
        .array(z.object({ filter: z.enum(mentorFilters), count: z.int() }))
        .meta({ description: "If no one matches: how many match without this one filter, most first" }),
    }),
  },
  errors: ["cursor.invalid"],
})

export const listMentorsLikeMe = route({
  method: "get",
  path: "/v1/mentors/like-me",
  summary: "Senpai who share something with the calling student; in another order every day",
  tag: "Mentors",
  access: { roles: ["student"] },
  success: {
    status: 200,
    body: z.object({
      items: z
        .array(
          MentorCard.extend({
            shared: z.array(z.enum(likenesses)).meta({
              description:
                "What the two have in common, strongest first; only what the senpai shows to everyone",
            }),
          }).meta({ id: "MentorLikeMe" }),
        )
        .max(MOST_MATCHES),
      names: Names,
    }),
  },
  errors: [],
})

export const routes = [listMentorsLikeMe, listMentors] as const
