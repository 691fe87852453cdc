import * as contract from "@shirube/contract/site/mailbox/routes"
import { ok, slice } from "#api/kernel/http/slice"
import { listKeptMails } from "#api/kernel/mail/mail"
import { presentKeptMail } from "./present.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listKeptMails, async ({ tx }) =>
    ok({ items: (await listKeptMails(tx)).map(presentKeptMail) }),
  ),
])
