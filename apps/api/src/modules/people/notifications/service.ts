// Notifications: each is created once, in the list on the site and, if the member wants it, by email and push. Features declare
// the kinds and the events they come from (kernel/notices).
import {
  digestRhythms,
  type NotificationCategory,
  notificationCategories,
  type OptionalCategory,
} from "@shirube/contract/people/notifications/routes"
import { DEFAULT_LANGUAGE, type Language } from "@shirube/vocabulary/language"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { Db, Tx } from "#api/kernel/db/client"
import { type NotificationId, namedId, newId, type UserId } from "#api/kernel/db/ids"
import { emit, event } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { JobParts } from "#api/kernel/jobs/jobs"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import { queueLetter } from "#api/kernel/mail/letters"
import type { Notice, NoticeKind } from "#api/kernel/notices/kinds"
import type { Platform } from "#api/kernel/process/platform"
import { isSuspended } from "#api/kernel/security/suspension-status"
import { createVault } from "#api/kernel/security/vault"
import { isSame } from "#api/kernel/storage/signed-addresses"
import { accountOf, lockAccount } from "#api/modules/identity/accounts/service"
import { digestLetter, MOST_IN_DIGEST, noticeLetter } from "./letters.ts"
import { channelsOf, dueSince, hasAnyChannel, mayWait } from "./policy.ts"
import { queuePushes } from "./push/service.ts"
import {
  countUnreadOf,
  insertNotification,
  lockUnmailed,
  markMailed,
  markRead,
  readUpTo,
  renewNotification,
  selectNewest,
  selectUnmailed,
  selectUnread,
  setReadAt,
  takeDue,
} from "./queries.ts"
import { saveSettings, settingsOf, waitOf } from "./settings/service.ts"
import { describe, known, wordsOf } from "./words/service.ts"

/** Refreshes the member's own list in all of their tabs. */
const notificationsChanged = event<{ userId: UserId }>("notifications.changed", {
  changes: () => ["notifications"],
  audience: ({ userId }) => [userId],
})

type Deps = Pick<Platform, "jobs" | "config" | "vault" | "noticeKinds">

/** The dependencies from a job's parts. */
export const depsOf = ({
  jobs,
  config,
  noticeKinds,
}: Pick<JobParts, "jobs" | "config" | "noticeKinds">): Deps => ({
  jobs,
  config,
  noticeKinds,
  vault: createVault(config.encryptionKeys),
})

/** Then an unread notice that can be renewed is sent again, if there is a reason. */
const RENEWED_AFTER_MS = 86_400_000

export async function notify(tx: Tx, notice: Notice, deps: Deps, now: Date): Promise<void> {
  const { userId, facts, key } = notice
  const kind = deps.noticeKinds.of(notice)
  if (!kind) throw new Error(`No feature declares the notice kind ${notice.kind}`)
  const owner = await lockAccount(tx, userId)
  if (!owner) return
  const { category, isMailedByItsFeature = false } = kind
  if (category !== "security" && (await isSuspended(tx, userId, now))) return
  const settings = await settingsOf(tx, userId)
  if (kind.yieldsWhenMuted && !hasAnyChannel(settings, category)) return
  const { inApp, mail, push } = channelsOf(settings, category)
  const wait = mayWait(category) ? waitOf(settings, now) : undefined
  const notification = {
    id: newId<NotificationId>(),
    userId,
    category,
    kind: kind.name,
    facts,
    key,
    createdAt: now,
    isListed: inApp,
    mailedAt: isMailedByItsFeature || (mail && !wait) ? now : null,
  }
  const id = kind.isRenewed
    ? await renewNotification(tx, notification, new Date(now.getTime() - RENEWED_AFTER_MS))
    : await insertNotification(tx, notification)
  if (!id) return
  if (inApp) await emit(tx, notificationsChanged, { userId })
  if (push) {
    const { words, path } = await wordsOf(tx, kind, facts)
    await queuePushes(tx, { userId, notificationId: id, category, path, words }, deps, wait)
  }
  if (!mail || isMailedByItsFeature || category === "security") return
  if (wait) await deps.jobs.enqueue(tx, DEFERRED_QUEUE, { id, userId } satisfies Deferred, wait)
  else await writeNotice(tx, { userId, kind, facts, category }, owner, deps, now)
}

