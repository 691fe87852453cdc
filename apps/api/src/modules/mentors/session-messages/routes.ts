import * as contract from "@shirube/contract/mentors/session-messages/routes"
import { created, ok, slice } from "#api/kernel/http/slice"
import { retryKey } from "#api/kernel/security/session"
import { listMessages, type Message, sendMessage } from "./service.ts"

const presentMessage = ({ id, by, text, sentAt }: Message) => ({
  id,
  by,
  text,
  sent_at: sentAt.toISOString(),
})

export const routes = slice(({ implement }) => [
  implement(contract.listSessionMessages, async ({ tx, user, params, query }) => {
    const { items, nextCursor } = await listMessages(tx, params.id, user.id, query)
    return ok({ items: items.map(presentMessage), next_cursor: nextCursor })
  }),
  implement(contract.sendSessionMessage, async ({ tx, user, params, body, headers, now, platform }) => {
    const { text, confirms_contact_data: confirmsContactData } = body
    const message = { text, confirmsContactData, retryKey: retryKey(headers) }
    return created(
      presentMessage(await sendMessage(tx, params.id, message, { userId: user.id, now, platform })),
    )
  }),
])
