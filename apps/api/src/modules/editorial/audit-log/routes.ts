import * as contract from "@shirube/contract/editorial/audit-log/routes"
import { ok, slice } from "#api/kernel/http/slice"
import { deviceWords } from "#api/modules/identity/sessions/service"
import { presentEntry } from "./present.ts"
import { auditTable, listEvents, readAuditLog } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listAuditEntries, async ({ tx, platform, query, language }) => {
    const { items, nextCursor } = await readAuditLog(tx, platform, query, language)
    return ok({
      items: items.map((entry) => presentEntry(entry, { language, deviceWords })),
      next_cursor: nextCursor,
    })
  }),
  implement(contract.listAuditEvents, ({ platform, language }) =>
    ok({ items: listEvents(platform, language) }),
  ),
  implement(contract.downloadAuditEntries, async ({ tx, platform, user, query, visit, language }) =>
    ok(await auditTable(tx, platform, query, { user, visit, language })),
  ),
])
