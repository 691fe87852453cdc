// "Helpful" votes: one per reader of a question, an answer or a tip; can be withdrawn.
import { z } from "zod"
import { NamedUuid } from "../../ids.ts"
import { route } from "../../route.ts"
import { SubjectId } from "../../subjects.ts"

export const votedNouns = ["question", "answer", "tip"] as const
export type VotedNoun = (typeof votedNouns)[number]

/** For one item and the signed-in member. */
export const VoteFact = z.object({
  has_voted: z.boolean(),
  may_vote: z.boolean().meta({
    description: "False for companies, and for the caller's own tip; for posts see `mine`",
  }),
})

/** No person clicks faster for a minute. */
const limit = { per: "user", points: 120, seconds: 60 } as const
/** A tip's id is made of words, those of posts are random. */
const params = z
  .object({ noun: z.enum(votedNouns).meta({ description: "What kind of item it is" }), id: SubjectId })
  .refine(({ noun, id }) => noun === "tip" || NamedUuid.safeParse(id).success, { path: ["id"] })

export const vote = route({
  method: "put",
  path: "/v1/votes/{noun}/{id}",
  summary: "Vote a question, an answer or a tip helpful. Idempotent.",
  tag: "Votes",
  access: { agreed: true },
  limit,
  params,
  success: { status: 204, body: null },
  errors: ["votes.nothing_there", "votes.own", "votes.not_for_companies"],
})

export const unvote = route({
  method: "delete",
  path: "/v1/votes/{noun}/{id}",
  summary: "Withdraw the vote, even without one or if the item no longer exists. Idempotent.",
  tag: "Votes",
  access: "signed-in",
  limit,
  params,
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [vote, unvote] as const
