import type { UserId } from "#api/db/ids"
import { event } from "#api/platform/events"
import type { SignInChange } from "./present.ts"

export const signInChanged = event<{ userId: UserId; change: SignInChange }>("account.sign_in_changed")
