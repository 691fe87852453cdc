import * as contract from "@shirube/contract/learning/courses/lessons"
import { ok, shared, slice } from "#api/kernel/http/slice"
import { wireMedia } from "#api/modules/common/media/grants/service"
import { courseTag } from "../events.ts"
import { presentContent, presentLesson } from "./present.ts"
import { contentOf, filmFor, getLesson, lessonFor } from "./service.ts"

export const lessonRoutes = slice(({ implement }) => [
  implement(contract.getLesson, async ({ tx, params, language }) =>
    shared(presentLesson(await getLesson(tx, params.id, params.key, language), language), [
      courseTag(params.id),
    ]),
  ),
  implement(contract.getLessonContent, async ({ tx, params, user, language }) =>
    ok(presentContent(await contentOf(tx, await lessonFor(tx, user, params.id)), language)),
  ),
  implement(contract.getLessonMedia, async ({ tx, params, user, platform, now }) =>
    ok(wireMedia(await filmFor(tx, platform, user, params.id, now))),
  ),
])
