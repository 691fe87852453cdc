import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"
import type { SignInChange } from "./present.ts"

export const signInChanged = event<{ userId: UserId; change: SignInChange }>("account.sign_in_changed")
