import * as contract from "@shirube/contract/events/events/organising"
import { ok, slice } from "#api/kernel/http/slice"
import { presentMessage } from "./present.ts"
import { listMessages, sendMessage } from "./service.ts"

export const messageRoutes = slice(({ implement }) => [
  implement(contract.listMessages, async ({ tx, params, user }) =>
    ok({ items: (await listMessages(tx, params.id, user)).map(presentMessage) }),
  ),
  implement(contract.sendMessage, async ({ tx, params, body, user, now }) => {
    const written = {
      id: params.message,
      sessionId: body.session_id ?? null,
      subject: { en: body.subject_en, ja: body.subject_ja },
      text: { en: body.text_en, ja: body.text_ja },
    }
    return ok(presentMessage(await sendMessage(tx, params.id, written, { user, now })))
  }),
])
