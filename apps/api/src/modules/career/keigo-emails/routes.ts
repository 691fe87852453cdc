import * as contract from "@shirube/contract/career/keigo-emails/routes"
import { shared, slice } from "#api/kernel/http/slice"
import { presentEmail, presentSummary } from "./present.ts"
import { emailOf, emailParts, KEIGO_EMAILS, listEmails } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listKeigoEmails, ({ query, language }) => {
    const { items, nextCursor } = listEmails(query)
    const body = { items: items.map((email) => presentSummary(email, language)), next_cursor: nextCursor }
    return shared(body, [KEIGO_EMAILS])
  }),
  implement(contract.getKeigoEmail, ({ params, language }) =>
    shared(presentEmail(emailOf(params.id), emailParts, language), [KEIGO_EMAILS]),
  ),
])
