import * as contract from "@shirube/contract/calendar/due"
import { ok, slice } from "#api/platform/slice"
import { dueFor } from "./due/service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listDue, async ({ tx, user, query, platform: { dueSources }, now }) =>
    ok({ items: await dueFor(tx, dueSources, { userId: user.id, ...query, now }) }),
  ),
])
