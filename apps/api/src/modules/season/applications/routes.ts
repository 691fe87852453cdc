import * as contract from "@shirube/contract/season/applications/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { moveApplication } from "./order/service.ts"
import { presentApplication } from "./present.ts"
import {
  type ApplicationWithDeadlines,
  applicationsOf,
  importApplications,
  removeApplication,
  saveApplication,
} from "./service.ts"

const present = ({ row, deadlines }: ApplicationWithDeadlines) => presentApplication(row, deadlines)

export const routes = slice(({ implement }) => [
  implement(contract.listApplications, async ({ tx, user }) =>
    ok({ items: (await applicationsOf(tx, user.id)).map(present) }),
  ),
  implement(contract.putApplication, async ({ tx, user, params, body, now }) =>
    ok(present(await saveApplication(tx, user, params.application, body, now))),
  ),
  implement(contract.moveApplication, async ({ tx, user, params, body, now }) =>
    ok(present(await moveApplication(tx, user, params.application, body, now))),
  ),
  implement(contract.removeApplication, async ({ tx, user, params }) => {
    await removeApplication(tx, user, params.application)
    return done()
  }),
  implement(contract.carryApplications, async ({ tx, user, body, now }) => {
    await importApplications(tx, user, body.applications, now)
    return done()
  }),
])
