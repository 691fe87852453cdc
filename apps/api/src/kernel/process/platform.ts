// The dependencies of every feature, created once at the start.
import type { Database, Db } from "#api/kernel/db/client"
import type { Config } from "../config/config.ts"
import { dropOnChange, type Events, type Subscriber, startEvents } from "../events/events.ts"
import { createOpenStreams, type OpenStreams } from "../events/open-streams.ts"
import type { AccountBars } from "../features/accounts/bars.ts"
import type { AccountSteps } from "../features/accounts/steps.ts"
import type { AuditWords } from "../features/audit-texts.ts"
import type { ComplaintNouns } from "../features/complaint-nouns.ts"
import type { DeferredRemovers } from "../features/deferred-removals.ts"
import type { DueSource, DueTick } from "../features/due.ts"
import type { FilePurpose } from "../features/file-purposes.ts"
import type { MemberOverview } from "../features/people/member-overviews.ts"
import type { PersonPages } from "../features/people/person-pages.ts"
import type { IdentityDigests, OnAccountDeleted, PersonalTable } from "../features/personal-data.ts"
import type { PersonalLookups } from "../features/personal-facts.ts"
import type { ProfileProofs } from "../features/profile-proofs.ts"
import type { PublicPageSources } from "../features/public-pages.ts"
import type { FollowedSubjects, VotedSubjects } from "../features/reactions.ts"
import type { ReviewKind } from "../features/review-kinds.ts"
import type { OnNewcomerAgreed, OnRoleChanged, SignUpPart } from "../features/sign-up-steps.ts"
import type { SubjectLookups } from "../features/subjects.ts"
import type { TodayLookups } from "../features/today.ts"
import type { WritingNoun } from "../features/writing-nouns.ts"
import { createTally, type Tally } from "../figures/tally.ts"
import { type Answers, createAnswers, uncachedAnswers } from "../http/answers.ts"
import { type AnyJob, type JobParts, type Jobs, startJobs } from "../jobs/jobs.ts"
import { createLimits, type Limits } from "../limits/limits.ts"
import type { NoticeKinds } from "../notices/kinds.ts"
import { createPrinting, type Printing } from "../printing/printing.ts"
import { ensurePushKey } from "../push/key.ts"
import type { SearchSources } from "../search/sources.ts"
import { createMemberCache, type MemberCache, noMemberCache } from "../security/member-cache.ts"
import { createOpenId, type OpenId } from "../security/openid.ts"
import { type AccessTokens, createAccessTokens } from "../security/session.ts"
import { createVault, type Vault } from "../security/vault.ts"
import { createStorage } from "../storage/storage.ts"
import type { Storage } from "../storage/store.ts"
import type { Dictionary } from "../text/furigana/dictionary.ts"
import { createFurigana, type Furigana } from "../text/furigana.ts"
import { keptReadings, type OwnReadings } from "../text/own-readings.ts"
import { createTranslation, type Translation } from "../text/translation.ts"
import type { Clock } from "./clock.ts"
import { createCollector } from "./collector.ts"
import { createFaults, type Faults } from "./faults.ts"
import { createHealth, type Health } from "./health.ts"
import type { Log } from "./log.ts"
import { createMetrics, type Metrics } from "./metrics.ts"
import { stopSequentially } from "./stopping.ts"
import type { OnVerificationEnded } from "./verification-endings.ts"

