// The directory: members who chose to be listed, with the details each of them shows.
import { z } from "zod"
import { CountryCode, IndustryId, LanguageCode, UniversityId } from "../../common/reference/routes.ts"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { page, pageQuery } from "../../wire.ts"
import { ShownProfile } from "../profile/routes.ts"

export const MEMBERS_PER_PAGE = 20
export const MEMBERS_PER_PAGE_MAX = 50

export const Member = ShownProfile.extend({
  id: z.uuid(),
  is_me: z.boolean(),
}).meta({ id: "Member" })

const tag = "Members"
const access = { registered: true } as const
/** No person reads faster; a scraper does. */
const limit = { per: "user", points: 120, seconds: 60 } as const

export const listMembers = route({
  method: "get",
  path: "/v1/members",
  summary: "Members of the directory, latest first; only what a member shows can be searched",
  tag,
  access,
  limit,
  query: z.object({
    name: z.string().trim().max(100).optional().meta({
      description: "Of the name that others see: prefix of each word, in either script",
    }),
    university: UniversityId.optional(),
    country: CountryCode.optional(),
    language: LanguageCode.optional(),
    industry: IndustryId.optional(),
    ...pageQuery(MEMBERS_PER_PAGE_MAX, MEMBERS_PER_PAGE),
  }),
  success: { status: 200, body: page(Member) },
  errors: ["cursor.invalid"],
})

export const getMember = route({
  method: "get",
  path: "/v1/members/{id}",
  summary: "One member of the directory",
  tag,
  access,
  limit,
  params: z.object({ id: uuidOf("user") }),
  success: { status: 200, body: Member },
  errors: ["member.not_found"],
})

export const routes = [listMembers, getMember] as const
