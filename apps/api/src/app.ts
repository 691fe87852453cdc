// Mounts every feature's routes; nothing else.
import { articles } from "./features/articles/routes.ts"
import { auth } from "./features/auth/routes.ts"
import { identities } from "./features/identities/routes.ts"
import { mailbox } from "./features/mailbox/routes.ts"
import { passkeys } from "./features/passkeys/routes.ts"
import { password } from "./features/password/routes.ts"
import { secondFactor } from "./features/second-factor/routes.ts"
import { sessions } from "./features/sessions/routes.ts"
import { handover } from "./features/sso/handover/routes.ts"
import { sso } from "./features/sso/routes.ts"
import { system } from "./features/system/routes.ts"
import { type Api, createHttp } from "./platform/http.ts"
import type { Platform } from "./platform/platform.ts"

export const slices = [
  articles,
  auth,
  sso,
  handover,
  identities,
  password,
  sessions,
  secondFactor,
  passkeys,
  mailbox,
  system,
]

export type { Api }

export const createApi = (platform: Platform): Api => createHttp(platform, slices.flat())
