// Senpai whom the asker of a question, or an editor, asks for an answer.
import { z } from "zod"
import { invitationStates, LONGEST_SEARCHED_NAME, MOST_INVITATIONS } from "../forum-choices.ts"
import { uuidOf } from "../ids.ts"
import { IndustryId } from "../reference.ts"
import { route } from "../route.ts"
import { topics } from "../topics.ts"
import { Instant } from "../wire.ts"
import { Background, QuestionId, tag } from "./texts.ts"

/** More would be a list to leaf through. */
export const MOST_INVITABLE = 8

const Person = z.object({ id: z.uuid(), name: z.string(), seal: z.string() })

const params = z.object({ id: QuestionId })
const ofAsker = { tag, access: { registered: true }, params } as const

export const listInvitable = route({
  method: "get",
  path: "/v1/questions/{id}/invitable",
  summary:
    "Senpai to invite, for who asked and for editors: those of the question's topics, or by name, topic or industry",
  ...ofAsker,
  limit: { per: "user", points: 120, seconds: 60 },
  query: z.object({
    name: z.string().trim().max(LONGEST_SEARCHED_NAME).optional(),
    topic: z.enum(topics).optional(),
    industry: IndustryId.optional(),
  }),
  success: {
    status: 200,
    body: z.object({
      items: z
        .array(
          Person.extend({
            topics: z.array(z.object({ key: z.enum(topics), name: z.string() })),
            background: Background,
          }),
        )
        .max(MOST_INVITABLE),
    }),
  },
  errors: ["question.not_found", "question.not_yours"],
})

export const listInvitations = route({
  method: "get",
  path: "/v1/questions/{id}/invitations",
  summary: "Who has been invited to answer, for who asked and for editors",
  ...ofAsker,
  success: {
    status: 200,
    body: z.object({
      items: z
        .array(
          Person.extend({
            state: z.enum(invitationStates),
            invited_at: Instant,
          }),
        )
        .max(MOST_INVITATIONS),
      most: z.int().meta({ description: "So many may be invited to one question" }),
      is_open: z.boolean().meta({ description: "Whether anybody else may be invited" }),
    }),
  },
  errors: ["question.not_found", "question.not_yours"],
})

export const inviteSenpai = route({
  method: "put",
  path: "/v1/questions/{id}/invitations/{person}",
  summary: "Ask a senpai for an answer, as who asked or as an editor; again changes nothing",
  ...ofAsker,
  limit: { per: "user", points: 20, seconds: 86_400 },
  params: params.extend({ person: uuidOf("user") }),
  success: { status: 204, body: null },
  errors: [
    "question.not_found",
    "question.not_yours",
    "invitation.closed",
    "invitation.too_many",
    "invitation.not_possible",
  ],
})

export const declineInvitation = route({
  method: "delete",
  path: "/v1/questions/{id}/invitation",
  summary: "Say kindly that one cannot answer this time; again changes nothing",
  ...ofAsker,
  limit: { per: "user", points: 60, seconds: 60 },
  success: { status: 204, body: null },
  errors: ["question.not_found", "invitation.not_found"],
})

export const routes = [listInvitable, listInvitations, inviteSenpai, declineInvitation] as const
