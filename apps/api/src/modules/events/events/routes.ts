import * as contract from "@shirube/contract/events/events/routes"
import { ok, shared, slice } from "#api/kernel/http/slice"
import { attendanceRoutes } from "./attendance/routes.ts"
import { calendarRoutes } from "./calendars/routes.ts"
import { draftRoutes } from "./drafts/routes.ts"
import { EVENTS, eventTag } from "./events.ts"
import { feedbackRoutes } from "./feedback/routes.ts"
import { messageRoutes } from "./messages/routes.ts"
import { organisingRoutes } from "./organising/routes.ts"
import { openEventPicture } from "./pictures/service.ts"
import { presentEvent, presentSession, presentSummary } from "./present.ts"
import { registrationRoutes } from "./registrations/routes.ts"
import { getEvent, listEvents, listMonth, prefectureName, speakerTags } from "./service.ts"
import { speakerRoutes } from "./speakers/routes.ts"
import { sendingRoutes } from "./submission/routes.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listEvents, async ({ tx, query, language }) => {
    const { items, sessions, nextCursor } = await listEvents(tx, query, language)
    const body = {
      items: items.map((row) => presentSummary(row, sessions, prefectureName, language)),
      next_cursor: nextCursor,
    }
    return shared(body, [EVENTS])
  }),
  implement(contract.listMonth, async ({ tx, params, query, language }) => {
    const { items, sessions } = await listMonth(tx, params.month, query, language)
    const body = {
      items: items.map(({ session, event }) => ({
        session: presentSession(session),
        event: presentSummary(event, sessions, prefectureName, language),
      })),
    }
    return shared(body, [EVENTS])
  }),
  implement(contract.getEvent, async ({ tx, params, language }) => {
    const found = await getEvent(tx, params.id, language)
    return shared(presentEvent(found, prefectureName, language), [
      eventTag(params.id),
      ...speakerTags(found.speakers),
    ])
  }),
  ...calendarRoutes,
  ...registrationRoutes,
  ...draftRoutes,
  ...sendingRoutes,
  ...organisingRoutes,
  ...attendanceRoutes,
  ...messageRoutes,
  ...feedbackRoutes,
  ...speakerRoutes,
  implement(contract.readEventPicture, async ({ tx, params, platform }) =>
    ok(await openEventPicture(tx, platform, params)),
  ),
])
