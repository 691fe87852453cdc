import {
  type NotificationCategory,
  type OptionalCategory,
  optionalCategories,
} from "@shirube/contract/people/notifications/routes"
import type { NoticeText } from "#api/kernel/notices/kinds"
import type { Settings } from "./policy.ts"

interface NotificationDetails extends NoticeText {
  readonly id: string
  readonly category: NotificationCategory
  readonly path: string
  readonly createdAt: Date
  readonly readAt: Date | null
}

export const presentNotification = (notification: NotificationDetails) => ({
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

export const presentSettings = ({ choices, digest, quiet: { isOn, ...hours } }: Settings) => ({
  choices: inEachCategory((each) => {
    const { inApp, mail, push } = choices[each]
    return { in_app: inApp, mail, push }
  }),
  digest,
  quiet: { is_on: isOn, ...hours },
})

export const readSettings = ({
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
