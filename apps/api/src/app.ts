// Combines the features: their routes in one handler, everything else in one value.
import { features } from "./features.gen.ts"
import { gatherAccountSteps } from "./kernel/features/accounts/steps.ts"
import { gatherAuditTexts } from "./kernel/features/audit-texts.ts"
import { gatherComplaintNouns } from "./kernel/features/complaint-nouns.ts"
import { gatherRemovers } from "./kernel/features/deferred-removals.ts"
import type { Declared, Derived } from "./kernel/features/feature.ts"
import { gather } from "./kernel/features/gather.ts"
import { platformTables } from "./kernel/features/personal-data.ts"
import { gatherLookups } from "./kernel/features/personal-facts.ts"
import { gatherPublicPages } from "./kernel/features/public-pages.ts"
import { gatherFollowedSubjects, gatherVotedSubjects } from "./kernel/features/reactions.ts"
import { gatherSignUpParts } from "./kernel/features/sign-up-steps.ts"
import { gatherSubjectLookups } from "./kernel/features/subjects.ts"
import { gatherTodayLookups } from "./kernel/features/today.ts"
import { type Api, createHttp } from "./kernel/http/http.ts"
import { type StoredAnswers, storedAnswersOf } from "./kernel/http/stored-answers.ts"
import { reconcileCounters } from "./kernel/jobs/counters/reconcile.ts"
import { maintenanceJobs } from "./kernel/jobs/maintenance.ts"
import { mailJob } from "./kernel/mail/mail.ts"
import { gatherNoticeKinds } from "./kernel/notices/kinds.ts"
import type { Contributions, Platform } from "./kernel/process/platform.ts"
import { gatherSearchSources } from "./kernel/search/sources.ts"

export type { Api, StoredAnswers }

export const slices = features.flatMap(({ routes = [] }) => routes)
const notices = features.flatMap((feature) => feature.notices ?? [])
const declared: Declared = {
  noticeSources: notices.flatMap(({ on = [] }) => on),
  regularNotices: notices.flatMap(({ regular = [] }) => regular),
  searchSources: gatherSearchSources(features.flatMap(({ searchSource }) => searchSource ?? [])),
  votedSubjects: gatherVotedSubjects(features.map(({ votedSubjects = {} }) => votedSubjects)),
  followedSubjects: gatherFollowedSubjects(features.map(({ followedSubjects = {} }) => followedSubjects)),
  dailyFigures: features.flatMap(({ dailyFigures = [] }) => dailyFigures),
}
const derive = <Value>(part: Derived<Value>): Value =>
  typeof part === "function" ? (part as (declared: Declared) => Value)(declared) : part
const subscribers = features.flatMap(({ subscribers = [] }) => derive(subscribers))
const jobs = features.flatMap(({ jobs = [] }) => derive(jobs))

export const createApi = (platform: Platform): Api => createHttp(platform, slices)
export const createStoredAnswers = (platform: Platform): StoredAnswers =>
  storedAnswersOf(
    platform,
    slices.map(({ route }) => route),
  )

export const contributions: Contributions = {
  jobs: (parts, reviewKinds) => [
    mailJob(parts.config, parts.db),
    ...maintenanceJobs(parts.db, parts.clock),
    reconcileCounters(features.flatMap(({ counters = [] }) => counters))(parts),
    ...jobs.map((job) => job(parts, reviewKinds)),
    ...subscribers.map(({ job }) => job(parts)),
  ],
  subscribers,
  subjects: gatherSubjectLookups(features.map(({ subjects = {} }) => subjects)),
  personal: gatherLookups(features.map(({ personal = {} }) => derive(personal))),
  publicPages: gatherPublicPages(features.map(({ publicPages = {} }) => publicPages)),
  dueSources: features.flatMap(({ due }) => due ?? []),
  dueTicks: features.flatMap(({ dueTick }) => dueTick ?? []),
  today: gatherTodayLookups(features.map(({ today = {} }) => today)),
  personalTables: [...platformTables, ...features.flatMap(({ personalTables = [] }) => personalTables)],
  accountDeletionHooks: features.flatMap(({ onAccountDeleted }) => onAccountDeleted ?? []),
  deferred: gatherRemovers(features.map(({ deferred = {} }) => derive(deferred))),
  accountSteps: gatherAccountSteps(features.map(({ accountSteps = {} }) => accountSteps)),
  auditTexts: gatherAuditTexts(features.map(({ auditEvents = {} }) => auditEvents)),
  filePurposes: features.flatMap(({ filePurposes = [] }) => filePurposes),
  complaintNouns: gatherComplaintNouns(features.map(({ complaintNouns = {} }) => complaintNouns)),
  noticeKinds: gatherNoticeKinds(notices.flatMap(({ kinds }) => kinds)),
  searchSources: declared.searchSources,
  identityDigests: features.flatMap(({ identityDigests }) => identityDigests ?? []),
  signUpParts: gatherSignUpParts(features.flatMap(({ signUpPart }) => signUpPart ?? [])),
  onRoleChanged: features.flatMap(({ onRoleChanged }) => onRoleChanged ?? []),
  ...gather<Pick<Contributions, "onNewcomerAgreed">>(
    ["onNewcomerAgreed"],
    features.map(({ onNewcomerAgreed }) => (onNewcomerAgreed ? { onNewcomerAgreed } : {})),
  ),
  ...gather<Pick<Contributions, "profileProofs">>(
    ["profileProofs"],
    features.map(({ profileProofs }) => (profileProofs ? { profileProofs } : {})),
  ),
  ...gather<Pick<Contributions, "personPages">>(
    ["personPages"],
    features.map(({ personPages }) => (personPages ? { personPages } : {})),
  ),
  ...gather<Pick<Contributions, "accountBars">>(
    ["accountBars"],
    features.map(({ accountBars }) => (accountBars ? { accountBars } : {})),
  ),
  onVerificationEnded: features.flatMap(({ onVerificationEnded }) => onVerificationEnded ?? []),
  votedSubjects: declared.votedSubjects,
  followedSubjects: declared.followedSubjects,
  reviewKinds: features
    .flatMap(({ reviewKinds = [] }) => reviewKinds)
    .toSorted((one, other) => one.queuePosition - other.queuePosition),
  writingNouns: features
    .flatMap(({ writingNouns = [] }) => writingNouns)
    .toSorted((one, other) => one.position - other.position),
  memberOverviews: features
    .flatMap(({ memberOverviews = [] }) => memberOverviews)
    .toSorted((one, other) => one.position - other.position),
  readings: features
    .flatMap(({ readings }) => readings ?? [])
    .toSorted((one, other) => one.precedence - other.precedence),
}