export interface Platform {
  readonly config: Config
  readonly database: Database
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly jobs: Jobs
  readonly events: Events
  /** Answers of `shared` routes. */
  readonly answers: Answers
  /** Of signed-in members. */
  readonly members: MemberCache
  readonly limits: Limits
  /** What readers do, counted without persons. */
  readonly tally: Tally
  readonly health: Health
  readonly openStreams: OpenStreams
  readonly metrics: Metrics
  /** Receives unexpected errors. */
  readonly faults: Faults
  readonly storage: Storage
  readonly furigana: Furigana
  readonly translation: Translation
  readonly printing: Printing
  readonly filePurposes: readonly FilePurpose[]
  readonly reviewKinds: readonly ReviewKind[]
  readonly writingNouns: readonly WritingNoun[]
  readonly memberOverviews: readonly MemberOverview[]
  readonly complaintNouns: ComplaintNouns
  readonly noticeKinds: NoticeKinds
  readonly searchSources: SearchSources
  readonly votedSubjects: VotedSubjects
  readonly followedSubjects: FollowedSubjects
  readonly accessTokens: AccessTokens
  readonly vault: Vault
  readonly openId: OpenId
  readonly subjects: SubjectLookups
  readonly personal: PersonalLookups
  readonly publicPages: PublicPageSources
  readonly dueSources: readonly DueSource[]
  readonly dueTicks: readonly DueTick[]
  readonly today: TodayLookups
  readonly accountSteps: AccountSteps
  readonly auditTexts: ReadonlyMap<string, AuditWords>
  readonly personalTables: readonly PersonalTable[]
  readonly accountDeletionHooks: readonly OnAccountDeleted[]
  readonly identityDigests: readonly IdentityDigests[]
  readonly accountBars: AccountBars
  readonly signUpParts: readonly SignUpPart[]
  readonly onNewcomerAgreed: OnNewcomerAgreed
  readonly onRoleChanged: readonly OnRoleChanged[]
  readonly personPages: PersonPages
  readonly profileProofs: ProfileProofs
  readonly onVerificationEnded: readonly OnVerificationEnded[]
  readonly deferred: DeferredRemovers
  /** Checks outgoing bodies against the contract; off in production, because the tests have done it. */
  readonly checkResponses: boolean
  stop(): Promise<void>
}

/** What the features contribute beside their routes. */
export interface Contributions {
  readonly jobs: (parts: JobParts, reviewKinds: readonly ReviewKind[]) => readonly AnyJob[]
  readonly subscribers: readonly Subscriber[]
  readonly subjects: SubjectLookups
  readonly personal: PersonalLookups
  readonly publicPages: PublicPageSources
  readonly dueSources: readonly DueSource[]
  readonly dueTicks: readonly DueTick[]
  readonly today: TodayLookups
  readonly accountSteps: AccountSteps
  readonly auditTexts: ReadonlyMap<string, AuditWords>
  readonly personalTables: readonly PersonalTable[]
  readonly accountDeletionHooks: readonly OnAccountDeleted[]
  readonly identityDigests: readonly IdentityDigests[]
  readonly accountBars: AccountBars
  readonly signUpParts: readonly SignUpPart[]
  readonly onNewcomerAgreed: OnNewcomerAgreed
  readonly onRoleChanged: readonly OnRoleChanged[]
  readonly personPages: PersonPages
  readonly profileProofs: ProfileProofs
  readonly onVerificationEnded: readonly OnVerificationEnded[]
  readonly deferred: DeferredRemovers
  readonly filePurposes: readonly FilePurpose[]
  readonly reviewKinds: readonly ReviewKind[]
  readonly writingNouns: readonly WritingNoun[]
  readonly memberOverviews: readonly MemberOverview[]
  readonly complaintNouns: ComplaintNouns
  readonly noticeKinds: NoticeKinds
  readonly searchSources: SearchSources
  readonly votedSubjects: VotedSubjects
  readonly followedSubjects: FollowedSubjects
  readonly readings: readonly OwnReadings[]
}

export interface PlatformParts {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly checkResponses: boolean
  readonly contributions: Contributions
  /**
   * Answers of `shared` routes are made once and stored, and what nearly every call of a member needs is kept.
   * Turn it off where data changes without events.
   */
  readonly storesAnswers: boolean
  /** For tests, which share one: it takes most of a second to load. */
  readonly dictionary?: Dictionary
}

