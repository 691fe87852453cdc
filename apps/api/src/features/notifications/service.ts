// What happened that concerns somebody: told once, in the list on the site and, where they want it, by email. Nobody calls this; it
// follows from other features' events (jobs.ts).
import { timingSafeEqual } from "node:crypto"
import type { ComplaintNounName } from "@shirube/contract/complaint-choices"
import type { PostNoun } from "@shirube/contract/forum-choices"
import { dayInJapan } from "@shirube/contract/japan-day"
import { type Language, languages } from "@shirube/contract/language"
import {
  digestRhythms,
  type NotificationCategory,
  notificationCategories,
  type OptionalCategory,
} from "@shirube/contract/notifications"
import type { ReviewOutcome } from "@shirube/contract/review"
import type { Db, Tx } from "#api/db/client"
import { type NotificationId, namedId, newId, type UserId } from "#api/db/ids"
import { accountOf, holdAccount } from "#api/features/accounts/service"
import { changeInWords, type SignInChange } from "#api/features/second-factor/service"
import { deviceWords } from "#api/features/sessions/service"
import { decodeMoment, encodeCursor } from "#api/platform/cursor"
import { ApiError } from "#api/platform/errors"
import { emit } from "#api/platform/events"
import { queueLetter } from "#api/platform/letters"
import type { Platform } from "#api/platform/platform"
import { notificationsChanged } from "./events.ts"
import { digestLetter, noticeLetter } from "./letters.ts"
import { channelsOf, dueSince, mayWait } from "./policy.ts"
import {
  ambassadorAppliedWords,
  ambassadorWithdrawnWords,
  complaintAnsweredWords,
  exportReadyWords,
  newDeviceWords,
  passwordChangedWords,
  postTakenDownWords,
  type ReviewedNoun,
  reviewDecidedWords,
  signInChangedWords,
  takenDownWords,
  type Words,
} from "./present.ts"
import { queuePushes } from "./push/service.ts"
import {
  countUnreadOf,
  insertNotification,
  lockUntold,
  markMailed,
  readUpTo,
  selectNewest,
  selectUntold,
  setReadAt,
  takeDue,
} from "./queries.ts"
import { saveSettings, settingsOf, waitOf } from "./settings/service.ts"

type Ground = Pick<Platform, "jobs" | "config" | "vault">

/** What each kind remembers. */
interface Facts {
  readonly new_device: { readonly userAgent: string }
  readonly password_changed: Record<never, never>
  readonly sign_in_changed: { readonly change: SignInChange }
  readonly export_ready: Record<never, never>
  readonly ambassador_applied: Record<never, never>
  readonly ambassador_withdrawn: Record<never, never>
  readonly complaint_answered: { readonly noun?: ComplaintNounName }
  readonly post_taken_down: { readonly noun: PostNoun; readonly isForGood: boolean }
  readonly taken_down: { readonly isForGood: boolean }
  readonly review_decided: { readonly of: ReviewedNoun; readonly outcome: ReviewOutcome }
}
export type NotificationKind = keyof Facts

type Path = `/${string}`

interface Kind<Remembered> {
  readonly category: NotificationCategory
  /** Where there is more about it. */
  readonly path: Path | ((facts: Remembered) => Path)
  /** The feature in which it happens writes a letter of its own, whatever the settings say. */
  readonly isMailedByItsFeature?: true
  readonly words: (facts: Remembered) => Record<Language, Words>
}

const inEach = <Text>(say: (language: Language) => Text) =>
  Object.fromEntries(languages.map((language) => [language, say(language)])) as Record<Language, Text>

const aboutSecurity = { category: "security", path: "/account/security", isMailedByItsFeature: true } as const

