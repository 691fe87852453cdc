import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { dueSessions } from "./due/service.ts"
import { endSessions, sessionEndings } from "./endings/jobs.ts"
import { endWithVerification, tellOnAccountDeleted } from "./endings/service.ts"
import { sessionRequestsToday } from "./lookups/service.ts"
import { notices } from "./notices/notices.ts"
import { remindOfSessions } from "./reminders/jobs.ts"
import { routes } from "./routes.ts"

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
}

const auditEvents = {
  "mentor_session.pause_lifted": { en: "Ended a pause from sessions", ja: "面談の停止を解除しました" },
} as const satisfies AuditTexts

export const mentorSessions = feature({
  auditEvents,
  routes,
  notices,
  due: dueSessions,
  today: { session_requests: sessionRequestsToday },
  jobs: [endSessions, remindOfSessions],
  subscribers: sessionEndings,
  onAccountDeleted: tellOnAccountDeleted,
  onVerificationEnded: endWithVerification,
  personalTables: [
    { table: "mentor_sessions", kind: "sessions", by: "student_id", without: ["mentor_id", "meeting_url"] },
    { table: "mentor_sessions", kind: "sessions", by: "mentor_id", without: ["student_id"] },
    { table: "mentor_session_pauses", kind: "sessions", by: "user_id", without: ["lifted_by"] },
    {
      table: "mentor_session_pauses",
      kind: "sessions",
      by: "lifted_by",
      leftOut: "an action on another member is about that member",
    },
  ],
})
