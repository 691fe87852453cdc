import * as contract from "@shirube/contract/site/mailbox/routes"
import { ok, slice } from "#api/kernel/http/slice"
import { type KeptMail, listKeptMails } from "#api/kernel/mail/mail"

export const routes = slice(({ implement }) => [
  implement(contract.listKeptMails, async ({ tx }) =>
    ok({ items: (await listKeptMails(tx)).map(presentKeptMail) }),
  ),
])

const presentKeptMail = ({ id, recipient, subject, text, at }: KeptMail) => ({
  id,
  to: recipient,
  subject,
  text,
  at: at.toISOString(),
})