export async function startPlatform(parts: PlatformParts): Promise<Platform> {
  const { config, database, clock, log, contributions } = parts
  const vault = createVault(config.encryptionKeys)
  const metrics = createMetrics()
  const collector =
    config.errorCollector &&
    createCollector({ address: config.errorCollector, log, metrics, now: () => clock.now() })
  await database.patient.transaction((tx) => ensurePushKey(tx, vault, log))
  const jobs = await startJobs(database, log, vault)
  const storage = await createStorage(config.files)
  const readings = keptReadings(contributions.readings, database.db.autocommit, parts.storesAnswers)
  const furigana = createFurigana({ log, ownReadings: readings.load, dictionary: parts.dictionary })
  const translation = createTranslation({ address: config.translation, log, now: () => clock.now() })
  const printing = createPrinting({ log })
  const { filePurposes, personalTables, accountDeletionHooks, identityDigests, deferred, noticeKinds } =
    contributions
  const { accountBars, onVerificationEnded, writingNouns } = contributions
  const jobDeps = {
    config,
    clock,
    jobs,
    log,
    storage,
    furigana,
    translation,
    filePurposes,
    personalTables,
    accountDeletionHooks,
    identityDigests,
    accountBars,
    onVerificationEnded,
    deferred,
    noticeKinds,
    writingNouns,
    metrics,
    vault,
  }
  await jobs.work(contributions.jobs({ db: database.patient, ...jobDeps }, contributions.reviewKinds))
  const events = await startEvents(database, jobs, contributions.subscribers, log)
  readings.dropOnChange(events)
  const tally = createTally({ db: database.patient, clock })
  const members = parts.storesAnswers ? await createMemberCache(database) : noMemberCache
  return {
    config,
    database,
    db: database.db,
    clock,
    log,
    jobs,
    events,
    answers: storedUntilChanged(events, parts.storesAnswers),
    members,
    limits: createLimits(database, vault),
    tally,
    health: createHealth(database.db, jobs),
    openStreams: createOpenStreams(),
    metrics,
    faults: createFaults({ log, metrics, collector }),
    storage,
    furigana,
    translation,
    printing,
    filePurposes,
    personalTables,
    accountDeletionHooks,
    identityDigests,
    accountBars,
    onVerificationEnded,
    deferred,
    noticeKinds,
    searchSources: contributions.searchSources,
    signUpParts: contributions.signUpParts,
    onNewcomerAgreed: contributions.onNewcomerAgreed,
    onRoleChanged: contributions.onRoleChanged,
    personPages: contributions.personPages,
    profileProofs: contributions.profileProofs,
    votedSubjects: contributions.votedSubjects,
    followedSubjects: contributions.followedSubjects,
    reviewKinds: contributions.reviewKinds,
    writingNouns,
    memberOverviews: contributions.memberOverviews,
    complaintNouns: contributions.complaintNouns,
    accessTokens: createAccessTokens(config.accessTokenSecrets, clock),
    vault,
    openId: createOpenId(config.providers, log),
    subjects: contributions.subjects,
    personal: contributions.personal,
    publicPages: contributions.publicPages,
    dueSources: contributions.dueSources,
    dueTicks: contributions.dueTicks,
    today: contributions.today,
    accountSteps: contributions.accountSteps,
    auditTexts: contributions.auditTexts,
    checkResponses: parts.checkResponses,
    stop: () =>
      stopSequentially(log, [
        { what: "the counts", withinMs: 3_000, stop: () => tally.stop() },
        { what: "live updates", withinMs: 3_000, stop: () => events.close() },
        { what: "the members' cache", withinMs: 3_000, stop: () => members.close() },
        { what: "jobs", withinMs: 8_000, stop: () => jobs.stop() },
        { what: "the dictionary", withinMs: 3_000, stop: () => furigana.close() },
        { what: "printing", withinMs: 3_000, stop: () => printing.close() },
        { what: "the error collector", withinMs: 3_000, stop: async () => collector?.close() },
        { what: "the database", withinMs: 3_000, stop: () => database.close() },
      ]),
  }
}

/** Registered first: pages are made of answers, so answers must be dropped before any other listener runs. */
function storedUntilChanged(events: Events, isOn: boolean): Answers {
  if (!isOn) return uncachedAnswers
  const answers = createAnswers()
  dropOnChange(events, answers)
  return answers
}
