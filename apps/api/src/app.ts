// Mounts every feature's routes; nothing else.
import { articles } from "./features/articles/routes.ts"
import { auth } from "./features/auth/routes.ts"
import { mailbox } from "./features/mailbox/routes.ts"
import { system } from "./features/system/routes.ts"
import { type Api, createHttp } from "./platform/http.ts"
import type { Platform } from "./platform/platform.ts"

export const slices = [articles, auth, mailbox, system]

export type { Api }

export const createApi = (platform: Platform): Api => createHttp(platform, slices.flat())