interface Mailed {
  readonly userId: UserId
  readonly kind: NoticeKind
  readonly facts: object
  readonly category: OptionalCategory
}

async function writeNotice(
  tx: Tx,
  { userId, kind, facts, category }: Mailed,
  owner: Parameters<typeof queueLetter>[2],
  deps: Deps,
  now: Date,
): Promise<void> {
  const { config } = deps
  const { publicUrl } = config
  const { words, path } = await wordsOf(tx, kind, facts)
  const quoted = await kind.quote?.(tx, facts)
  const links = await kind.links?.(tx, facts, { userId, config, now })
  const language = owner.language ?? DEFAULT_LANGUAGE
  const attachment = await kind.attach?.(tx, facts, { publicUrl, language })
  const letter = noticeLetter(words, `${publicUrl}${path}`, { quoted, links })
  await queueLetter(tx, deps, owner, letter, {
    stop: stopLinks(deps, userId, category),
    attachments: attachment && [attachment],
  })
}

export const DEFERRED_QUEUE = "notifications-held"
export interface Deferred {
  readonly id: NotificationId
  readonly userId: UserId
}

/** After quiet hours: skips what was read, sent in a digest, or unsubscribed meanwhile. */
export async function sendDeferred(tx: Tx, deferred: Deferred, deps: Deps, now: Date): Promise<void> {
  const owner = await lockAccount(tx, deferred.userId)
  const unmailed = await lockUnmailed(tx, deferred.id)
  const kind = unmailed && deps.noticeKinds.of(unmailed)
  if (!owner || !kind || (await isSuspended(tx, deferred.userId, now))) return
  const { userId, facts, category } = unmailed
  const settings = await settingsOf(tx, userId)
  if (category === "security" || !channelsOf(settings, category).mail) return
  const wait = waitOf(settings, now)
  if (wait) return deps.jobs.enqueue(tx, DEFERRED_QUEUE, deferred, wait)
  await markMailed(tx, [unmailed.id], now)
  await writeNotice(tx, { userId, kind, facts, category }, owner, deps, now)
}

interface Listing extends PageRequest {
  readonly category?: NotificationCategory | undefined
}

export async function listNotifications(
  tx: Tx,
  userId: UserId,
  { category, cursor, limit }: Listing,
  { noticeKinds }: Pick<Deps, "noticeKinds">,
  language: Language,
) {
  const after = byMoment.decode(cursor)
  const found = await selectNewest(tx, userId, { category, after, limit: limit + 1 })
  const { items: rows, nextCursor } = byMoment.page(found, limit, ({ position, id }) => ({
    at: position,
    id,
  }))
  const notices = await describe(tx, known(rows, noticeKinds))
  return {
    items: notices.map(({ words, path, row: { facts: _, kind: __, ...row } }) => ({
      ...row,
      path,
      ...words[language],
    })),
    nextCursor,
  }
}

export const unreadOf = (tx: Tx, userId: UserId) => countUnreadOf(tx, userId)

export async function setRead(
  tx: Tx,
  userId: UserId,
  id: NotificationId,
  readAt: Date | null,
): Promise<void> {
  const { isFound, hasChanged } = await setReadAt(tx, userId, id, readAt)
  if (!isFound) throw new ApiError("notification.not_found")
  if (hasChanged) await emit(tx, notificationsChanged, { userId })
}

export async function setAllRead(tx: Tx, userId: UserId, newestId: NotificationId, now: Date): Promise<void> {
  const read = await readUpTo(tx, userId, newestId, now)
  if (read === undefined) throw new ApiError("notification.not_found")
  if (read > 0) await emit(tx, notificationsChanged, { userId })
}

