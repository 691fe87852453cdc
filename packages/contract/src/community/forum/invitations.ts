// Senpai invited by the asker of a question, or by an editor, to answer it.

import { invitationStates, MOST_INVITATIONS } from "@shirube/vocabulary/community/forum/choices"
import { LONGEST_SEARCHED_NAME } from "@shirube/vocabulary/people/members/choices"
import { topics } from "@shirube/vocabulary/topics"
import { z } from "zod"
import { IndustryId } from "../../common/reference/routes.ts"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant } from "../../wire.ts"
import { Background, QuestionId, tag } from "./texts.ts"

/** Small enough to choose from without scrolling. */
export const MOST_INVITABLE = 8

const Person = z.object({ id: z.uuid(), name: z.string(), seal: z.string() })

const params = z.object({ id: QuestionId })
const ofAsker = { tag, access: { agreed: true }, params } as const

export const listInvitable = route({
  method: "get",
  path: "/v1/questions/{id}/invitable",
  summary:
    "Senpai to invite, for the asker and editors: those of the question's topics, or by name, topic or industry",
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
  summary: "Senpai invited to answer, for the asker and editors",
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
      most: z.int().meta({ description: "Limit per question" }),
      is_open: z.boolean().meta({ description: "Whether more senpai may be invited" }),
    }),
  },
  errors: ["question.not_found", "question.not_yours"],
})

export const inviteSenpai = route({
  method: "put",
  path: "/v1/questions/{id}/invitations/{person}",
  summary: "Invite a senpai to answer, as the asker or an editor. Idempotent.",
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
  summary: "Decline an invitation to answer. Idempotent.",
  ...ofAsker,
  limit: { per: "user", points: 60, seconds: 60 },
  success: { status: 204, body: null },
  errors: ["question.not_found", "invitation.not_found"],
})

export const routes = [listInvitable, listInvitations, inviteSenpai, declineInvitation] as const
