import * as contract from "@shirube/contract/mailbox"
import { listKeptMails } from "#api/platform/mail"
import { ok, slice } from "#api/platform/slice"
import { presentKeptMail } from "./present.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listKeptMails, async ({ tx }) =>
    ok({ items: (await listKeptMails(tx)).map(presentKeptMail) }),
  ),
])
