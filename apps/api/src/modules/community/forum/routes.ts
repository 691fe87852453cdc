// Static paths before paths with an id parameter.
import type { Slice } from "#api/kernel/http/slice"
import { answerRoutes } from "./answers/routes.ts"
import { commentRoutes } from "./comments/routes.ts"
import { invitationRoutes } from "./invitations/routes.ts"
import { mentionRoutes } from "./mentions/routes.ts"
import { moderationRoutes } from "./moderation/routes.ts"
import { pictureRoutes } from "./pictures/routes.ts"
import { previewRoutes } from "./previews/routes.ts"
import { questionRoutes } from "./questions/routes.ts"
import { topicRoutes } from "./topics/routes.ts"
import { watchRoutes } from "./watch/routes.ts"

export const routes: Slice = [
  ...questionRoutes,
  ...answerRoutes,
  ...commentRoutes,
  ...topicRoutes,
  ...pictureRoutes,
  ...previewRoutes,
  ...mentionRoutes,
  ...invitationRoutes,
  ...moderationRoutes,
  ...watchRoutes,
]
