import * as contract from "@shirube/contract/mentors/mentor-pages/routes"
import { ok, shared, slice } from "#api/kernel/http/slice"
import { nameOf } from "#api/modules/common/reference/service"
import { personTag } from "#api/modules/identity/accounts/events"
import { mentorTag } from "./events.ts"
import { moderationRoutes } from "./moderation/routes.ts"
import { presentMentor, presentOwnPage } from "./present.ts"
import { getMentor, ownPage, savePage } from "./service.ts"

const pageRoutes = slice(({ implement }) => [
  implement(contract.getOwnMentorPage, async ({ tx, user }) =>
    ok(presentOwnPage(await ownPage(tx, user.id))),
  ),
  implement(contract.saveMentorPage, async ({ tx, user, body, now }) =>
    ok(presentOwnPage(await savePage(tx, user.id, body, now))),
  ),
  implement(contract.getMentor, async ({ tx, params, platform, now, language }) => {
    const mentor = await getMentor(tx, params.id, { config: platform.config, now })
    const universityName = (id: string) => nameOf("universities", id, language)
    return shared(presentMentor(mentor, universityName), [mentorTag(params.id), personTag(params.id)])
  }),
])

export const routes = [...pageRoutes, ...moderationRoutes]
