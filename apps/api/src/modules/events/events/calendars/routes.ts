import * as contract from "@shirube/contract/events/events/calendars"
import { CALENDAR_TYPE, FEED_TYPE } from "@shirube/contract/events/events/routes"
import { ok, slice } from "#api/kernel/http/slice"
import { allEventsCalendar, allEventsFeed, asFile, eventCalendar } from "./service.ts"

export const calendarRoutes = slice(({ implement }) => [
  implement(contract.readEventCalendar, async ({ tx, params, query, language, platform }) => {
    const { publicUrl } = platform.config
    const reader = { sessionId: query.session, publicUrl, language: query.language ?? language }
    return ok(asFile(await eventCalendar(tx, params.id, reader), `${params.id}.ics`, CALENDAR_TYPE))
  }),
  implement(contract.readCalendarOfEvents, async ({ tx, query, language, platform }) => {
    const reader = { publicUrl: platform.config.publicUrl, language: query.language ?? language }
    return ok(asFile(await allEventsCalendar(tx, reader), "events.ics", CALENDAR_TYPE))
  }),
  implement(contract.readFeedOfEvents, async ({ tx, query, language, platform }) => {
    const reader = { publicUrl: platform.config.publicUrl, language: query.language ?? language }
    return ok(asFile(await allEventsFeed(tx, reader), "events.xml", FEED_TYPE))
  }),
])
