// What people are told. Every kind of notice is a value in the folder of the feature in which it happens: what it remembers, where
// it leads, and its words, which are made when the notice is read. Notifications reads these values and knows no feature.
import type { Language } from "@shirube/contract/language"
import type { NotificationCategory } from "@shirube/contract/notifications"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"

export interface NoticeText {
  readonly title: string
  readonly text: string
}
export type NoticeWords = Readonly<Record<Language, NoticeText>>
type Path = `/${string}`

/** What notices say about the same noun, loaded once for a whole list of them. */
export interface NoticeLookup<Facts extends object, Found, Id extends string = string> {
  idOf(facts: Facts): Id
  load(tx: Tx, ids: readonly Id[]): Promise<ReadonlyMap<string, Found>>
}

/** A text that programs read. */
interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

interface NoticeReader {
  readonly publicUrl: string
  readonly language: Language
}

interface NoticeSpecification<Facts extends object, Found> {
  /** As it is stored; never changed. */
  readonly name: string
  /** Where several features share a name: the `of` in the facts of this one. */
  readonly of?: string
  readonly category: NotificationCategory
  /** Where there is more about it, without a language prefix. */
  readonly path: Path | ((facts: Facts) => Path)
  /** The feature sends a letter of its own, whatever the settings say. */
  readonly isMailedByItsFeature?: true
  /** Not stored for people who have muted its category: a notice of another kind under the same key takes its place. */
  readonly yieldsWhenMuted?: true
  readonly lookup?: NoticeLookup<Facts, Found>
  words(facts: Facts, found: Found | undefined): NoticeWords
  /** What an email says beyond that. */
  quote?(tx: Tx, facts: Facts): Promise<Readonly<Record<Language, string>> | undefined>
  /** What an email brings along. */
  attach?(tx: Tx, facts: Facts, reader: NoticeReader): Promise<Attachment | undefined>
}

/** One person is told one thing. */
export interface Notice {
  readonly userId: UserId
  readonly kind: string
  readonly facts: object
  /** Once for each person, however often a job is run. */
  readonly key: string
}

export interface NoticeKind<Facts extends object = object, Found = unknown>
  extends Omit<NoticeSpecification<Facts, Found>, "path"> {
  path(facts: Facts): Path
  to(userId: UserId, facts: Facts, key: string): Notice
}

export const noticeKind = <Facts extends object, Found = undefined>({
  path,
  ...kind
}: NoticeSpecification<Facts, Found>): NoticeKind<Facts, Found> => ({
  ...kind,
  path: (facts) => (typeof path === "function" ? path(facts) : path),
  to: (userId, facts, key) => ({ userId, kind: kind.name, facts, key }),
})

interface StoredNotice {
  readonly kind: string
  readonly facts: object
}

export interface NoticeKinds {
  /** Undefined where this version has no words for it: a newer one has stored it. */
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
