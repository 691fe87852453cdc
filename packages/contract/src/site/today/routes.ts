// What matters to one member now, for a page that is cached for everyone.

import { z } from "zod"
import { DocumentsToday } from "../../career/document-reviews/routes.ts"
import { ForumNewsToday, WaitingQuestionsToday } from "../../community/forum/today.ts"
import { QueuesToday } from "../../editorial/review/routes.ts"
import { OwnEventsToday, TicketToday } from "../../events/events/today.ts"
import { CourseToday } from "../../learning/courses/today.ts"
import { SessionRequestsToday } from "../../mentors/mentor-sessions/routes.ts"
import { UnreadToday } from "../../people/notifications/routes.ts"
import { RegistrationToday } from "../../people/sign-up/routes.ts"
import { route } from "../../route.ts"
import { DueToday } from "../../season/calendar/today.ts"

/** A feature with something for the day adds its part here, and its lookup to its feature.ts (`today`). */
export const TodayParts = z.object({
  registration: RegistrationToday,
  unread: UnreadToday,
  ticket: TicketToday,
  due: DueToday,
  course: CourseToday,
  news: ForumNewsToday,
  waiting_questions: WaitingQuestionsToday,
  session_requests: SessionRequestsToday,
  documents: DocumentsToday,
  own_events: OwnEventsToday,
  queues: QueuesToday,
})
export type TodayParts = z.output<typeof TodayParts>

export const getToday = route({
  method: "get",
  path: "/v1/today",
  summary: "What waits for the caller today: a few items of each kind",
  tag: "Personal",
  access: "signed-in",
  success: { status: 200, body: TodayParts.meta({ id: "Today" }) },
  errors: [],
})

export const routes = [getToday] as const