/** The newest of them; older ones were seen or no longer matter. */
const MOST_UNREAD = 500

/** The member has opened the page itself. */
export async function setPageRead(
  tx: Tx,
  userId: UserId,
  path: string,
  { noticeKinds }: Pick<Deps, "noticeKinds">,
  now: Date,
): Promise<void> {
  const unread = await selectUnread(tx, userId, MOST_UNREAD)
  const seen = known(unread, noticeKinds).filter(
    ({ kind, row }) => kind.path(row.facts).split(/[?#]/)[0] === path,
  )
  if (seen.length === 0) return
  await markRead(
    tx,
    seen.map(({ row }) => row.id),
    now,
  )
  await emit(tx, notificationsChanged, { userId })
}

/** One transaction per due member, so that an interrupted run continues with the next. */
export async function sendDigests(db: Db, deps: Deps, now: Date): Promise<void> {
  for (const rhythm of digestRhythms) {
    if (rhythm === "never") continue
    const [since, today] = [dueSince(rhythm, now), dayInJapan(now)]
    const sendNext = () =>
      db.transaction(async (tx) => {
        const userId = await takeDue(tx, rhythm, since, today)
        if (userId) await sendDigest(tx, userId, deps, now)
        return userId !== undefined
      })
    while (await sendNext());
  }
}

async function sendDigest(tx: Tx, userId: UserId, deps: Deps, now: Date): Promise<void> {
  const unmailed = await selectUnmailed(tx, userId)
  const digested: Parameters<typeof digestLetter>[0][number][] = []
  for (const { kind, row, path, words } of await describe(tx, known(unmailed, deps.noticeKinds))) {
    const quoted = digested.length < MOST_IN_DIGEST ? await kind.quote?.(tx, row.facts) : undefined
    digested.push({ words, url: deps.config.publicUrl + path, quoted })
  }
  const owner = await accountOf(tx, userId)
  if (!owner || digested.length === 0 || (await isSuspended(tx, userId, now))) return
  await markMailed(
    tx,
    unmailed.map(({ id }) => id),
    now,
  )
  const letter = digestLetter(digested, `${deps.config.publicUrl}/account/notifications`)
  const wait = waitOf(await settingsOf(tx, userId), now)
  await queueLetter(tx, deps, owner, letter, { stop: stopLinks(deps, userId, "digest"), wait })
}

/** What an unsubscribe link can turn off. */
type Stoppable = OptionalCategory | "digest"
const isStoppable = (text: string): text is Stoppable =>
  text === "digest" || (text !== "security" && (notificationCategories as readonly string[]).includes(text))

const PURPOSE = "unsubscribe"
const signedText = (userId: string, what: string) => `${userId} ${what}`

/** Never expires: the token gives no access and only turns something off. */
function stopLinks({ config, vault }: Deps, userId: UserId, what: Stoppable) {
  const token = `${userId}.${what}.${vault.digest(signedText(userId, what), PURPOSE)}`
  return {
    page: `${config.publicUrl}/email/unsubscribe?token=${token}`,
    oneClick: `${config.publicUrl}/api/v1/notifications/unsubscribe?token=${token}`,
  }
}

export async function stopEmails(
  tx: Tx,
  token: string,
  { vault }: Pick<Deps, "vault">,
  now: Date,
): Promise<void> {
  const [id = "", what = "", signature = ""] = token.split(".")
  const isOurs = vault.digests(signedText(id, what), PURPOSE).some((ours) => isSame(ours, signature))
  if (!isOurs || !isStoppable(what)) throw new ApiError("notification.unsubscribe_invalid")
  const userId = namedId<UserId>(id)
  // A deleted account gets no more emails either.
  if (!(await lockAccount(tx, userId))) return
  const settings = await settingsOf(tx, userId)
  const { choices } = settings
  await saveSettings(
    tx,
    userId,
    what === "digest"
      ? { ...settings, digest: "never" }
      : { ...settings, choices: { ...choices, [what]: { ...choices[what], mail: false } } },
    now,
  )
}
