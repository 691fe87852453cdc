import * as contract from "@shirube/contract/learning/courses/progress"
import { created, ok, slice } from "#api/kernel/http/slice"
import { nameOnCertificate } from "../certificates/service.ts"
import { presentCourseSummary } from "../reading/present.ts"
import { presentLessonProgress } from "./present.ts"
import { beginPlay, courseProgressOf, reportProgress, unfinishedCourses } from "./service.ts"

export const progressRoutes = slice(({ implement }) => [
  implement(contract.getCourseProgress, async ({ tx, user, params }) => {
    const { isMember, course, lessons, certificateCode } = await courseProgressOf(tx, user, params.id)
    return ok({
      is_member: isMember,
      lessons: lessons.map(presentLessonProgress),
      last_key: course?.lastKey ?? null,
      done_at: course?.doneAt?.toISOString() ?? null,
      certificate_code: certificateCode,
      name_on_certificate: nameOnCertificate(user),
    })
  }),
  implement(contract.listOwnCourses, async ({ tx, user, query, language }) => {
    const { items, authors } = await unfinishedCourses(tx, user, query.limit, language)
    return ok({
      items: items.map(({ course, doneLessons, lastKey, lastAt }) => ({
        course: presentCourseSummary(course, authors, language),
        done_lessons: doneLessons,
        last_key: lastKey,
        last_at: lastAt.toISOString(),
      })),
    })
  }),
  implement(contract.beginPlay, async ({ tx, user, params, now }) => {
    const { play, positionMs } = await beginPlay(tx, user, params.id, now)
    return created({ play, position_ms: positionMs })
  }),
  implement(contract.reportProgress, async ({ tx, user, params, body, now }) => {
    const report = { play: body.play, positionMs: body.position_ms, slots: body.slots }
    const { lesson, progress, isCourseDone, refused } = await reportProgress(tx, user, params.id, report, now)
    return ok({
      ...presentLessonProgress({ ...lesson, ...progress }),
      refused_slots: refused,
      is_course_done: isCourseDone,
    })
  }),
])
