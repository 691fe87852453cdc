// Account deletion. The owner requests it, and a job deletes everything after the waiting period.
import { LEAVING_DAYS } from "@shirube/vocabulary/identity/deletion/retention"
import { dateLocales, type Language } from "@shirube/vocabulary/language"
import type { Db, Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { emit, forgetEvents } from "#api/kernel/events/events"
import { removeDue } from "#api/kernel/features/deferred-removals"
import type { OnAccountDeleted } from "#api/kernel/features/personal-data"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { type Letter, queueLetter } from "#api/kernel/mail/letters"
import { forgetMailsTo } from "#api/kernel/mail/mail"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { createVault } from "#api/kernel/security/vault"
import { credentialsOf, lockCredentials } from "#api/modules/identity/accounts/credentials/service"
import { accountOf, removeAccounts, writeTo } from "#api/modules/identity/accounts/service"
import { byOwner, recordAudit, recordRemoval } from "#api/modules/identity/audit/service"
import { confirmOwner } from "#api/modules/identity/password/service"
import { departureChanged } from "./events.ts"
import {
  deleteDeparture,
  insertDeparture,
  lockDue,
  selectDeparture,
  selectDeparturesAmong,
} from "./queries.ts"
import { NOTICE_QUEUE, type Notice, queueNotices, sendPurgeEvent } from "./siblings/service.ts"

const dayOf = (at: Date, language: Language) =>
  new Intl.DateTimeFormat(dateLocales[language], { dateStyle: "long", timeZone: "Asia/Tokyo" }).format(at)

const leavingLetter = (dueAt: Date, dataUrl: string): Letter => ({
  en: {
    subject: `Your account will be deleted on ${dayOf(dueAt, "en")}`,
    paragraphs: [
      `You asked us to delete your account. On ${dayOf(dueAt, "en")} we remove it with everything that is in it, for good.`,
      "Until then nothing changes, and you can stop it: sign in and choose to keep your account. If you did not ask for this, stop it now and change your password.",
    ],
    link: { label: "Keep my account", url: dataUrl },
  },
  ja: {
    subject: `${dayOf(dueAt, "ja")}にアカウントを削除します`,
    paragraphs: [
      `アカウント削除のお申し込みを受け付けました。${dayOf(dueAt, "ja")}に、アカウントとその中のデータをすべて削除します。削除したあとは元に戻せません。`,
      "それまでは今までどおり使えて、取り消すこともできます。サインインして「アカウントを残す」を選んでください。お心当たりがない場合は、すぐに取り消し、パスワードを変更してください。",
    ],
    link: { label: "アカウントを残す", url: dataUrl },
  },
})

const stayingLetter = (accountUrl: string): Letter => ({
  en: {
    subject: "Your account stays",
    paragraphs: ["Your account will not be deleted. Everything is as it was."],
    link: { label: "Your account", url: accountUrl },
  },
  ja: {
    subject: "アカウントの削除を取り消しました",
    paragraphs: ["アカウントは削除されません。これまでどおりお使いいただけます。"],
    link: { label: "マイページ", url: accountUrl },
  },
})

const goneLetter: Letter = {
  en: {
    subject: "Your account has been deleted",
    paragraphs: [
      "We have removed your account and everything in it. This is our last email to you.",
      "We also tell the services that we work with, such as Shirube ID and the matching service, so that they delete what they received from us. An account that you opened there yourself is not ours to delete: it stays until you delete it there.",
      "Thank you for being with us. We wish you all the best for your work in Japan.",
    ],
  },
  ja: {
    subject: "アカウントを削除しました",
    paragraphs: [
      "アカウントと、その中のデータをすべて削除しました。こちらからお送りするメールは、これが最後です。",
      "共通のサインインやマッチングサービスなど、連携しているサービスにも削除をお知らせし、しるべを通じて得た情報を消すよう伝えます。ご自身でそのサービスに作ったアカウントは残りますので、不要な場合は、そのサービスで削除してください。",
      "これまでご利用いただき、ありがとうございました。日本でのご活躍をお祈りしています。",
    ],
  },
}

type Deps = Pick<Platform, "vault" | "jobs" | "config">

const DAY_MS = 86_400_000

export const pendingDeletionOf = (tx: Tx, userId: UserId) => selectDeparture(tx, userId)

/** Those of them who have requested deletion. */
export async function pendingDeletionAmong(tx: Tx, userIds: readonly UserId[]): Promise<ReadonlySet<UserId>> {
  const found = userIds.length === 0 ? [] : await selectDeparturesAmong(tx, userIds)
  return new Set(found.map(({ userId }) => userId))
}

export async function requestDeletion(
  db: Db,
  user: Actor,
  password: string | undefined,
  visit: Visit,
  platform: Deps,
) {
  await confirmOwner(db, user, password, visit, platform)
  const request = { askedAt: visit.now, dueAt: new Date(visit.now.getTime() + LEAVING_DAYS * DAY_MS) }
  return db.transaction(async (tx) => {
    await lockCredentials(tx, credentialsOf(user))
    if (!(await insertDeparture(tx, { userId: user.id, ...request })))
      return (await selectDeparture(tx, user.id)) ?? request
    await recordAudit(tx, platform.vault, visit, { event: "account.leaving_asked", ...byOwner(user.id) })
    const letter = leavingLetter(request.dueAt, `${platform.config.publicUrl}/account/data`)
    await writeTo(tx, user.id, letter, platform)
    await emit(tx, departureChanged, { userId: user.id })
    return request
  })
}

export async function cancelDeletion(tx: Tx, user: Actor, visit: Visit, platform: Deps): Promise<void> {
  if (!(await deleteDeparture(tx, user.id))) return
  await recordAudit(tx, platform.vault, visit, { event: "account.stayed", ...byOwner(user.id) })
  await writeTo(tx, user.id, stayingLetter(`${platform.config.publicUrl}/account`), platform)
  await emit(tx, departureChanged, { userId: user.id })
}

/** Deletes everything that names them. Their anonymous public posts are removed later, one by one, so that they cannot be linked. */
export async function removePeople(
  tx: Tx,
  userIds: readonly UserId[],
  accountDeletionHooks: readonly OnAccountDeleted[],
  now: Date,
): Promise<void> {
  for (const onAccountDeleted of accountDeletionHooks) await onAccountDeleted(tx, userIds, now)
  await forgetEvents(tx, userIds)
  await removeAccounts(tx, userIds)
}

/** One transaction per account: either everything is deleted and the final mail queued, or nothing is. */
export async function deleteDueAccounts({
  db,
  clock,
  jobs,
  config,
  accountDeletionHooks,
  identityDigests,
  accountBars,
}: Pick<
  JobParts,
  "db" | "clock" | "jobs" | "config" | "accountDeletionHooks" | "identityDigests" | "accountBars"
>): Promise<void> {
  const vault = createVault(config.encryptionKeys)
  const deleteNext = () =>
    db.transaction(async (tx) => {
      const userId = await lockDue(tx, clock.now())
      const owner = userId && (await accountOf(tx, userId))
      if (!owner) return false
      const digests: string[] = []
      for (const digestsOf of identityDigests) digests.push(...(await digestsOf(tx, owner.id)))
      await accountBars.onDeletion(tx, vault, { ...owner, digests }, clock.now())
      await queueNotices(tx, owner, { config, jobs })
      await removePeople(tx, [owner.id], accountDeletionHooks, clock.now())
      await forgetMailsTo(tx, owner.email)
      await recordRemoval(tx, clock.now())
      await queueLetter(tx, { jobs, config }, owner, goneLetter)
      return true
    })
  while (await deleteNext());
}

export const runDueDeletions = (parts: JobParts): JobDefinition => ({
  queue: "leaving-remove",
  cron: "15 * * * *",
  run: () => deleteDueAccounts(parts),
})

export const removeDueItems = (parts: JobParts): JobDefinition => ({
  queue: "leaving-remove-items",
  cron: "* * * * *",
  run: () => removeDue(parts, parts.clock.now()),
})

/** Retries for a week, hourly for most of it. */
const TRIES = 175

export const notifySiblings = (parts: JobParts): JobDefinition<Notice> => ({
  queue: NOTICE_QUEUE,
  retryLimit: TRIES,
  run: (notice) => sendPurgeEvent(notice, parts),
})
