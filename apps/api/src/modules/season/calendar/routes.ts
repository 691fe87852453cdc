import { listDue } from "@shirube/contract/season/calendar/due"
import * as contract from "@shirube/contract/season/calendar/entries"
import { ok, shared, slice } from "#api/kernel/http/slice"
import { draftRoutes } from "./drafts/routes.ts"
import { dueFor } from "./due/service.ts"
import { CALENDAR, CALENDAR_DAY, calendarEntryTag } from "./events.ts"
import { feedRoutes } from "./feed/routes.ts"
import { mineRoutes } from "./mine/routes.ts"
import { presentEntry, presentItem } from "./present.ts"
import { getEntry, getSeason, knownClasses, tagsOf } from "./reading/service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listClasses, async ({ tx, now }) =>
    shared(await knownClasses(tx, now), [CALENDAR, CALENDAR_DAY]),
  ),
  implement(contract.getSeason, async ({ tx, params, language, now }) => {
    const { rows, helps, ...season } = await getSeason(tx, params.class, language, now)
    const body = {
      class: season.class,
      today: season.today,
      first_day_at_work: season.firstDayAtWork,
      classes: season.classes,
      items: rows.map((row) => presentItem(row, helps, language)),
    }
    return shared(body, tagsOf(rows))
  }),
  implement(contract.getCalendarEntry, async ({ tx, params, language, now }) => {
    const whole = await getEntry(tx, params.id, language, now)
    return shared(presentEntry(whole, language), [calendarEntryTag(params.id), ...tagsOf([whole.entry])])
  }),
  implement(listDue, async ({ tx, user, query, platform: { dueSources }, now }) =>
    ok({ items: await dueFor(tx, dueSources, { userId: user.id, ...query, now }) }),
  ),
  ...draftRoutes,
  ...mineRoutes,
  ...feedRoutes,
])
