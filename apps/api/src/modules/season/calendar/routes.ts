import * as due from "@shirube/contract/season/calendar/due"
import * as contract from "@shirube/contract/season/calendar/entries"
import * as feed from "@shirube/contract/season/calendar/feed"
import * as mine from "@shirube/contract/season/calendar/mine"
import { done, ok, shared, slice } from "#api/kernel/http/slice"
import { dueFor } from "./due/service.ts"
import { CALENDAR, CALENDAR_DAY, calendarEntryTag } from "./events.ts"
import { endFeed, feedAddress, ownFeed, renewFeed, seasonFeed } from "./feed/service.ts"
import {
  chooseClass,
  importCalendar,
  myCalendar,
  presentMine,
  presentOwn,
  removeOwn,
  tick,
  untick,
  writeOwn,
} from "./mine/service.ts"
import { presentEntry, presentItem } from "./present.ts"
import { getEntry, getSeason, knownClasses, tagsOf } from "./reading/service.ts"
import { setDueDone } from "./today/service.ts"

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
    return shared(presentEntry(whole, language), [
      calendarEntryTag(params.id),
      calendarEntryTag(whole.entry.entryId),
      ...tagsOf([whole.entry]),
    ])
  }),
  implement(due.listDue, async ({ tx, user, query, platform: { dueSources }, now }) =>
    ok({ items: await dueFor(tx, dueSources, { userId: user.id, ...query, now }) }),
  ),
  implement(due.setDueDone, async ({ tx, user, body, platform: { dueTicks }, now }) => {
    await setDueDone(tx, dueTicks, { userId: user.id, id: body.id, isDone: body.is_done, now })
    return done()
  }),
  implement(mine.getMyCalendar, async ({ tx, user }) => ok(presentMine(await myCalendar(tx, user.id)))),
  implement(mine.chooseClass, async ({ tx, user, body }) => {
    await chooseClass(tx, user.id, body.class)
    return done()
  }),
  implement(mine.tickStep, async ({ tx, user, params, now }) => {
    await tick(tx, user.id, params.id, now)
    return done()
  }),
  implement(mine.untickStep, async ({ tx, user, params }) => {
    await untick(tx, user.id, params.id)
    return done()
  }),
  implement(mine.writeOwnEntry, async ({ tx, user, params, body, now }) =>
    ok(presentOwn(await writeOwn(tx, user.id, params.id, body, now))),
  ),
  implement(mine.removeOwnEntry, async ({ tx, user, params }) => {
    await removeOwn(tx, user.id, params.id)
    return done()
  }),
  implement(mine.carryOver, async ({ tx, user, body, now }) => {
    await importCalendar(tx, user.id, body, now)
    return done()
  }),
  implement(feed.readSeasonFeed, async ({ tx, platform, params, query, now }) =>
    ok(await seasonFeed(tx, platform, params.class, { language: query.language, now })),
  ),
  implement(feed.getFeed, async ({ tx, platform, user }) =>
    ok({ address: await feedAddress(tx, platform, user.id) }),
  ),
  implement(feed.renewFeed, async ({ tx, platform, user, body, now }) =>
    ok({ address: await renewFeed(tx, platform, user.id, { language: body.language, now }) }),
  ),
  implement(feed.endFeed, async ({ tx, user }) => {
    await endFeed(tx, user.id)
    return done()
  }),
  implement(feed.readOwnFeed, async ({ tx, platform, params, now }) =>
    ok(await ownFeed(tx, platform, params.token, now)),
  ),
])
