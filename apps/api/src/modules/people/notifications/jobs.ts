// Subscribes to every event for which a feature declares notices.
import { RECORD_DAYS } from "@shirube/vocabulary/identity/deletion/retention"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import type { NoticeSource, RegularNotice } from "#api/kernel/notices/sources"
import { createVault } from "#api/kernel/security/vault"
import { deliver, forgetOtherKeys, PUSH_QUEUE, type Push } from "./push/service.ts"
import { deleteNotificationsBefore } from "./queries.ts"
import { sendRegular } from "./regular/service.ts"
import { DEFERRED_QUEUE, type Deferred, depsOf, notify, sendDeferred, sendDigests } from "./service.ts"

export const sendOn = (source: NoticeSource) =>
  source.subscriber((parts, notice) =>
    parts.db.transaction((tx) => notify(tx, notice, depsOf(parts), parts.clock.now())),
  )

/** Every morning in Japan. */
export const sendDueDigests = (parts: JobParts): JobDefinition => ({
  queue: "notifications-digest",
  cron: "0 8 * * *",
  run: () => sendDigests(parts.db, depsOf(parts), parts.clock.now()),
})

export const sendDeferredMails = (parts: JobParts): JobDefinition<Deferred> => ({
  queue: DEFERRED_QUEUE,
  run: (deferred) =>
    parts.db.transaction((tx) => sendDeferred(tx, deferred, depsOf(parts), parts.clock.now())),
})

const KEPT_MS = RECORD_DAYS * 86_400_000

export const purgeNotifications = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "notifications-purge",
  cron: "40 4 * * *",
  run: async () => {
    await deleteNotificationsBefore(db.autocommit, new Date(clock.now().getTime() - KEPT_MS))
  },
})

export const deliverPushes = (parts: JobParts): JobDefinition<Push> => ({
  queue: PUSH_QUEUE,
  run: (push) => deliver(push, parts),
})

export const purgeSubscriptions = ({ db, config }: JobParts): JobDefinition => ({
  queue: "push-purge",
  cron: "45 4 * * *",
  run: () => forgetOtherKeys(db.autocommit, { vault: createVault(config.encryptionKeys) }),
})

export const regularly =
  (regular: RegularNotice) =>
  (parts: JobParts): JobDefinition => ({
    queue: regular.queue,
    cron: regular.cron,
    run: () => sendRegular(parts.db, regular, depsOf(parts), parts.clock.now()),
  })
