import * as contract from "@shirube/contract/editorial/member-lookup/routes"
import { ok, slice } from "#api/kernel/http/slice"
import { deviceWords } from "#api/modules/identity/sessions/service"
import { presentFound, presentRecord } from "./present.ts"
import { findMembers, readMember } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.findMembers, async ({ tx, query, now }) => {
    const { items, nextCursor } = await findMembers(tx, query, now)
    return ok({ items: items.map(presentFound), next_cursor: nextCursor })
  }),
  implement(contract.getMemberRecord, async ({ tx, platform, user, params, visit, language }) =>
    ok(presentRecord(await readMember(tx, platform, user, params.id, visit), { language, deviceWords })),
  ),
])
