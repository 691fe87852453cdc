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

/** Also stored by the browser, but no way to sign in: a student known to the shared identity service and not to us. */
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

/** Pages that an identity service redirects back to, under every language prefix. */
export const CALLBACK_PATHS = [
  "/auth/sso-auth",
  "/auth/social-callback",
  "/auth/social-callback-register",
  "/sso-auth",
  "/login/callback",
  "/register/callback",
] as const

/** Pages on the way to the matching service; the identity service redirects back to them, under every prefix. */
export const MATCHING_PATHS = ["/redirect/jportmatch-company-list", "/jportmatch-company-list"] as const

export const LONGEST_NAME = 80
/** Length of a display name. */
export const LONGEST_DISPLAY_NAME = 40

export const SCROLL_DURATION_MS = 700
export const SCROLL_OFFSET_PX = -100
export const DEVICE_REDETECT_MS = 50

export const roles = ["student", "senpai", "company", "editor"] as const
export type Role = (typeof roles)[number]

/** What an editor may do for the provider. An administrator may do all of it. */
export const editorRoles = ["writer", "reviewer", "moderator", "screener"] as const
export type EditorRole = (typeof editorRoles)[number]

/** Roles that people can sign up with directly. */
export const newcomerRoles = ["student", "senpai"] as const
export type NewcomerRole = (typeof newcomerRoles)[number]

/** Roles by invitation only. An administrator is an editor who may invite. */
export const invitedRoles = ["administrator", "editor", "company"] as const
export type InvitedRole = (typeof invitedRoles)[number]
export const INVITATION_DAYS = 7
/** Open invitations at the same time. */
export const MOST_ACCOUNT_INVITATIONS = 200

/** Subjects per request for personal facts. */
export const MOST_PERSONAL_SUBJECTS = 50

/** Errors of a page: an error response of the API, a timeout, an unreadable response, or its own code. */
export const faultKinds = ["answer", "time-out", "unreadable", "uncaught", "rejection", "render"] as const
export type FaultKind = (typeof faultKinds)[number]

/** Longer than any token in a mailed link. */
export const LONGEST_MAILED_TOKEN = 300

/** The reporting page truncates longer messages. */
export const LONGEST_FAULT_MESSAGE = 300
export const LONGEST_FAULT_STACK = 3_000

/** Per member, all uploads together. */
export const UPLOADS_PER_DAY = 60
export const UPLOAD_BYTES_PER_DAY = 100 * 1024 * 1024

/** Per member, all videos together. */
export const VIDEOS_PER_DAY = 20
export const VIDEO_BYTES_PER_DAY = 10 * 1024 * 1024 * 1024
/** Tips are short by design. */
export const LONGEST_TIP_SECONDS = 90

export const PHOTO_LIMIT_BYTES = 5 * 1024 * 1024

/** Where a suspended member reads the reason, appeals, and finds what they may still do. */
export const SUSPENDED_PATH = "/account/suspended"
