// What can be reported to the editors. A feature says by a value in its own folder whom a thing of its own belongs to, what an editor
// sees of it, and how it is taken down; who reports and what is asked is the same for all of them.
import { type ComplaintNounName, complaintNouns } from "@shirube/contract/complaint-choices"
import type { Language } from "@shirube/contract/language"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import type { Config } from "./config.ts"
import { gather } from "./gather.ts"
import type { ReviewKind, ShownSubject } from "./review-kinds.ts"
import type { Actor, Visit } from "./session.ts"
import type { Vault } from "./vault.ts"

interface Reader {
  readonly user: Actor
  readonly config: Pick<Config, "demo">
  readonly now: Date
  readonly language: Language
}

/** The editor who decides. */
export interface Deciding {
  readonly editorId: UserId
  readonly visit: Visit
  readonly vault: Vault
}

/** `reasons` and `letter` are the owner's: whoever has reported hears only that somebody has looked. */
export interface ComplaintNoun
  extends Pick<ReviewKind, "queue" | "queueTitle" | "title" | "reasons" | "letter"> {
  readonly noun: ComplaintNounName
  /** What the decisions are called: nothing is wrong, it is taken down until it is mended, or for good. */
  readonly choices: NonNullable<ReviewKind["choices"]>
  /** Undefined where there is none, or none that this reader may see; of nobody (null) where its owner has left. */
  find(tx: Tx, id: string, reader: Reader): Promise<{ readonly ownerId: UserId | null } | undefined>
  show(tx: Tx, id: string): Promise<ShownSubject["facts"]>
  takeDown(tx: Tx, id: string, how: { readonly isForGood: boolean }, by: Deciding): Promise<void>
  /** Whether others see it without its owner's name: then nothing else of theirs may change at the same moment. */
  isWithoutName?(tx: Tx, id: string): Promise<boolean>
  /** Nothing is wrong with it: where it was out of sight until somebody has looked, it is to be seen from now on. */
  clear?(tx: Tx, id: string, by: Deciding): Promise<void>
}

export type ComplaintNouns = Readonly<Record<ComplaintNounName, ComplaintNoun>>

export const gatherComplaintNouns = (parts: readonly Partial<ComplaintNouns>[]): ComplaintNouns =>
  gather(complaintNouns, parts)
