// What the owner of a page that editors have taken down sees of it, and their appeal.

import { LONGEST_APPEAL } from "@shirube/vocabulary/editorial/suspensions/choices"
import { z } from "zod"
import { route } from "../../route.ts"
import { ShownLines } from "../../text/shown-text.ts"
import { Instant } from "../../wire.ts"

export const MentorRemoval = z
  .object({
    is_for_good: z
      .boolean()
      .meta({ description: "False: a corrected page may be published at once; an unchanged one may not" }),
    removed_at: Instant,
    reason: z.string().nullable().meta({ description: "The editors' reason" }),
    has_appealed: z.boolean(),
  })
  .meta({ id: "MentorRemoval" })

const tag = "Mentors"
const access = { registered: true, roles: ["senpai"] } as const

export const getMentorRemoval = route({
  method: "get",
  path: "/v1/mentors/me/removal",
  summary: "Whether editors have taken down the caller's own page, and why",
  tag,
  access,
  success: { status: 200, body: z.object({ removal: MentorRemoval.nullable() }) },
  errors: [],
})

export const appealMentorRemoval = route({
  method: "post",
  path: "/v1/mentors/me/removal/appeal",
  summary: "Appeal against the removal of one's own page, once; the editors decide in the review queue",
  tag,
  access,
  limit: { per: "user", points: 10, seconds: 600 },
  body: z.object({ text: ShownLines(LONGEST_APPEAL) }),
  success: { status: 204, body: null },
  errors: ["mentor.not_removed", "mentor.appealed_already"],
})

export const routes = [getMentorRemoval, appealMentorRemoval] as const
