// What waits for an editor. A feature that has something to be decided says so by a value in its own folder: what an editor sees of
// it, the reasons to choose from, and what a decision brings about. The one queue reads them and knows no feature.
import type { Language } from "@shirube/contract/language"
import type { ReviewOutcome, reviewFileTypes } from "@shirube/contract/review"
import type { SuspensionLength, SuspensionReason } from "@shirube/contract/suspension-choices"
import type { Tx } from "#api/db/client"
import type { ReviewId, UserId } from "#api/db/ids"
import type { Config } from "./config.ts"
import { type EventType, event } from "./events.ts"
import type { StoredFile } from "./file-answer.ts"
import type { FilePurpose } from "./file-purposes.ts"
import type { Jobs } from "./jobs.ts"
import type { Letter } from "./letters.ts"
import type { Visit } from "./session.ts"
import type { Storage } from "./storage/store.ts"
import type { Vault } from "./vault.ts"
import type { OnVerificationEnded } from "./verification-endings.ts"

type Words = Readonly<Record<Language, string>>

interface Deps {
  readonly vault: Vault
  readonly jobs: Jobs
  readonly config: Config
  readonly storage: Storage
  readonly filePurposes: readonly FilePurpose[]
  readonly onVerificationEnded: readonly OnVerificationEnded[]
}

export interface ReviewSubject {
  readonly subjectId: string
  /** Null where somebody wrote it who had left before others sent it in. */
  readonly applicantId: UserId | null
}

/** Sent in by the applicants themselves, who are there for certain: their reviews go with them. */
export interface OwnSubject extends ReviewSubject {
  readonly applicantId: UserId
}

interface Decided {
  readonly reviewId: ReviewId
  readonly outcome: ReviewOutcome
  readonly decidedBy: UserId
  /** Which of the `parts` that were shown; none named: all of them. */
  readonly parts?: readonly string[]
  /** What the editor has typed, where the kind has a `naming`. */
  readonly name?: string
  /** It was about a change of something that had been approved before. */
  readonly isChange?: true
}

/** What an editor adds to a decision against somebody. */
export interface ChosenSuspension {
  readonly length: SuspensionLength
  readonly reason: SuspensionReason
  /** The editor's own words to the person. */
  readonly words: string | null
  readonly hidesPosts: boolean
}

/** What happens when an editor has decided. Notifications and whoever else wants to know subscribe to the kind's event. */
export type ReviewDecided = OwnSubject & Decided

export interface ShownSubject {
  readonly facts: readonly {
    readonly label: Words
    readonly text: string | Words
    /** Where there is more to see, without a language prefix. */
    readonly path?: `/${string}`
  }[]
  readonly files: readonly {
    readonly name: string
    readonly contentType: (typeof reviewFileTypes)[number]
    readonly bytes: number
  }[]
  /** What of it can be approved by itself; all or nothing where none is named. */
  readonly parts?: readonly { readonly key: string; readonly label: Words }[]
  /** What `naming` starts with. */
  readonly suggestedName?: Words
}

/** A sentence to choose. The applicant reads it in their own language. */
export interface Reason {
  readonly key: string
  readonly outcome: Exclude<ReviewOutcome, "approved">
  readonly text: Words
}

export interface ReviewKind {
  readonly name: string
  /** The last part of its address, `/editors/<queue>`. */
  readonly queue: string
  readonly title: Words
  /** Where things of several kinds wait in it; they all say the same. */
  readonly queueTitle?: Words
  readonly reasons: readonly Reason[]
  /** What the three decisions are called, where approving, sending back and declining is not what they are. */
  readonly choices?: Readonly<Record<ReviewOutcome, Words>>
  /** Approving it gives something a name, which the editor types. */
  readonly naming?: { readonly label: Words; readonly help: Words }
  /** Which decisions there are; all three, unless named. */
  readonly outcomes?: readonly ReviewOutcome[]
  /** Whoever it is about may be suspended by the same decision: `decided` is given what was chosen. */
  readonly maySuspend?: true
  /** Its letter is also sent to people who are suspended, who get no others from editors. */
  readonly isAboutSuspension?: true
  /** Somebody else sends it in: the applicant learns of it only where a decision has consequences for them. */
  readonly isConfidential?: true
  /** Asked before the decision and after it, when less may be left to see. */
  show(tx: Tx, deps: Deps, subject: ReviewSubject): Promise<ShownSubject>
  /** Undefined where there is none of that name. Whoever may see the review may see it. */
  openFile?(tx: Tx, deps: Deps, subject: ReviewSubject, name: string): Promise<StoredFile | undefined>
  /** Whether it is a change of something that was approved before: notice and letter are about the change then. Asked before `decided`. */
  isChange?(tx: Tx, subject: ReviewSubject): Promise<boolean>
  /** What follows, in the transaction of the decision. */
  decided(
    tx: Tx,
    deps: Deps,
    decision: ReviewSubject & Decided & { readonly suspension?: ChosenSuspension },
    visit: Visit,
  ): Promise<void>
  readonly event: EventType<ReviewDecided>
  /** To the applicant, or null where there is nothing to tell them. `reason` is null only where it was approved. */
  letter(outcome: ReviewOutcome, reason: Words | null, publicUrl: string, isChange: boolean): Letter | null
}

export const reviewKind = (kind: ReviewKind): ReviewKind => kind

/** `name` as in `verification.decided`; `changes` are tags of what the applicant then sees otherwise. */
export const decidedEvent = (name: string, changes: readonly string[]) =>
  event<ReviewDecided>(name, {
    changes: () => changes,
    audience: ({ applicantId }) => [applicantId],
  })
