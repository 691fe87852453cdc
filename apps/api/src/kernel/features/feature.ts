// What a feature contributes: the one value that the list of features names.

import type { Subscriber } from "../events/events.ts"
import type { DailyFigures } from "../figures/daily-figures.ts"
import type { Slice } from "../http/slice.ts"
import type { Counter } from "../jobs/counters/queries.ts"
import type { AnyJob, JobParts } from "../jobs/jobs.ts"
import type { NoticeSource, Notices, RegularNotice } from "../notices/sources.ts"
import type { OnVerificationEnded } from "../process/verification-endings.ts"
import type { SearchSource, SearchSources } from "../search/sources.ts"
import type { OwnReadings } from "../text/own-readings.ts"
import type { AccountBars } from "./accounts/bars.ts"
import type { AccountSteps } from "./accounts/steps.ts"
import type { AuditTexts } from "./audit-texts.ts"
import type { ComplaintNouns } from "./complaint-nouns.ts"
import type { DeferredRemovers } from "./deferred-removals.ts"
import type { DueSource, DueTick } from "./due.ts"
import type { FilePurpose } from "./file-purposes.ts"
import type { MemberOverview } from "./people/member-overviews.ts"
import type { PersonPages } from "./people/person-pages.ts"
import type { IdentityDigests, OnAccountDeleted, PersonalTable } from "./personal-data.ts"
import type { PersonalLookups } from "./personal-facts.ts"
import type { ProfileProofs } from "./profile-proofs.ts"
import type { PublicPageSources } from "./public-pages.ts"
import type { FollowedSubjects, VotedSubjects } from "./reactions.ts"
import type { ReviewKind } from "./review-kinds.ts"
import type { OnNewcomerAgreed, OnRoleChanged, SignUpPart } from "./sign-up-steps.ts"
import type { SubjectLookups } from "./subjects.ts"
import type { TodayLookups } from "./today.ts"
import type { WritingNoun } from "./writing-nouns.ts"

/** Declarations of all features, for other features to use. */
export interface Declared {
  readonly noticeSources: readonly NoticeSource[]
  readonly regularNotices: readonly RegularNotice[]
  readonly searchSources: SearchSources
  readonly votedSubjects: VotedSubjects
  readonly followedSubjects: FollowedSubjects
  readonly dailyFigures: readonly DailyFigures[]
}
/** A feature can derive a part from the declarations of all features. */
export type Derived<Value> = Value | ((declared: Declared) => Value)
/** Decisions take effect in a job, which needs the kinds of all features. */
type Job = (parts: JobParts, reviewKinds: readonly ReviewKind[]) => AnyJob

export interface Feature {
  readonly routes?: Slice
  readonly jobs?: Derived<readonly Job[]>
  readonly filePurposes?: readonly FilePurpose[]
  /** Its kinds of submissions for the editors. */
  readonly reviewKinds?: readonly ReviewKind[]
  /** Its nouns that editors write. */
  readonly writingNouns?: readonly WritingNoun[]
  /** What editors see of its items by one member. */
  readonly memberOverviews?: readonly MemberOverview[]
  /** Its nouns that can be reported. */
  readonly complaintNouns?: Partial<ComplaintNouns>
  readonly subscribers?: Derived<readonly Subscriber[]>
  /** Its notifications. */
  readonly notices?: Notices
  /** Its stored counts, for the nightly reconciliation. */
  readonly counters?: readonly Counter[]
  /** Its nouns that can be saved. */
  readonly subjects?: Partial<SubjectLookups>
  /** Its search documents. */
  readonly searchSource?: SearchSource
  /** Its nouns that can be voted for. */
  readonly votedSubjects?: Partial<VotedSubjects>
  /** Its nouns that can be followed. */
  readonly followedSubjects?: Partial<FollowedSubjects>
  /** Its pages that search engines may list. */
  readonly publicPages?: Partial<PublicPageSources>
  /** Its lookups of one member's data about items. */
  readonly personal?: Derived<Partial<PersonalLookups>>
  /** Its due items for a member's calendar. */
  readonly due?: DueSource
  /** Its due items that can be marked as done. */
  readonly dueTick?: DueTick
  /** Its parts of what a member sees as today's. */
  readonly today?: Partial<TodayLookups>
  /** What it records in the audit log. */
  readonly auditEvents?: AuditTexts
  /** Its counts for the editors. */
  readonly dailyFigures?: readonly DailyFigures[]
  /** Its tables with personal data. */
  readonly personalTables?: readonly PersonalTable[]
  readonly onAccountDeleted?: OnAccountDeleted
  readonly identityDigests?: IdentityDigests
  /** Addresses that cannot open an account for a time; exactly one feature has it. */
  readonly accountBars?: AccountBars
  /** Removes the items that its `onAccountDeleted` has deferred. */
  readonly deferred?: Derived<Partial<DeferredRemovers>>
  /** Its words with furigana, used to annotate members' posts. */
  readonly readings?: OwnReadings
  /** Its steps of sign-up. */
  readonly signUpPart?: SignUpPart
  /** Exactly one feature has it. */
  readonly onNewcomerAgreed?: OnNewcomerAgreed
  readonly onRoleChanged?: OnRoleChanged
  /** What a change of the profile would end; exactly one feature has it. */
  readonly profileProofs?: ProfileProofs
  /** The public pages that people have; exactly one feature has it. */
  readonly personPages?: PersonPages
  readonly onVerificationEnded?: OnVerificationEnded
  /** Its steps of a complete account. */
  readonly accountSteps?: Partial<AccountSteps>
}

export const feature = (parts: Feature): Feature => parts
