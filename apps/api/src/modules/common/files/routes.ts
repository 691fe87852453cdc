import * as contract from "@shirube/contract/common/files/routes"
import { created, ok, slice } from "#api/kernel/http/slice"
import { retryKey } from "#api/kernel/security/session"
import { presentFile } from "./present.ts"
import { receiveFile } from "./receiving/service.ts"
import { findOwnFile, openFile } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(
    contract.uploadFile,
    { transaction: false },
    async ({ db, user, query, upload, headers, platform, now, language }) => {
      const sent = { purpose: query.purpose, upload, retryKey: retryKey(headers) }
      const id = await receiveFile(db, platform, user.id, sent, now)
      return created(presentFile(await findOwnFile(db.autocommit, platform, user, id, now), language))
    },
  ),
  implement(contract.getFile, async ({ tx, user, params, platform, now, language }) =>
    ok(presentFile(await findOwnFile(tx, platform, user, params.id, now), language)),
  ),
  implement(contract.readFile, async ({ tx, params, query, platform, now }) =>
    ok(await openFile(tx, platform, { ...params, ...query }, now)),
  ),
])
