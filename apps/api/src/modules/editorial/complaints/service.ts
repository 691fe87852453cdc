// Members' reports to the editors. All reports about one subject form one review (decision 0037). Reporters are notified of the
// decision; the subject's owner never learns who reported it.
import {
  type ComplaintNounName,
  type ComplaintReason,
  complaintReasonTexts,
} from "@shirube/vocabulary/editorial/complaints/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { ComplaintNoun } from "#api/kernel/features/complaint-nouns"
import type { MemberOverview } from "#api/kernel/features/people/member-overviews"
import {
  decidedEvent,
  type ReviewKind,
  reviewKind,
  type ShownSubject,
} from "#api/kernel/features/review-kinds"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor } from "#api/kernel/security/session"
import { submitForReview, withdrawFromReview } from "#api/modules/editorial/review/service"
import { suspend, undoSuspension } from "#api/modules/editorial/suspensions/service"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { complaintAnswered } from "./events.ts"
import {
  type ComplaintRow,
  selectComplaints,
  selectSentBy,
  settleAllComplaints,
  settleComplaints,
  upsertComplaint,
} from "./queries.ts"

const labels = {
  open: { en: "Report", ja: "通報" },
  settled: { en: "Earlier report, settled", ja: "以前の通報（対応済み）" },
} as const

interface ReportDetails {
  readonly noun: ComplaintNounName
  readonly reason: ComplaintReason
  readonly words: string | null
  readonly sentAt: Date
  readonly settledAt: Date | null
  /** Undefined if the account was deleted. */
  readonly reporter: string | undefined
}

const timeZone = "Asia/Tokyo"
const day: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "medium" }),
  ja: new Intl.DateTimeFormat("ja-JP", { timeZone, dateStyle: "long" }),
}

const complaintFact = (report: ReportDetails): ShownSubject["facts"][number] => {
  const text = (language: Language) =>
    [
      [
        complaintReasonTexts[report.noun][report.reason][language],
        report.reporter,
        day[language].format(report.sentAt),
      ]
        .filter(Boolean)
        .join(" · "),
      ...(report.words ? [report.words] : []),
    ].join("\n")
  return { label: labels[report.settledAt ? "settled" : "open"], text: { en: text("en"), ja: text("ja") } }
}

/** What was reported and is no longer there, each text once. */
function changedSince(
  reports: readonly Pick<ComplaintRow, "sentAt" | "reportedText">[],
  current: ShownSubject["facts"],
): ShownSubject["facts"] {
  const keyOf = ({ label, text }: ShownSubject["facts"][number]) => JSON.stringify([label.en, text])
  const known = new Set(current.map(keyOf))
  return reports.flatMap(({ sentAt, reportedText }) =>
    (reportedText ?? []).flatMap((fact) => {
      if (known.has(keyOf(fact))) return []
      known.add(keyOf(fact))
      const label = {
        en: `${fact.label.en}, when reported on ${day.en.format(sentAt)}`,
        ja: `${fact.label.ja}（${day.ja.format(sentAt)}の通報時）`,
      }
      return [{ ...fact, label }]
    }),
  )
}

/** More reports about one subject would not help an editor decide. */
const MOST_SHOWN = 20

const kindName = (noun: ComplaintNounName) => `complaint-${noun}`

const complaintDecided = decidedEvent("complaints.decided", [])

