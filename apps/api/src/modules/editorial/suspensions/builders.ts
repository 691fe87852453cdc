// Suspended accounts for tests; a test sets only what matters to it.

import type { ChosenSuspension } from "@shirube/vocabulary/editorial/suspensions/choices"
import type { UserId } from "#api/kernel/db/ids"
import { createAccount } from "#api/modules/identity/accounts/service"
import { anEditor } from "#api/modules/identity/auth/builders"
import type { TestApi } from "#api/testing/api"
import { suspend } from "./service.ts"

const visitOf = (api: TestApi) =>
  ({ now: api.clock.now(), ip: "", userAgent: "", language: "en", device: null }) as const

/** Suspends for a week, by a new editor. */
export async function suspendAccount(api: TestApi, userId: UserId, chosen: Partial<ChosenSuspension> = {}) {
  const editorId = await createAccount(api.db, { ...anEditor(), password: null })
  const suspension = {
    length: "7_days",
    reason: "harassment",
    words: null,
    hidesPosts: false,
    ...chosen,
  } as const
  await api.db.transaction((tx) =>
    suspend(tx, { userId, editorId, reviewId: null }, suspension, visitOf(api), api),
  )
}
