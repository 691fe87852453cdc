import * as calendars from "@shirube/contract/events/events/calendars"
import { CALENDAR_TYPE, FEED_TYPE } from "@shirube/contract/events/events/routes"
import { digested, sharedText } from "#api/kernel/http/answers"
import { ok, slice } from "#api/kernel/http/slice"
import { EVENTS } from "../events.ts"
import { allEventsCalendar, allEventsFeed, asFile, eventCalendar } from "./service.ts"

export const calendarRoutes = slice(({ implement }) => [
  implement(calendars.readEventCalendar, async ({ tx, params, query, language, platform }) => {
    const { publicUrl } = platform.config
    const reader = { sessionId: query.session, publicUrl, language: query.language ?? language }
    const text = await eventCalendar(tx, params.id, reader)
    return ok(asFile(digested(text), `${params.id}.ics`, CALENDAR_TYPE))
  }),
  implement(calendars.readCalendarOfEvents, async ({ tx, query, language, platform }) => {
    const reader = { publicUrl: platform.config.publicUrl, language: query.language ?? language }
    const text = await platform.answers.of(`events.ics ${reader.language}`, async () =>
      sharedText(await allEventsCalendar(tx, reader), [EVENTS]),
    )
    return ok(asFile(text, "events.ics", CALENDAR_TYPE))
  }),
  implement(calendars.readFeedOfEvents, async ({ tx, query, language, platform }) => {
    const reader = { publicUrl: platform.config.publicUrl, language: query.language ?? language }
    const text = await platform.answers.of(`events.xml ${reader.language}`, async () =>
      sharedText(await allEventsFeed(tx, reader), [EVENTS]),
    )
    return ok(asFile(text, "events.xml", FEED_TYPE))
  }),
])
