// Names and constants of the product, free of dependencies so that the browser may import them.
export const PRODUCT_NAME = "Shirube"
export const PRODUCT_NAME_JA = "しるべ"
export const HOME_TITLE = "TOP"
export const APP_VERSION_HEADER = "jj-v3"

export const SITE_DESCRIPTION = {
  en: "A guide to successful job-hunting in Japan for international students",
  ja: "日本での就職活動を成功させるための、留学生のためのガイド",
} as const

export const strategies = ["local", "sso"] as const
export type Strategy = (typeof strategies)[number]

/** Also stored by the browser, and no way to sign in: a student whom the shared identity service knows and we do not. */
export const STUDENT_STRATEGY = "student"

const DAY = 86_400
export const ACCESS_TOKEN_SECONDS = DAY
export const REFRESH_TOKEN_SECONDS = { local: 90 * DAY, sso: 14 * DAY } as const satisfies Record<
  Strategy,
  number
>
export const DEFAULT_API_TIMEOUT_MS = 10_000

export const COOKIE_SECONDS = 365 * DAY
export const LANGUAGE_COOKIE = "lang"
export const AUTH_COOKIE_PREFIX = "auth."

/** Pages that an identity service sends readers back to, under every language prefix. */
export const CALLBACK_PATHS = [
  "/auth/sso-auth",
  "/auth/social-callback",
  "/auth/social-callback-register",
  "/sso-auth",
  "/login/callback",
  "/register/callback",
] as const

/** Pages on the way to the matching service; the identity service sends readers back to them, under every prefix. */
export const MATCHING_PATHS = ["/redirect/jportmatch-company-list", "/jportmatch-company-list"] as const

export const LONGEST_NAME = 80
/** Of the name that others see. */
export const LONGEST_DISPLAY_NAME = 40

export const SCROLL_DURATION_MS = 700
export const SCROLL_OFFSET_PX = -100
export const DEVICE_REDETECT_MS = 50

export const roles = ["student", "senpai", "company", "editor"] as const
export type Role = (typeof roles)[number]

/** What people can sign up as by themselves. */
export const newcomerRoles = ["student", "senpai"] as const
export type NewcomerRole = (typeof newcomerRoles)[number]

/** What people become by invitation alone. An administrator is an editor who may invite. */
export const invitedRoles = ["administrator", "editor", "company"] as const
export type InvitedRole = (typeof invitedRoles)[number]
export const INVITATION_DAYS = 7
/** Open at the same time. */
export const MOST_ACCOUNT_INVITATIONS = 200

/** How many things of a page are asked about in one call. */
export const MOST_PERSONAL_THINGS = 50

/** What went wrong for a page: an answer of the API, none in time, one that nobody can read, or its own code. */
export const faultKinds = ["answer", "time-out", "unreadable", "uncaught", "rejection", "render"] as const
export type FaultKind = (typeof faultKinds)[number]

/** No link that we mail has a longer token in its address. */
export const LONGEST_MAILED_TOKEN = 300

/** Longer ones are cut by whoever reports them. */
export const LONGEST_FAULT_MESSAGE = 300
export const LONGEST_FAULT_STACK = 3_000

/** Of one person's uploads, together. */
export const UPLOADS_PER_DAY = 60
export const UPLOAD_BYTES_PER_DAY = 100 * 1024 * 1024

/** Of one person's videos, together. */
export const VIDEOS_PER_DAY = 20
export const VIDEO_BYTES_PER_DAY = 10 * 1024 * 1024 * 1024
/** A tip is watched in passing. */
export const LONGEST_TIP_SECONDS = 90

export const PHOTO_LIMIT_BYTES = 5 * 1024 * 1024

/** Where a suspended person reads why, appeals, and finds what they may still do. */
export const SUSPENDED_PATH = "/account/suspended"