const kinds: { readonly [Name in NotificationKind]: Kind<Facts[Name]> } = {
  new_device: {
    ...aboutSecurity,
    words: ({ userAgent }) =>
      inEach((language) => newDeviceWords(deviceWords(userAgent, language))[language]),
  },
  password_changed: { ...aboutSecurity, words: () => passwordChangedWords },
  sign_in_changed: { ...aboutSecurity, words: ({ change }) => signInChangedWords(changeInWords(change)) },
  export_ready: { category: "account", path: "/account/data", words: () => exportReadyWords },
  ambassador_applied: { category: "account", path: "/account", words: () => ambassadorAppliedWords },
  ambassador_withdrawn: { category: "account", path: "/account", words: () => ambassadorWithdrawnWords },
  complaint_answered: {
    category: "account",
    path: ({ noun = "member" }) => (noun === "member" ? "/members" : "/community/ask-senpai"),
    words: () => complaintAnsweredWords,
  },
  post_taken_down: {
    category: "account",
    path: "/account/posts",
    isMailedByItsFeature: true,
    words: ({ noun, isForGood }) => postTakenDownWords[noun][isForGood ? "forGood" : "forNow"],
  },
  taken_down: {
    category: "account",
    path: "/account/member-profile",
    isMailedByItsFeature: true,
    words: ({ isForGood }) => takenDownWords[isForGood ? "forGood" : "forNow"],
  },
  review_decided: {
    category: "account",
    path: "/account",
    isMailedByItsFeature: true,
    words: ({ of, outcome }) => reviewDecidedWords[of][outcome],
  },
}

const isKnown = (kind: string): kind is NotificationKind => Object.hasOwn(kinds, kind)

export type Happening = {
  readonly [Name in NotificationKind]: {
    readonly userId: UserId
    readonly kind: Name
    readonly facts: Facts[Name]
    /** What it stands for: told once, however often a job is run. */
    readonly key: string
  }
}[NotificationKind]

export async function notify(tx: Tx, happening: Happening, ground: Ground, now: Date): Promise<void> {
  const { userId, kind, facts, key } = happening
  const owner = await holdAccount(tx, userId)
  if (!owner) return
  const { category, isMailedByItsFeature = false } = kinds[kind]
  const settings = await settingsOf(tx, userId)
  const { inApp, mail, push } = channelsOf(settings, category)
  const wait = mayWait(category) ? waitOf(settings, now) : undefined
  const id = newId<NotificationId>()
  const isNew = await insertNotification(tx, {
    id,
    userId,
    category,
    kind,
    facts,
    key,
    createdAt: now,
    isListed: inApp,
    mailedAt: isMailedByItsFeature || (mail && !wait) ? now : null,
  })
  if (!isNew) return
  if (inApp) await emit(tx, notificationsChanged, { userId })
  const words = wordsOf({ kind, facts })
  if (push)
    await queuePushes(
      tx,
      { userId, notificationId: id, category, path: pathOf({ kind, facts }), words },
      ground,
      wait,
    )
  if (!mail || isMailedByItsFeature || category === "security") return
  if (wait) await ground.jobs.enqueue(tx, HELD_QUEUE, { id, userId } satisfies Held, wait)
  else await writeNotice(tx, { userId, kind, facts, category }, owner, ground)
}

interface Noticed {
  readonly userId: UserId
  readonly kind: NotificationKind
  readonly facts: object
  readonly category: OptionalCategory
}

const writeNotice = (
  tx: Tx,
  { userId, kind, facts, category }: Noticed,
  owner: Parameters<typeof queueLetter>[2],
  ground: Ground,
) => {
  const letter = noticeLetter(
    wordsOf({ kind, facts }),
    `${ground.config.publicUrl}${pathOf({ kind, facts })}`,
  )
  return queueLetter(tx, ground, owner, letter, { stop: stopLinks(ground, userId, category) })
}

export const HELD_QUEUE = "notifications-held"
export interface Held {
  readonly id: NotificationId
  readonly userId: UserId
}

/** After quiet hours: what has been read, was in a digest or is not wanted by email any more is not sent. */
export async function sendHeld(tx: Tx, held: Held, ground: Ground, now: Date): Promise<void> {
  const owner = await holdAccount(tx, held.userId)
  const untold = await lockUntold(tx, held.id)
  if (!owner || !untold || !isKnown(untold.kind)) return
  const { userId, kind, facts, category } = untold
  const settings = await settingsOf(tx, userId)
  if (category === "security" || !channelsOf(settings, category).mail) return
  const wait = waitOf(settings, now)
  if (wait) return ground.jobs.enqueue(tx, HELD_QUEUE, held, wait)
  await markMailed(tx, [untold.id], now)
  await writeNotice(tx, { userId, kind, facts, category }, owner, ground)
}

