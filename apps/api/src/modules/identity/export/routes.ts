import * as contract from "@shirube/contract/identity/export/routes"
import { created, ok, slice } from "#api/kernel/http/slice"
import { presentExport } from "./present.ts"
import { askForExport, exportOf, openExport } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getExport, async ({ tx, user, platform, now }) =>
    ok(presentExport(await exportOf(tx, user, platform, now))),
  ),
  implement(contract.askForExport, async ({ tx, user, platform, now }) => {
    await askForExport(tx, user.id, platform, now)
    return created(presentExport(await exportOf(tx, user, platform, now)))
  }),
  implement(contract.readExport, async ({ tx, params, query, platform, now }) =>
    ok(await openExport(tx, { ...params, ...query }, platform, now)),
  ),
])
