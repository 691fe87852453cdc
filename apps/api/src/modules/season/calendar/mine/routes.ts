import * as contract from "@shirube/contract/season/calendar/mine"
import { done, ok, slice } from "#api/kernel/http/slice"
import { presentMine, presentOwn } from "./present.ts"
import { chooseClass, importCalendar, myCalendar, removeOwn, tick, untick, writeOwn } from "./service.ts"

export const mineRoutes = slice(({ implement }) => [
  implement(contract.getMyCalendar, async ({ tx, user }) => ok(presentMine(await myCalendar(tx, user.id)))),
  implement(contract.chooseClass, async ({ tx, user, body }) => {
    await chooseClass(tx, user.id, body.class)
    return done()
  }),
  implement(contract.tickStep, async ({ tx, user, params, now }) => {
    await tick(tx, user.id, params.id, now)
    return done()
  }),
  implement(contract.untickStep, async ({ tx, user, params }) => {
    await untick(tx, user.id, params.id)
    return done()
  }),
  implement(contract.writeOwnEntry, async ({ tx, user, params, body, now }) =>
    ok(presentOwn(await writeOwn(tx, user.id, params.id, body, now))),
  ),
  implement(contract.removeOwnEntry, async ({ tx, user, params }) => {
    await removeOwn(tx, user.id, params.id)
    return done()
  }),
  implement(contract.carryOver, async ({ tx, user, body, now }) => {
    await importCalendar(tx, user.id, body, now)
    return done()
  }),
])