const wordsOf = ({ kind, facts }: { kind: NotificationKind; facts: object }) =>
  (kinds[kind] as Kind<object>).words(facts)

function pathOf({ kind, facts }: { kind: NotificationKind; facts: object }): Path {
  const { path } = kinds[kind] as Kind<object>
  return typeof path === "function" ? path(facts) : path
}

interface Listing {
  readonly category?: NotificationCategory | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

export async function listNotifications(
  tx: Tx,
  userId: UserId,
  { category, cursor, limit }: Listing,
  language: Language,
) {
  const after = cursor === undefined ? undefined : decodeMoment(cursor)
  const found = await selectNewest(tx, userId, { category, after, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    // Of a newer version, perhaps, while processes are replaced one by one: those have words for it.
    items: rows.flatMap(({ kind, facts, ...row }) =>
      isKnown(kind) ? [{ ...row, path: pathOf({ kind, facts }), ...wordsOf({ kind, facts })[language] }] : [],
    ),
    nextCursor: found.length > rows.length && last ? encodeCursor([last.position, last.id]) : null,
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

/** Everybody whose digest is due, one after the other, each in a transaction: what ends half-way goes on with the next. */
export async function sendDigests(db: Db, ground: Ground, now: Date): Promise<void> {
  for (const rhythm of digestRhythms) {
    if (rhythm === "never") continue
    const [since, today] = [dueSince(rhythm, now), dayInJapan(now)]
    const sendNext = () =>
      db.transaction(async (tx) => {
        const userId = await takeDue(tx, rhythm, since, today)
        if (userId) await sendDigest(tx, userId, ground, now)
        return userId !== undefined
      })
    while (await sendNext());
  }
}

async function sendDigest(tx: Tx, userId: UserId, ground: Ground, now: Date): Promise<void> {
  const untold = await selectUntold(tx, userId)
  const told = untold.flatMap(({ kind, facts }) => (isKnown(kind) ? [wordsOf({ kind, facts })] : []))
  const owner = await accountOf(tx, userId)
  if (!owner || told.length === 0) return
  await markMailed(
    tx,
    untold.map(({ id }) => id),
    now,
  )
  const letter = digestLetter(told, `${ground.config.publicUrl}/account/notifications`)
  const wait = waitOf(await settingsOf(tx, userId), now)
  await queueLetter(tx, ground, owner, letter, { stop: stopLinks(ground, userId, "digest"), wait })
}

/** What a link in an email can stop. */
type Stoppable = OptionalCategory | "digest"
const isStoppable = (text: string): text is Stoppable =>
  text === "digest" || (text !== "security" && (notificationCategories as readonly string[]).includes(text))

const PURPOSE = "unsubscribe"
const signedText = (userId: string, what: string) => `${userId} ${what}`

/** For as long as the email is kept: it opens nothing, and only ever stops something. */
function stopLinks({ config, vault }: Ground, userId: UserId, what: Stoppable) {
  const token = `${userId}.${what}.${vault.digest(signedText(userId, what), PURPOSE)}`
  return {
    page: `${config.publicUrl}/email/unsubscribe?token=${token}`,
    oneClick: `${config.publicUrl}/api/v1/notifications/unsubscribe?token=${token}`,
  }
}

export async function stopEmails(
  tx: Tx,
  token: string,
  { vault }: Pick<Ground, "vault">,
  now: Date,
): Promise<void> {
  const [id = "", what = "", signature = ""] = token.split(".")
  const isOurs = vault.digests(signedText(id, what), PURPOSE).some((ours) => isSame(ours, signature))
  if (!isOurs || !isStoppable(what)) throw new ApiError("notification.unsubscribe_invalid")
  const userId = namedId<UserId>(id)
  // Whoever is gone gets no more emails either.
  if (!(await holdAccount(tx, userId))) return
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

function isSame(ours: string, given: string): boolean {
  const [a, b] = [Buffer.from(ours), Buffer.from(given)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
