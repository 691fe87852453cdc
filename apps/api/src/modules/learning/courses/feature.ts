import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { courseFigures } from "./daily-figures/service.ts"
import { courseSource } from "./documents/service.ts"
import { releaseFilmsOnAccountDeleted } from "./films/service.ts"
import { addFuriganaOnPublish, readChanged } from "./furigana/service.ts"
import { notices } from "./notices.ts"
import { courseFact } from "./progress/service.ts"
import { coursePages, lessonPages } from "./public-pages/service.ts"
import { shownCourses } from "./reading/service.ts"
import { routes } from "./routes.ts"
import { courseReviews } from "./submission/service.ts"
import { courseToday } from "./today/service.ts"

const auditEvents = {
  "course.put_back": { en: "Restored a course", ja: "コースを元に戻しました" },
  "course.taken_down": { en: "Took down a course", ja: "コースを非公開にしました" },
} as const satisfies AuditTexts

export const courses = feature({
  auditEvents,
  routes,
  searchSource: courseSource,
  notices,
  subjects: { course: shownCourses },
  publicPages: { course: coursePages, lesson: lessonPages },
  reviewKinds: [courseReviews],
  dailyFigures: [courseFigures],
  onAccountDeleted: releaseFilmsOnAccountDeleted,
  subscribers: [addFuriganaOnPublish, readChanged],
  personal: { course: courseFact },
  today: { course: courseToday },
  personalTables: [
    { table: "courses", kind: "contributions", by: "author_id", without: ["fingerprint"] },
    { table: "course_drafts", kind: "contributions", by: "author_id" },
    { table: "course_progress", kind: "learning", by: "user_id" },
    { table: "lesson_progress", kind: "learning", by: "user_id", without: ["slots", "play", "time_used_to"] },
    { table: "quiz_answers", kind: "learning", by: "user_id" },
    { table: "lesson_notes", kind: "learning", by: "user_id", without: ["retry_key"] },
    { table: "certificates", kind: "learning", by: "user_id" },
  ],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
  interface AuditNouns {
    readonly course: true
  }
}
