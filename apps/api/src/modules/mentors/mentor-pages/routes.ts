import * as contract from "@shirube/contract/mentors/mentor-pages/routes"
import { ok, shared, slice } from "#api/kernel/http/slice"
import { nameOf } from "#api/modules/common/reference/service"
import { personTag } from "#api/modules/identity/accounts/events"
import { mentorTag } from "./events.ts"
import { moderationRoutes } from "./moderation/routes.ts"
import { pauseRequests, resumeRequests } from "./pauses/service.ts"
import { openMentorPhoto } from "./photos/service.ts"
import { presentMentor, presentOwnPage, presentPreview } from "./present.ts"
import { getMentor, ownPage, previewMentor, savePage } from "./service.ts"

const pageRoutes = slice(({ implement }) => [
  implement(contract.getOwnMentorPage, async ({ tx, user }) =>
    ok(presentOwnPage(await ownPage(tx, user.id))),
  ),
  implement(contract.saveMentorPage, async ({ tx, user, body, visit }) =>
    ok(presentOwnPage(await savePage(tx, user.id, body, visit))),
  ),
  implement(contract.pauseOwnRequests, async ({ tx, user, body, visit }) =>
    ok(presentOwnPage(await pauseRequests(tx, user.id, body.paused_until, visit))),
  ),
  implement(contract.resumeOwnRequests, async ({ tx, user, now }) =>
    ok(presentOwnPage(await resumeRequests(tx, user.id, now))),
  ),
  implement(contract.previewMentorPage, async ({ tx, user, now, language }) => {
    const { mentor, around } = await previewMentor(tx, user, language, now)
    return ok(presentPreview(mentor, around, { language, nameOf }))
  }),
  implement(contract.getMentor, async ({ tx, params, platform, now, language }) => {
    const { mentor, around } = await getMentor(tx, params.id, language, { config: platform.config, now })
    const tags = [mentorTag(params.id), personTag(params.id), ...around.works.tags]
    return shared(presentMentor(mentor, around, { language, nameOf }), tags)
  }),
  implement(contract.readMentorPhoto, async ({ tx, params, platform, now }) =>
    ok(await openMentorPhoto(tx, platform, params, { config: platform.config, now })),
  ),
])

export const routes = [...pageRoutes, ...moderationRoutes]
