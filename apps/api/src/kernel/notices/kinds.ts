// Notifications to members. Every kind is a value in the folder of its feature: the facts it stores, the page
// it links to, and its text, which is generated when the notification is read. The notifications feature uses
// these values and imports no other feature.

import type { NotificationCategory } from "@shirube/contract/people/notifications/routes"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { Config } from "../config/config.ts"
import type { LetterItem } from "../mail/letter-text.ts"

export interface NoticeText {
  readonly title: string
  readonly text: string
}
export type NoticeWords = Readonly<Record<Language, NoticeText>>
type Path = `/${string}`

/** Data for the texts of a whole list of notices, loaded with one query. */
export interface NoticeLookup<Facts extends object, Data, Id extends string = string> {
  idOf(facts: Facts): Id
  load(tx: Tx, ids: readonly Id[]): Promise<ReadonlyMap<string, Data>>
}

/** A text attachment, such as a calendar file. */
interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

interface NoticeReader {
  readonly publicUrl: string
  readonly language: Language
}

interface NoticeRecipient {
  readonly userId: UserId
  readonly config: Pick<Config, "demo" | "publicUrl">
  readonly now: Date
}

/** Items with links, below the text of the email. */
export type NoticeLinks = Readonly<
  Record<Language, { readonly lead: string; readonly items: readonly LetterItem[] }>
>

interface NoticeSpecification<Facts extends object, Data> {
  /** As stored; never changes. */
  readonly name: string
  /** For a name shared by several features: the `of` in this feature's facts. */
  readonly of?: string
  readonly category: NotificationCategory
  /** The page it links to, without a language prefix. */
  readonly path: Path | ((facts: Facts) => Path)
  /** The feature sends its own mail, whatever the settings say. */
  readonly isMailedByItsFeature?: true
  /**
   * Not stored for members who have muted its category: a notice of another kind with the same key can then
   * take its place.
   */
  readonly yieldsWhenMuted?: true
  /**
   * One notice for each key: while it is unread, others with the same key are not sent; once it was read, or a day
   * later, it becomes new again.
   */
  readonly isRenewed?: true
  readonly lookup?: NoticeLookup<Facts, Data>
  words(facts: Facts, found: Data | undefined): NoticeWords
  /** Additional text for the email. */
  quote?(tx: Tx, facts: Facts): Promise<Readonly<Record<Language, string>> | undefined>
  /** Only in the email; on the site the page it links to has them. */
  links?(tx: Tx, facts: Facts, recipient: NoticeRecipient): Promise<NoticeLinks | undefined>
  /** Attachment of the email. */
  attach?(tx: Tx, facts: Facts, reader: NoticeReader): Promise<Attachment | undefined>
}

/** A notice to one member. */
export interface Notice {
  readonly userId: UserId
  readonly kind: string
  readonly facts: object
  /** Idempotency key: one notice per member, however often a job runs. */
  readonly key: string
}

export interface NoticeKind<Facts extends object = object, Data = unknown>
  extends Omit<NoticeSpecification<Facts, Data>, "path"> {
  path(facts: Facts): Path
  to(userId: UserId, facts: Facts, key: string): Notice
}

export const noticeKind = <Facts extends object, Data = undefined>({
  path,
  ...kind
}: NoticeSpecification<Facts, Data>): NoticeKind<Facts, Data> => ({
  ...kind,
  path: (facts) => (typeof path === "function" ? path(facts) : path),
  to: (userId, facts, key) => ({ userId, kind: kind.name, facts, key }),
})

interface StoredNotice {
  readonly kind: string
  readonly facts: object
}

export interface NoticeKinds {
  /** Undefined if this version has no text for it: it was stored by a newer version. */
  of(notice: StoredNotice): NoticeKind | undefined
}

export function gatherNoticeKinds(kinds: readonly NoticeKind[]): NoticeKinds {
  const byKey = new Map<string, NoticeKind>()
  for (const kind of kinds) {
    const key = keyOf(kind.name, kind.of)
    if (byKey.has(key)) throw new Error(`two kinds of notices are called ${key}`)
    byKey.set(key, kind)
  }
  return {
    of: ({ kind, facts }) =>
      byKey.get(keyOf(kind, "of" in facts ? String(facts.of) : undefined)) ?? byKey.get(keyOf(kind)),
  }
}

const keyOf = (name: string, of?: string) => (of === undefined ? name : `${name} ${of}`)
