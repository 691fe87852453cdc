// Following a question, a topic or a senpai.

import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"
import { NamedUuid } from "../../ids.ts"
import { route } from "../../route.ts"
import { page, pageQuery } from "../../wire.ts"
import { QuestionSummary } from "../forum/question-lists.ts"

export const followedNouns = ["question", "topic", "mentor"] as const
export type FollowedNoun = (typeof followedNouns)[number]

export const FOLLOWED_PER_PAGE = 20
export const FOLLOWED_PER_PAGE_MAX = 50

/** For one item and the signed-in member. */
export const FollowFact = z.object({
  is_following: z.boolean(),
  may_follow: z.boolean().meta({ description: "False for companies, and for one's own page" }),
})

/** No person clicks faster for a minute. */
const limit = { per: "user", points: 120, seconds: 60 } as const
const params = z.object({
  noun: z.enum(followedNouns).meta({ description: "What kind of item it is" }),
  id: z
    .union([NamedUuid, z.enum(topics)])
    .meta({ description: "The id of a question or of a senpai, or a topic's key" }),
})

export const follow = route({
  method: "put",
  path: "/v1/follows/{noun}/{id}",
  summary: "Follow a question, a topic or a senpai. Idempotent.",
  tag: "Follows",
  access: { agreed: true },
  limit,
  params,
  success: { status: 204, body: null },
  errors: ["follows.nothing_there", "follows.not_for_companies"],
})

export const unfollow = route({
  method: "delete",
  path: "/v1/follows/{noun}/{id}",
  summary: "Unfollow, even what was never followed or no longer exists. Idempotent.",
  tag: "Follows",
  access: "signed-in",
  limit,
  params,
  success: { status: 204, body: null },
  errors: [],
})

export const listFollowedTopics = route({
  method: "get",
  path: "/v1/follows/topics",
  summary: "The topics the caller follows",
  tag: "Follows",
  access: "signed-in",
  success: { status: 200, body: z.object({ items: z.array(z.enum(topics)) }) },
  errors: [],
})

export const listFollowedQuestions = route({
  method: "get",
  path: "/v1/questions/followed",
  summary: "The questions the caller follows, last followed first, without those taken down",
  tag: "Follows",
  access: "signed-in",
  query: z.object(pageQuery(FOLLOWED_PER_PAGE_MAX, FOLLOWED_PER_PAGE)),
  success: { status: 200, body: page(QuestionSummary) },
  errors: ["cursor.invalid"],
})

export const routes = [listFollowedTopics, listFollowedQuestions, follow, unfollow] as const
