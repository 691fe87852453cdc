import * as contract from "@shirube/contract/people/notifications/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import { presentNotification, presentSettings, readSettings } from "./present.ts"
import { listNotifications, setAllRead, setRead, stopEmails, unreadOf } from "./service.ts"
import { saveSettings, settingsOf } from "./settings/service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listNotifications, async ({ tx, user, query, platform, language }) => {
    const { items, nextCursor } = await listNotifications(tx, user.id, query, platform, language)
    return ok({ items: items.map(presentNotification), next_cursor: nextCursor })
  }),
  implement(contract.countUnread, async ({ tx, user }) => ok({ count: await unreadOf(tx, user.id) })),
  implement(contract.markRead, async ({ tx, user, params, now }) => {
    await setRead(tx, user.id, params.id, now)
    return done()
  }),
  implement(contract.markUnread, async ({ tx, user, params }) => {
    await setRead(tx, user.id, params.id, null)
    return done()
  }),
  implement(contract.markAllRead, async ({ tx, user, body, now }) => {
    await setAllRead(tx, user.id, body.newest_id, now)
    return done()
  }),
  implement(contract.getNotificationSettings, async ({ tx, user }) =>
    ok(presentSettings(await settingsOf(tx, user.id))),
  ),
  implement(contract.saveNotificationSettings, async ({ tx, user, body, now }) =>
    ok(presentSettings(await saveSettings(tx, user.id, readSettings(body), now))),
  ),
  implement(contract.unsubscribe, async ({ tx, query, platform, now }) => {
    await stopEmails(tx, query.token, platform, now)
    return done()
  }),
])