/** The review kind for reports about one noun: listed as `reviewKinds` in its feature.ts. */
export const reviewOf = (noun: ComplaintNoun): ReviewKind =>
  reviewKind({
    name: kindName(noun.noun),
    editorRole: "moderator",
    queue: noun.queue,
    queuePosition: noun.queuePosition,
    title: noun.title,
    ...(noun.queueTitle ? { queueTitle: noun.queueTitle } : {}),
    reasons: noun.reasons,
    choices: noun.choices,
    isConfidential: true,
    maySuspend: true,
    ...(noun.isReadingRecorded ? { isReadingRecorded: true } : {}),
    async show(tx, { vault }, { subjectId: thingId }) {
      const reports = await selectComplaints(tx, { noun: noun.noun, thingId }, MOST_SHOWN)
      const people = await peopleOf(
        tx,
        reports.map(({ reporterId }) => reporterId),
      )
      const isWaiting = reports.some(({ settledAt }) => settledAt === null)
      const current = await noun.show(tx, thingId, { isWaiting, vault })
      return {
        facts: [
          ...reports.map((one) => complaintFact({ ...one, reporter: people.get(one.reporterId)?.name })),
          ...current,
          ...changedSince(reports, current),
        ],
        files: [],
      }
    },
    atOnce: {
      async apply(tx, deps, { subjectId: thingId, outcome, decidedBy, ...decision }, visit) {
        const { applicantId: userId, reviewId, suspension } = decision
        if (outcome === "approved") return false
        if (suspension) {
          const hidesPosts = suspension.hidesPosts && !(await noun.isWithoutName?.(tx, thingId))
          const people = { userId, reviewId, editorId: decidedBy }
          await suspend(tx, people, { ...suspension, hidesPosts }, visit, deps)
        }
        const by = { editorId: decidedBy, visit, vault: deps.vault }
        return (await noun.atOnce?.hide(tx, thingId, { isForGood: outcome === "declined" }, by)) ?? false
      },
      async undo(tx, deps, { subjectId: thingId, decidedBy, reviewId, suspension, hasHidden }, visit) {
        if (suspension) await undoSuspension(tx, { reviewId, editorId: decidedBy }, visit, deps)
        if (hasHidden) await noun.atOnce?.show(tx, thingId, { editorId: decidedBy, visit, vault: deps.vault })
      },
    },
    async decided(tx, deps, { subjectId: thingId, outcome, decidedBy }, visit) {
      const by = { editorId: decidedBy, visit, vault: deps.vault }
      if (outcome === "approved") await noun.clear?.(tx, thingId, by)
      else await noun.takeDown(tx, thingId, { isForGood: outcome === "declined" }, by)
      for (const settled of await settleComplaints(tx, { noun: noun.noun, thingId }, visit.now))
        await emit(tx, complaintAnswered, { ...settled, noun: noun.noun })
    },
    event: complaintDecided,
    letter: noun.letter,
  })

/** Queues a subject without a report: it was changed, or an editor wants to review it. */
export const submitSubject = (
  tx: Tx,
  { noun }: Pick<ComplaintNoun, "noun">,
  { thingId, ownerId }: { readonly thingId: string; readonly ownerId: UserId | null },
  now: Date,
) =>
  submitForReview(
    tx,
    { name: kindName(noun), isConfidential: true },
    { subjectId: thingId, applicantId: ownerId },
    now,
  )

/** Removes subjects from the queue that their author has deleted. */
export async function withdrawSubjects(
  tx: Tx,
  noun: ComplaintNounName,
  thingIds: readonly string[],
  now: Date,
): Promise<void> {
  if (thingIds.length === 0) return
  await withdrawFromReview(tx, { name: kindName(noun) }, ...thingIds)
  await settleAllComplaints(tx, noun, thingIds, now)
}

interface Report {
  readonly reason: ComplaintReason
  readonly words?: string | undefined
}

interface RequestContext {
  readonly user: Pick<Actor, "id" | "role">
  readonly platform: Pick<Platform, "complaintNouns" | "config" | "vault">
  readonly language: Language
  readonly now: Date
}

export async function complain(
  tx: Tx,
  { noun, id }: { readonly noun: ComplaintNounName; readonly id: string },
  { reason, words }: Report,
  { user, platform: { complaintNouns, config, vault }, language, now }: RequestContext,
): Promise<void> {
  const { find, show, storesText } = complaintNouns[noun]
  const found = await find(tx, id, { user, config, language, now })
  if (!found) throw new ApiError("complaint.nothing_there")
  const { ownerId, thingId = id } = found
  if (ownerId === user.id) throw new ApiError("complaint.own")
  await upsertComplaint(
    tx,
    {
      reporterId: user.id,
      noun,
      thingId,
      ownerId,
      reason,
      words: words ?? null,
      reportedText: storesText ? await show(tx, thingId, { isWaiting: true, vault }) : null,
    },
    now,
  )
  await submitSubject(tx, { noun }, { thingId, ownerId }, now)
}

/** What a member has reported; someone who reports without cause shows here. */
export const reportsOverview: MemberOverview = {
  position: 90,
  title: { en: "Reports sent", ja: "送った通報" },
  async of(tx, userId, limit) {
    const found = await selectSentBy(tx, userId, limit)
    return {
      count: found[0]?.total ?? 0,
      newest: found.map(({ noun, reason, sentAt }) => ({
        text: complaintReasonTexts[noun][reason],
        path: null,
        at: sentAt,
        isHidden: false,
      })),
    }
  },
}
