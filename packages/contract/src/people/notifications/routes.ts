// A member's notifications, and how they want to receive them.

import { LONGEST_MAILED_TOKEN } from "@shirube/vocabulary/product"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant, page, pageQuery } from "../../wire.ts"

/** `security` cannot be turned off, because an attacker would do that first. */
export const notificationCategories = [
  "security",
  "questions",
  "mentions",
  "requests",
  "events",
  "sessions",
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
    path: z.string().meta({ description: "The related page, without a language prefix" }),
    created_at: Instant,
    is_read: z.boolean(),
  })
  .meta({ id: "Notification" })

const Channels = z.object({
  in_app: z.boolean().meta({ description: "In the list on the site" }),
  mail: z.boolean().meta({ description: "By email, at once" }),
  push: z.boolean().meta({ description: "On every device with push enabled" }),
})

/** Local time of day. */
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
      .meta({ description: "The time zone of both, such as `Asia/Tokyo`" }),
  })
  .refine(({ from, to }) => from !== to, { path: ["to"] })
  .meta({ description: "Emails and pushes wait until it is over, except those about security" })

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
      sessions: Channels,
      applications: Channels,
      account: Channels,
    } satisfies Record<OptionalCategory, typeof Channels>),
    digest: z.enum(digestRhythms).meta({
      description: "One email with unread notifications not sent by email before",
    }),
    quiet: QuietHours,
  })
  .meta({ id: "NotificationSettings" })

const one = { params: z.object({ id: uuidOf("notification") }) }
const limit = { per: "user", points: 120, seconds: 60 } as const

/** Unread notifications, except those about dates, which `due` shows. */
export const UnreadToday = z.object({
  items: z.array(Notification.omit({ is_read: true })).meta({ description: "Newest first" }),
  total: z.int().meta({ description: "Of all kinds, as in the bell" }),
})

export const listNotifications = route({
  method: "get",
  path: "/v1/notifications",
  summary: "The caller's notifications, newest first, in the language of `LanguageType`",
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
  summary: "Number of unread notifications",
  tag: "Notifications",
  access: "signed-in",
  whileSuspended: true,
  success: { status: 200, body: z.object({ count: z.int().max(1_000).describe("1,000 if there are more") }) },
  errors: [],
})

export const markRead = route({
  method: "put",
  path: "/v1/notifications/{id}/read",
  summary: "Mark a notification as read. Idempotent.",
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
  summary: "Mark a notification as unread",
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
  summary: "Mark all notifications up to this one as read; newer ones stay unread",
  tag: "Notifications",
  access: "signed-in",
  limit,
  body: z.object({ newest_id: uuidOf("notification") }),
  success: { status: 204, body: null },
  errors: ["notification.not_found"],
})

export const markPageRead = route({
  method: "put",
  path: "/v1/notifications/page-read",
  summary: "Mark all notifications that lead to this page as read. Idempotent.",
  tag: "Notifications",
  access: "signed-in",
  limit,
  body: z.object({
    path: z
      .string()
      .max(200)
      .regex(/^\/[\w/-]*$/)
      .meta({ description: "Without language, parameters and fragment" }),
  }),
  success: { status: 204, body: null },
  errors: [],
})

export const getNotificationSettings = route({
  method: "get",
  path: "/v1/notifications/settings",
  summary: "The caller's notification settings",
  tag: "Notifications",
  access: "signed-in",
  success: { status: 200, body: NotificationSettings },
  errors: [],
})

export const saveNotificationSettings = route({
  method: "put",
  path: "/v1/notifications/settings",
  summary: "Change the notification settings; security notifications cannot be turned off",
  tag: "Notifications",
  access: "signed-in",
  limit,
  body: NotificationSettings,
  success: { status: 200, body: NotificationSettings },
  errors: [],
})

/** One-click unsubscribe of mail programs (RFC 8058): without a session, with only the token in the address. */
export const unsubscribe = route({
  method: "post",
  path: "/v1/notifications/unsubscribe",
  summary: "Unsubscribe from the emails that the token identifies. Idempotent.",
  tag: "Notifications",
  access: "public", // stops only the emails that its signed token names
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
  markPageRead,
  getNotificationSettings,
  saveNotificationSettings,
  unsubscribe,
] as const
