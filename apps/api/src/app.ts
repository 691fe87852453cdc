// Mounts every feature's routes; nothing else.
import { articles } from "./features/articles/routes.ts"
import { auth } from "./features/auth/routes.ts"
import { system } from "./features/system/routes.ts"
import { createHttp } from "./platform/http.ts"
import type { Platform } from "./platform/platform.ts"

export const slices = [articles, auth, system]

export const createApi = (platform: Platform) => createHttp(platform, slices.flat())
