import * as contract from "@shirube/contract/events/events/organising"
import { done, ok, slice } from "#api/kernel/http/slice"
import { presentGuest } from "./present.ts"
import { checkIn, checkInListOf, guestTable, listGuests, undoCheckIn } from "./service.ts"

export const attendanceRoutes = slice(({ implement }) => [
  implement(contract.listGuests, async ({ tx, params, query, user, language }) => {
    const { items, questions, nextCursor } = await listGuests(tx, params.id, query, user)
    return ok({
      items: items.map((guest) => presentGuest(guest, questions, language)),
      next_cursor: nextCursor,
    })
  }),
  implement(contract.downloadGuests, async ({ tx, params, query, user, language }) =>
    ok(await guestTable(tx, params.id, { ...query, user, language })),
  ),
  implement(contract.readAttendeeList, async ({ tx, params, query, user }) => {
    const roll = await checkInListOf(tx, params.id, query.session, user)
    return ok({
      items: roll.map(({ code, details, checkedInAt }) => ({
        code,
        name: details.name,
        checked_in_at: checkedInAt?.toISOString() ?? null,
      })),
    })
  }),
  implement(contract.checkIn, async ({ tx, params, body, user, now }) => {
    const results = await checkIn(tx, params.id, body.items, { user, now })
    return ok({
      items: results.map(({ checkedInAt, ...result }) => ({
        ...result,
        checked_in_at: checkedInAt?.toISOString() ?? null,
      })),
    })
  }),
  implement(contract.undoCheckIn, async ({ tx, params, user }) => {
    await undoCheckIn(tx, params.id, params.guest, user)
    return done()
  }),
])
