import type { DurableSubscription, EventCatalogue } from "#api/platform/events"
import type { JobDefinition } from "#api/platform/jobs"
import { queueLetter } from "#api/platform/letters"
import type { JobParts } from "#api/platform/platform"
import { deviceOf, isSameDevice } from "./policy.ts"
import { newDeviceLetter } from "./present.ts"
import { deleteRefreshTokensExpiredBefore, selectOtherUserAgents, selectSession } from "./queries.ts"

/** Spent tokens are kept until they would have expired, to recognise a stolen one; then they are of no use. */
export const purgeRefreshTokens = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "auth-purge-refresh-tokens",
  cron: "20 4 * * *",
  run: async () => {
    await deleteRefreshTokensExpiredBefore(db, clock.now())
  },
})

const ALERT_QUEUE = "session-alerts"
export const sessionAlerts: DurableSubscription = { event: "session.opened", queue: ALERT_QUEUE }

/** The very first session is no news to its owner; any later one from a device not seen before is. */
export const alertOwner = ({
  db,
  config,
  jobs,
}: JobParts): JobDefinition<EventCatalogue["session.opened"]> => ({
  queue: ALERT_QUEUE,
  run: async ({ userId, sessionId }) => {
    const session = await selectSession(db, sessionId)
    if (!session) return
    const earlier = await selectOtherUserAgents(db, userId, sessionId, session.createdAt)
    const device = deviceOf(session.userAgent)
    const isKnown = earlier.some(({ userAgent }) => isSameDevice(deviceOf(userAgent), device))
    if (earlier.length === 0 || isKnown) return
    const letter = newDeviceLetter(device, session.createdAt, `${config.publicUrl}/account/security`)
    await queueLetter(db, jobs, session, letter)
  },
})
