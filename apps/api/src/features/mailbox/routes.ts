import * as contract from "@shirube/contract/mailbox"
import { ok, slice } from "#api/platform/slice"
import { presentKeptMail } from "./present.ts"
import { readMailbox } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listKeptMails, async ({ tx, platform }) =>
    ok({ items: (await readMailbox(tx, platform.config)).map(presentKeptMail) }),
  ),
])
