// What a feature brings: the one value that the list of features names.
import type { AccountSteps } from "./account-steps.ts"
import type { ComplaintNouns } from "./complaint-nouns.ts"
import type { Counter } from "./counters/queries.ts"
import type { DeferredRemovers } from "./deferred-removals.ts"
import type { DueSource } from "./due.ts"
import type { Subscriber } from "./events.ts"
import type { FilePurpose } from "./file-purposes.ts"
import type { OwnReadings } from "./furigana.ts"
import type { AnyJob, JobParts } from "./jobs.ts"
import type { NoticeSource, Notices, RegularNotice } from "./notices/sources.ts"
import type { Farewell, IdentityDigests, PersonalTable } from "./personal-data.ts"
import type { ProfileProofs } from "./profile-proofs.ts"
import type { PublicPageSources } from "./public-pages.ts"
import type { FollowedSubjects, VotedSubjects } from "./reactions.ts"
import type { ReviewKind } from "./review-kinds.ts"
import type { SearchSource, SearchSources } from "./search/sources.ts"
import type { OnRoleChanged, SignUpPart } from "./sign-up-steps.ts"
import type { Slice } from "./slice.ts"
import type { PersonalLookups, Things } from "./things.ts"

/** What all features declare for others to act on. */
export interface Declared {
  readonly noticeSources: readonly NoticeSource[]
  readonly regularNotices: readonly RegularNotice[]
  readonly searchSources: SearchSources
  readonly votedSubjects: VotedSubjects
  readonly followedSubjects: FollowedSubjects
}
/** A kernel derives its own from what all features declare. */
export type Derived<Value> = Value | ((declared: Declared) => Value)
type Job = (parts: JobParts) => AnyJob

export interface Feature {
  readonly routes?: Slice
  readonly jobs?: Derived<readonly Job[]>
  readonly filePurposes?: readonly FilePurpose[]
  /** What of its own waits for an editor. */
  readonly reviewKinds?: readonly ReviewKind[]
  /** Nouns of its own that people report. */
  readonly complaintNouns?: Partial<ComplaintNouns>
  readonly subscribers?: Derived<readonly Subscriber[]>
  /** What it tells people. */
  readonly notices?: Notices
  /** Numbers that it keeps, for the nightly comparison with the truth. */
  readonly counters?: readonly Counter[]
  /** Nouns of its own that people save. */
  readonly things?: Partial<Things>
  /** What of its own can be found. */
  readonly searchSource?: SearchSource
  /** Nouns of its own that readers vote for. */
  readonly votedSubjects?: Partial<VotedSubjects>
  /** Nouns of its own that readers follow. */
  readonly followedSubjects?: Partial<FollowedSubjects>
  /** Pages of its own that search engines may list. */
  readonly publicPages?: Partial<PublicPageSources>
  /** What it knows of things for one person. */
  readonly personal?: Derived<Partial<PersonalLookups>>
  /** What of its own is due for somebody, for their calendar. */
  readonly due?: DueSource
  /** What its tables hold about people. */
  readonly personalTables?: readonly PersonalTable[]
  readonly farewell?: Farewell
  readonly identityDigests?: IdentityDigests
  /** How it removes what its farewell has deferred. */
  readonly deferred?: Derived<Partial<DeferredRemovers>>
  /** Words of its own with their furigana, which members' texts are read by. */
  readonly readings?: OwnReadings
  /** Steps of sign-up that are its own. */
  readonly signUpPart?: SignUpPart
  readonly onRoleChanged?: OnRoleChanged
  /** What a change of the profile would end; of one feature. */
  readonly profileProofs?: ProfileProofs
  /** What it adds to a complete account. */
  readonly accountSteps?: Partial<AccountSteps>
}

export const feature = (parts: Feature): Feature => parts
