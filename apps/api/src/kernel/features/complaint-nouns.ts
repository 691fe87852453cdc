// What can be reported to the editors. A feature contributes, per noun, who owns a subject, what an editor
// sees of it and how it is taken down; the complaint itself is the same for all nouns.
import { type ComplaintNounName, complaintNouns } from "@shirube/vocabulary/editorial/complaints/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { Config } from "../config/config.ts"
import type { Actor, Visit } from "../security/session.ts"
import type { Vault } from "../security/vault.ts"
import { gather } from "./gather.ts"
import type { ReviewKind, ShownSubject } from "./review-kinds.ts"

interface Reader {
  readonly user: Pick<Actor, "id" | "role">
  readonly config: Pick<Config, "demo">
  readonly now: Date
  readonly language: Language
}

/** The editor who decides. */
export interface DecisionContext {
  readonly editorId: UserId
  readonly visit: Visit
  readonly vault: Vault
}

/** `reasons` and `letter` are for the owner; the reporter is only notified that an editor has reviewed it. */
export interface ComplaintNoun
  extends Pick<
    ReviewKind,
    "queue" | "queuePosition" | "queueTitle" | "title" | "reasons" | "letter" | "isReadingRecorded"
  > {
  readonly noun: ComplaintNounName
  /** Labels of the decisions: nothing is wrong, take down until it is corrected, take down for good. */
  readonly choices: NonNullable<ReviewKind["choices"]>
  /**
   * Undefined if it does not exist or this reader may not see it; `ownerId` is null if the owner's account is
   * deleted. `thingId` is what is reviewed if that is a part of it, and replaces the id in the other methods.
   */
  find(
    tx: Tx,
    id: string,
    reader: Reader,
  ): Promise<{ readonly ownerId: UserId | null; readonly thingId?: string } | undefined>
  show(
    tx: Tx,
    id: string,
    report: { readonly isWaiting: boolean; readonly vault: Vault },
  ): Promise<ShownSubject["facts"]>
  /** Its owner may change the text at any time, without a history: a report stores what `show` returns. */
  readonly storesText?: true
  takeDown(tx: Tx, id: string, how: { readonly isForGood: boolean }, by: DecisionContext): Promise<void>
  /**
   * For what everyone can see: it is hidden as soon as an editor decides, and `takeDown` does the rest when the decision can
   * no longer be undone. `show` makes it visible again.
   */
  readonly atOnce?: {
    /** False if it was hidden before. */
    hide(tx: Tx, id: string, how: { readonly isForGood: boolean }, by: DecisionContext): Promise<boolean>
    show(tx: Tx, id: string, by: DecisionContext): Promise<void>
  }
  /** Whether it is anonymous in public: then nothing else of its owner may change at the same moment. */
  isWithoutName?(tx: Tx, id: string): Promise<boolean>
  /** Nothing is wrong with it: if it was hidden until a review, it becomes visible. */
  clear?(tx: Tx, id: string, by: DecisionContext): Promise<void>
}

export type ComplaintNouns = Readonly<Record<ComplaintNounName, ComplaintNoun>>

export const gatherComplaintNouns = (parts: readonly Partial<ComplaintNouns>[]): ComplaintNouns =>
  gather(complaintNouns, parts)
