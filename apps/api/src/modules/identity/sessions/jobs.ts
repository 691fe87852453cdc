import { emit, subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { writeTo } from "#api/modules/identity/accounts/service"
import { deviceNew, sessionOpened } from "./events.ts"
import { deviceOf, isSameDevice } from "./policy.ts"
import { newDeviceLetter } from "./present.ts"
import { deleteRefreshTokensExpiredBefore, selectOtherUserAgents, selectSession } from "./queries.ts"

/** Spent tokens are kept until their expiry to detect a stolen one. */
export const purgeRefreshTokens = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "auth-purge-refresh-tokens",
  cron: "20 4 * * *",
  run: async () => {
    await deleteRefreshTokensExpiredBefore(db.autocommit, clock.now())
  },
})

/** Notifies about unknown devices, except for the first session. */
export const alertOwner = subscribe(
  sessionOpened,
  "session-alerts",
  ({ db, config, jobs }) =>
    async ({ userId, sessionId }) => {
      const session = await selectSession(db.autocommit, sessionId)
      if (!session) return
      const earlier = await selectOtherUserAgents(db.autocommit, userId, sessionId, session.createdAt)
      const device = deviceOf(session.userAgent)
      const isKnown = earlier.some(({ userAgent }) => isSameDevice(deviceOf(userAgent), device))
      if (earlier.length === 0 || isKnown) return
      const letter = newDeviceLetter(device, session.createdAt, `${config.publicUrl}/account/security`)
      await db.transaction(async (tx) => {
        await writeTo(tx, userId, letter, { jobs, config })
        await emit(tx, deviceNew, { userId, sessionId, userAgent: session.userAgent })
      })
    },
)
