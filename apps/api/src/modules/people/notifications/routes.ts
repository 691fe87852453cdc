import * as contract from "@shirube/contract/people/notifications/routes"
import {
  type NotificationCategory,
  type OptionalCategory,
  optionalCategories,
} from "@shirube/contract/people/notifications/routes"
import { done, ok, slice } from "#api/kernel/http/slice"
import type { NoticeText } from "#api/kernel/notices/kinds"
import type { Settings } from "./policy.ts"
import { listNotifications, setAllRead, setPageRead, setRead, stopEmails, unreadOf } from "./service.ts"
import { saveSettings, settingsOf } from "./settings/service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listNotifications, async ({ tx, user, query, platform, language }) => {
    const { items, nextCursor } = await listNotifications(tx, user.id, query, platform, language)
    return ok({ items: items.map(presentNotification), next_cursor: nextCursor })
  }),
  implement(contract.countUnread, async ({ tx, user, own }) =>
    ok({ count: await own("unread", () => unreadOf(tx, user.id)) }),
  ),
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
  implement(contract.markPageRead, async ({ tx, user, body, platform, now }) => {
    await setPageRead(tx, user.id, body.path, platform, now)
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

interface NotificationDetails extends NoticeText {
  readonly id: string
  readonly category: NotificationCategory
  readonly path: string
  readonly createdAt: Date
  readonly readAt: Date | null
}

const presentNotification = (notification: NotificationDetails) => ({
  id: notification.id,
  category: notification.category,
  title: notification.title,
  text: notification.text,
  path: notification.path,
  created_at: notification.createdAt.toISOString(),
  is_read: notification.readAt !== null,
})

const inEachCategory = <Value>(of: (category: OptionalCategory) => Value) =>
  Object.fromEntries(optionalCategories.map((each) => [each, of(each)])) as Record<OptionalCategory, Value>

const presentSettings = ({ choices, digest, quiet: { isOn, ...hours } }: Settings) => ({
  choices: inEachCategory((each) => {
    const { inApp, mail, push } = choices[each]
    return { in_app: inApp, mail, push }
  }),
  digest,
  quiet: { is_on: isOn, ...hours },
})

const readSettings = ({
  choices,
  digest,
  quiet: { is_on, ...hours },
}: ReturnType<typeof presentSettings>): Settings => ({
  choices: inEachCategory((each) => {
    const { in_app, mail, push } = choices[each]
    return { inApp: in_app, mail, push }
  }),
  digest,
  quiet: { isOn: is_on, ...hours },
})
