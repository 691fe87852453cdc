// "Helpful": said once by a reader of a question, an answer or a tip, and taken back.
import { z } from "zod"
import { NamedUuid } from "./ids.ts"
import { route } from "./route.ts"
import { ThingId } from "./things.ts"

export const votedNouns = ["question", "answer", "tip"] as const
export type VotedNoun = (typeof votedNouns)[number]

/** Of one thing, for whoever is signed in. */
export const VoteFact = z.object({
  has_voted: z.boolean(),
  may_vote: z.boolean().meta({
    description: "False for companies, and of one's own tip; that a post is one's own is said by `mine`",
  }),
})

/** Nobody presses faster than this for a minute. */
const limit = { per: "user", points: 120, seconds: 60 } as const
/** A tip's id is made of words, those of posts by chance. */
const params = z
  .object({ noun: z.enum(votedNouns).meta({ description: "What kind of thing it is" }), id: ThingId })
  .refine(({ noun, id }) => noun === "tip" || NamedUuid.safeParse(id).success, { path: ["id"] })

export const vote = route({
  method: "put",
  path: "/v1/votes/{noun}/{id}",
  summary: "Say that a question, an answer or a tip was helpful; again changes nothing",
  tag: "Votes",
  access: { registered: true },
  limit,
  params,
  success: { status: 204, body: null },
  errors: ["votes.nothing_there", "votes.own", "votes.not_for_companies"],
})

export const unvote = route({
  method: "delete",
  path: "/v1/votes/{noun}/{id}",
  summary: "Take it back; also where nothing was said, or where the thing is no longer there",
  tag: "Votes",
  access: "signed-in",
  limit,
  params,
  success: { status: 204, body: null },
  errors: [],
})

export const routes = [vote, unvote] as const
