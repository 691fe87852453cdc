// What happened that concerns a person: a list of their own, and how they want to hear of it.
import { z } from "zod"
import { uuidOf } from "./ids.ts"
import { LONGEST_MAILED_TOKEN } from "./product.ts"
import { route } from "./route.ts"
import { Instant, page, pageQuery } from "./wire.ts"

/** `security` cannot be turned off: whoever takes an account over would do that first. */
export const notificationCategories = [
  "security",
  "questions",
  "mentions",
  "requests",
  "events",
  "calendar",
  "applications",
  "account",
] as const
export type NotificationCategory = (typeof notificationCategories)[number]
export type OptionalCategory = Exclude<NotificationCategory, "security">
export const optionalCategories = notificationCategories.filter((each) => each !== "security")

export const digestRhythms = ["never", "daily", "weekly"] as const
export type DigestRhythm = (typeof digestRhythms)[number]

export const NOTIFICATIONS_PER_PAGE = 20
export const NOTIFICATIONS_PER_PAGE_MAX = 50

const Category = z.enum(notificationCategories)

export const Notification = z
  .object({
    id: z.uuid(),
    category: Category,
    title: z.string(),
    text: z.string(),
    path: z.string().meta({ description: "Where there is more about it, without a language prefix" }),
    created_at: Instant,
    is_read: z.boolean(),
  })
  .meta({ id: "Notification" })

const Channels = z.object({
  in_app: z.boolean().meta({ description: "In the list on the site" }),
  mail: z.boolean().meta({ description: "By email, at once" }),
  push: z.boolean().meta({ description: "On every device that is switched on for it" }),
})

/** A time of day, as a clock on the wall shows it. */
const WallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

const QuietHours = z
  .object({
    is_on: z.boolean(),
    from: WallTime,
    to: WallTime,
    zone: z
      .string()
      .max(64)
      .refine(isZone)
      .meta({ description: "The time zone of both, as in `Asia/Tokyo`" }),
  })
  .refine(({ from, to }) => from !== to, { path: ["to"] })
  .meta({ description: "When emails and pushes wait until it is over, those about security excepted" })

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }))
  } catch {
    return false
  }
}

export const NotificationSettings = z
  .object({
    choices: z.object({
      questions: Channels,
      mentions: Channels,
      requests: Channels,
      events: Channels,
      calendar: Channels,
      applications: Channels,
      account: Channels,
    } satisfies Record<OptionalCategory, typeof Channels>),
    digest: z.enum(digestRhythms).meta({
      description: "One email with what is unread and was not sent by email before",
    }),
    quiet: QuietHours,
  })
  .meta({ id: "NotificationSettings" })

const one = { params: z.object({ id: uuidOf("notification") }) }
const limit = { per: "user", points: 120, seconds: 60 } as const

export const listNotifications = route({
  method: "get",
  path: "/v1/notifications",
  summary: "One's notifications, the newest first, in the language of `LanguageType`",
  tag: "Notifications",
  access: "signed-in",
  query: z.object({
    category: Category.optional(),
    ...pageQuery(NOTIFICATIONS_PER_PAGE_MAX, NOTIFICATIONS_PER_PAGE),
  }),
  success: { status: 200, body: page(Notification) },
  errors: ["cursor.invalid"],
})

export const countUnread = route({
  method: "get",
  path: "/v1/notifications/unread",
  summary: "How many have not been read",
  tag: "Notifications",
  access: "signed-in",
  whileSuspended: true,
  success: { status: 200, body: z.object({ count: z.int() }) },
  errors: [],
})

export const markRead = route({
  method: "put",
  path: "/v1/notifications/{id}/read",
  summary: "One has been read; again changes nothing",
  tag: "Notifications",
  access: "signed-in",
  limit,
  ...one,
  success: { status: 204, body: null },
  errors: ["notification.not_found"],
})

export const markUnread = route({
  method: "delete",
  path: "/v1/notifications/{id}/read",
  summary: "One is to be read again later",
  tag: "Notifications",
  access: "signed-in",
  limit,
  ...one,
  success: { status: 204, body: null },
  errors: ["notification.not_found"],
})

export const markAllRead = route({
  method: "put",
  path: "/v1/notifications/read",
  summary: "All up to this one have been read; what has come since stays unread",
  tag: "Notifications",
  access: "signed-in",
  limit,
  body: z.object({ newest_id: uuidOf("notification") }),
  success: { status: 204, body: null },
  errors: ["notification.not_found"],
})

export const getNotificationSettings = route({
  method: "get",
  path: "/v1/notifications/settings",
  summary: "What one wants to hear of, and how",
  tag: "Notifications",
  access: "signed-in",
  success: { status: 200, body: NotificationSettings },
  errors: [],
})

export const saveNotificationSettings = route({
  method: "put",
  path: "/v1/notifications/settings",
  summary: "Choose what to hear of, and how; news about security always comes",
  tag: "Notifications",
  access: "signed-in",
  limit,
  body: NotificationSettings,
  success: { status: 200, body: NotificationSettings },
  errors: [],
})

/** As mail programs call it when somebody presses their button (RFC 8058): without a session, and with nothing but the address. */
export const unsubscribe = route({
  method: "post",
  path: "/v1/notifications/unsubscribe",
  summary: "Stop the emails that the token stands for; again changes nothing",
  tag: "Notifications",
  access: "public",
  whileSuspended: true,
  limit: { per: "token", points: 60, seconds: 60 },
  query: z.object({ token: z.string().max(LONGEST_MAILED_TOKEN) }),
  success: { status: 204, body: null },
  errors: ["notification.unsubscribe_invalid"],
})

export const routes = [
  listNotifications,
  countUnread,
  markRead,
  markUnread,
  markAllRead,
  getNotificationSettings,
  saveNotificationSettings,
  unsubscribe,
] as const
