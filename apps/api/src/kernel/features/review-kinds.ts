// What editors review. A feature with submissions describes them in its own folder: what an editor sees, the
// reasons to choose from, and the effects of a decision. The shared queue uses these values and imports no
// feature.

import type { ReviewOutcome, reviewFileTypes } from "@shirube/contract/editorial/review/routes"
import type { ChosenSuspension } from "@shirube/vocabulary/editorial/suspensions/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { EditorRole } from "@shirube/vocabulary/product"
import type { Tx } from "#api/kernel/db/client"
import type { ReviewId, UserId } from "#api/kernel/db/ids"
import type { Config } from "../config/config.ts"
import { type EventType, event } from "../events/events.ts"
import type { Jobs } from "../jobs/jobs.ts"
import type { Letter } from "../mail/letters.ts"
import type { OnVerificationEnded } from "../process/verification-endings.ts"
import type { Visit } from "../security/session.ts"
import type { Vault } from "../security/vault.ts"
import type { StoredFile } from "../storage/file-answer.ts"
import type { Storage } from "../storage/store.ts"
import type { FilePurpose } from "./file-purposes.ts"
import type { WritingNoun } from "./writing-nouns.ts"

type Words = Readonly<Record<Language, string>>

interface Deps {
  readonly vault: Vault
  readonly jobs: Jobs
  readonly config: Config
  readonly storage: Storage
  readonly filePurposes: readonly FilePurpose[]
  readonly onVerificationEnded: readonly OnVerificationEnded[]
  readonly writingNouns: readonly WritingNoun[]
}

export interface ReviewSubject {
  readonly subjectId: string
  /** Null if the author's account was deleted before someone else submitted it. */
  readonly applicantId: UserId | null
}

/** Submitted by the applicants themselves: their reviews are deleted with their account. */
export interface OwnSubject extends ReviewSubject {
  readonly applicantId: UserId
}

interface Decided {
  readonly reviewId: ReviewId
  readonly outcome: ReviewOutcome
  readonly decidedBy: UserId
  /** The approved ones of the shown `parts`; undefined: all of them. */
  readonly parts?: readonly string[]
  /** What the editor typed, for a kind with `naming`. */
  readonly name?: string
  /** It was about a change of something approved before. */
  readonly isChange?: true
}

export type SubjectDecision = ReviewSubject & Decided & { readonly suspension?: ChosenSuspension }

/** Emitted when an editor has decided. Notifications and other features subscribe to the kind's event. */
export type ReviewDecided = OwnSubject & Decided

export interface ShownSubject {
  readonly facts: readonly {
    readonly label: Words
    readonly text: string | Words
    /** The page with more details, without a language prefix. */
    readonly path?: `/${string}`
  }[]
  readonly files: readonly {
    readonly name: string
    readonly contentType: (typeof reviewFileTypes)[number]
    readonly bytes: number
  }[]
  /** Parts that can be approved separately; undefined: all or nothing. */
  readonly parts?: readonly { readonly key: string; readonly label: Words }[]
  /** Default of `naming`. */
  readonly suggestedName?: Words
}

/** A prepared reason. The applicant reads it in their own language. */
export interface Reason {
  readonly key: string
  readonly outcome: Exclude<ReviewOutcome, "approved">
  readonly text: Words
}

export interface ReviewKind {
  readonly name: string
  /** Which editors see and decide it. */
  readonly editorRole: EditorRole
  /** The last part of its URL, `/editors/<queue>`. */
  readonly queue: string
  /** The order of the queues in the editors' area. */
  readonly queuePosition: number
  readonly title: Words
  /** For a queue shared by several kinds, which all declare the same title. */
  readonly queueTitle?: Words
  readonly reasons: readonly Reason[]
  /** Labels of the three decisions, if they are not approving, returning and declining. */
  readonly choices?: Readonly<Record<ReviewOutcome, Words>>
  /** Approving requires a name, which the editor types. */
  readonly naming?: { readonly label: Words; readonly help: Words }
  /** The possible decisions; all three by default. */
  readonly outcomes?: readonly ReviewOutcome[]
  /** The decision may also suspend the person concerned: `decided` receives the choice. */
  readonly maySuspend?: true
  /** Its mail is also sent to suspended people, who get no other mail from editors. */
  readonly isAboutSuspension?: true
  /** Submitted by someone else: the applicant is notified only if a decision has consequences for them. */
  readonly isConfidential?: true
  /** Private texts of other people: the audit log names every editor who has read them. */
  readonly isReadingRecorded?: true
  /** Called before and after the decision, when less may be left to show. */
  show(tx: Tx, deps: Deps, subject: ReviewSubject): Promise<ShownSubject>
  /** Undefined if there is no such file. Every editor who may see the review may open it. */
  openFile?(tx: Tx, deps: Deps, subject: ReviewSubject, name: string): Promise<StoredFile | undefined>
  /**
   * Whether it is a change of something approved before: notice and mail are then about the change. Called
   * before `decided`.
   */
  isChange?(tx: Tx, subject: ReviewSubject): Promise<boolean>
  /**
   * What protects others and therefore does not wait until the decision can no longer be undone. `decided` follows then,
   * and `undo` puts everything back if the editor has undone the decision.
   */
  readonly atOnce?: {
    /** True if it has hidden the subject. */
    apply(tx: Tx, deps: Deps, decision: SubjectDecision, visit: Visit): Promise<boolean>
    undo(
      tx: Tx,
      deps: Deps,
      decision: SubjectDecision & { readonly hasHidden: boolean },
      visit: Visit,
    ): Promise<void>
  }
  /** The effects, once the decision can no longer be undone. Run and rolled back before, to report what prevents them. */
  decided(tx: Tx, deps: Deps, decision: SubjectDecision, visit: Visit): Promise<void>
  readonly event: EventType<ReviewDecided>
  /** The mail to the applicant; null if there is nothing to tell. `reason` is null only for an approval. */
  letter(outcome: ReviewOutcome, reason: Words | null, publicUrl: string, isChange: boolean): Letter | null
}

export const reviewKind = (kind: ReviewKind): ReviewKind => kind

/** `name` as in `verification.decided`; `changes` are the tags of what changes for the applicant. */
export const decidedEvent = (name: string, changes: readonly string[]) =>
  event<ReviewDecided>(name, {
    changes: () => changes,
    audience: ({ applicantId }) => [applicantId],
  })
