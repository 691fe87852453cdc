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
import type { Farewell, PersonalTable } from "./personal-data.ts"
import type { PublicPageSources } from "./public-pages.ts"
import type { ReviewKind } from "./review-kinds.ts"
import type { SearchSource, SearchSources } from "./search/sources.ts"
import type { Slice } from "./slice.ts"
import type { PersonalLookups, Things } from "./things.ts"

/** What all features declare for others to act on. */
export interface Declared {
  readonly noticeSources: readonly NoticeSource[]
  readonly regularNotices: readonly RegularNotice[]
  readonly searchSources: SearchSources
}
type Job = (parts: JobParts) => AnyJob

export interface Feature {
  readonly routes?: Slice
  /** A kernel has one for what each feature declares. */
  readonly jobs?: readonly Job[] | ((declared: Declared) => readonly Job[])
  readonly filePurposes?: readonly FilePurpose[]
  /** What of its own waits for an editor. */
  readonly reviewKinds?: readonly ReviewKind[]
  /** Nouns of its own that people report. */
  readonly complaintNouns?: Partial<ComplaintNouns>
  readonly subscribers?: readonly Subscriber[] | ((declared: Declared) => readonly Subscriber[])
  /** What it tells people. */
  readonly notices?: Notices
  /** Numbers that it keeps, for the nightly comparison with the truth. */
  readonly counters?: readonly Counter[]
  /** Nouns of its own that people save. */
  readonly things?: Partial<Things>
  /** What of its own can be found. */
  readonly searchSource?: SearchSource
  /** Pages of its own that search engines may list. */
  readonly publicPages?: Partial<PublicPageSources>
  /** What it knows of things for one person. */
  readonly personal?: Partial<PersonalLookups>
  /** What of its own is due for somebody, for their calendar. */
  readonly due?: DueSource
  /** What its tables hold about people. */
  readonly personalTables?: readonly PersonalTable[]
  readonly farewell?: Farewell
  /** How it removes what its farewell has deferred. */
  readonly deferred?: Partial<DeferredRemovers>
  /** Words of its own with their furigana, which members' texts are read by. */
  readonly readings?: OwnReadings
  /** What it adds to a complete account. */
  readonly accountSteps?: Partial<AccountSteps>
}

export const feature = (parts: Feature): Feature => parts
