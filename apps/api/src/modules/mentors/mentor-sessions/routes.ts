import { Readable } from "node:stream"
import { CALENDAR_TYPE } from "@shirube/contract/events/events/routes"
import * as pauses from "@shirube/contract/mentors/mentor-sessions/pauses"
import * as contract from "@shirube/contract/mentors/mentor-sessions/routes"
import { ApiError } from "#api/kernel/http/errors"
import { created, done, ok, slice } from "#api/kernel/http/slice"
import { publishedMentor } from "#api/modules/mentors/mentor-pages/service"
import { liftSessionPause, listPauses, reportAbsence } from "./absences/service.ts"
import { sessionCalendar } from "./calendars/service.ts"
import { cancel, withdraw } from "./endings/service.ts"
import { freeTimesOf } from "./free-times/service.ts"
import { presentFreeTimes, presentPause, presentSession } from "./present.ts"
import { requestSession } from "./requests/service.ts"
import { listSessions, ownSession, withOther } from "./service.ts"
import { acceptTime, decline, proposeTimes } from "./times/service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getFreeTimes, async ({ tx, user, params, platform, now }) => {
    const mentor = await publishedMentor(tx, params.id, { config: platform.config, now })
    return ok(presentFreeTimes(await freeTimesOf(tx, mentor, user.id, now)))
  }),
  implement(contract.requestSession, async ({ tx, user, params, body, platform, now }) => {
    const mentor = await publishedMentor(tx, params.id, { config: platform.config, now })
    const own = await requestSession(tx, user.id, mentor, body, now)
    return created(presentSession(await withOther(tx, own), now))
  }),
  implement(contract.listSessions, async ({ tx, user, query, now }) => {
    const { items, nextCursor } = await listSessions(tx, user.id, query)
    return ok({ items: items.map((each) => presentSession(each, now)), next_cursor: nextCursor })
  }),
  implement(contract.getSession, async ({ tx, user, params, now }) =>
    ok(presentSession(await withOther(tx, await ownSession(tx, params.id, user.id)), now)),
  ),
  implement(contract.acceptTime, async ({ tx, user, params, body, platform, now }) => {
    const by = { config: platform.config, now }
    const own = await acceptTime(tx, params.id, user.id, new Date(body.starts_at), by)
    return ok(presentSession(await withOther(tx, own), now))
  }),
  implement(contract.proposeTimes, async ({ tx, user, params, body, platform, now }) => {
    const times = body.times.map((time) => new Date(time))
    const by = { config: platform.config, now }
    const own = await proposeTimes(tx, params.id, user.id, { times, reason: body.reason }, by)
    return ok(presentSession(await withOther(tx, own), now))
  }),
  implement(contract.declineSession, async ({ tx, user, params, body, now }) => {
    const own = await decline(tx, params.id, user.id, body.reason, now)
    return ok(presentSession(await withOther(tx, own), now))
  }),
  implement(contract.withdrawRequest, async ({ tx, user, params, now }) =>
    ok(presentSession(await withOther(tx, await withdraw(tx, params.id, user.id, now)), now)),
  ),
  implement(contract.cancelSession, async ({ tx, user, params, body, now }) => {
    const own = await cancel(tx, params.id, user.id, body.reason, now)
    return ok(presentSession(await withOther(tx, own), now))
  }),
  implement(contract.reportAbsence, async ({ tx, user, params, now }) =>
    ok(presentSession(await withOther(tx, await reportAbsence(tx, params.id, user.id, now)), now)),
  ),
  implement(contract.getSessionCalendar, async ({ tx, user, params, query, language, platform }) => {
    const own = await withOther(tx, await ownSession(tx, params.id, user.id))
    const reader = { publicUrl: platform.config.publicUrl, language: query.language ?? language }
    const text = sessionCalendar(own, reader)
    if (text === undefined) throw new ApiError("mentor_session.not_found")
    return ok(calendarFile(text))
  }),
  implement(pauses.liftSessionPause, async ({ tx, user, params, visit, platform, now }) => {
    await liftSessionPause(tx, params.id, { editorId: user.id, visit, vault: platform.vault, now })
    return done()
  }),
  implement(pauses.listSessionPauses, async ({ tx, query, now }) => {
    const { items, nextCursor } = await listPauses(tx, query, now)
    return ok({ items: items.map(presentPause), next_cursor: nextCursor })
  }),
])

function calendarFile(text: string) {
  const bytes = Buffer.from(text)
  return {
    name: "session.ics",
    contentType: `${CALENDAR_TYPE}; charset=utf-8`,
    bytes: bytes.byteLength,
    keep: "never" as const,
    read: () => Promise.resolve(Readable.from([bytes])),
  }
}
