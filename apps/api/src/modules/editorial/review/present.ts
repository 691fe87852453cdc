import {
  type ReviewOutcome,
  type ReviewState,
  reviewOutcomes,
} from "@shirube/contract/editorial/review/routes"
import type { Language } from "@shirube/vocabulary/language"
import type { UserId } from "#api/kernel/db/ids"
import type { Reason, ReviewKind, ShownSubject } from "#api/kernel/features/review-kinds"

type Words = Readonly<Record<Language, string>>

interface Person {
  readonly name: string
  readonly seal: string
  readonly language: Language | null
}

interface Item {
  readonly id: string
  readonly kind: Pick<ReviewKind, "queue" | "title" | "reasons" | "choices" | "naming" | "outcomes">
  readonly applicant: Person | null
  readonly submittedAt: Date
}

interface Queue {
  readonly queue: string
  readonly title: Words
  readonly waiting: number
  readonly oldestAt: Date | null
}

export const presentQueue = ({ queue, title, waiting, oldestAt }: Queue, language: Language) => ({
  queue,
  title: title[language],
  waiting,
  oldest_at: oldestAt?.toISOString() ?? null,
})

export const presentItem = ({ id, kind, applicant, submittedAt }: Item, language: Language) => ({
  id,
  queue: kind.queue,
  title: kind.title[language],
  applicant: applicant && { name: applicant.name, seal: applicant.seal },
  submitted_at: submittedAt.toISOString(),
})

interface ReviewDetail extends Omit<Item, "applicant"> {
  readonly applicant: (Person & { readonly id: UserId }) | null
  readonly state: ReviewState
  readonly version: number
  readonly subject: ShownSubject
  readonly templates: readonly Reason[]
  readonly maySuspend: boolean
  readonly effectiveAt: Date | null
  readonly isOwnDecision: boolean
  readonly decidedAt: Date | null
  readonly decider: string | null
  readonly reasonKey: string | null
  readonly prepared: Words | null
  readonly reason: string | null
  readonly note: string | null
  readonly earlier: readonly Earlier[]
}

interface Earlier {
  readonly kind: Pick<ReviewKind, "title" | "reasons" | "choices">
  readonly state: ReviewState
  readonly decidedAt: Date | null
  readonly reasonKey: string | null
  readonly prepared: Words | null
  readonly reason: string | null
}

export const presentReview = (review: ReviewDetail, language: Language) => ({
  ...presentItem(review, language),
  applicant: review.applicant,
  state: review.state,
  version: review.version,
  facts: review.subject.facts.map(({ label, text, path = null }) => ({
    label: label[language],
    text: typeof text === "string" ? text : text[language],
    path,
  })),
  files: review.subject.files.map(({ name, contentType, bytes }) => ({
    name,
    content_type: contentType,
    bytes,
  })),
  parts: (review.subject.parts ?? []).map(({ key, label }) => ({ key, label: label[language] })),
  reasons: review.templates.map(({ key, outcome, text }) => ({
    key,
    outcome,
    text: text[language],
    texts: { en: text.en, ja: text.ja },
  })),
  choices: review.kind.choices ? inLanguage(review.kind.choices, language) : null,
  naming: review.kind.naming
    ? {
        label: review.kind.naming.label[language],
        help: review.kind.naming.help[language],
        suggestion: review.subject.suggestedName?.[language] ?? null,
      }
    : null,
  outcomes: [...(review.kind.outcomes ?? reviewOutcomes)],
  may_suspend: review.maySuspend,
  decision: review.decidedAt && {
    by: review.decider,
    at: review.decidedAt.toISOString(),
    reason: reasonWords(review, review.kind.reasons)?.[language] ?? null,
    note: review.note,
    effective_at: review.effectiveAt?.toISOString() ?? null,
    is_own: review.isOwnDecision,
  },
  earlier: review.earlier.flatMap((decided) => presentEarlier(decided, language)),
})

const presentEarlier = ({ kind, state, decidedAt, ...reason }: Earlier, language: Language) =>
  isOutcome(state) && decidedAt
    ? [
        {
          title: kind.title[language],
          outcome: state,
          choice: kind.choices?.[state][language] ?? null,
          at: decidedAt.toISOString(),
          reason: reasonWords(reason, kind.reasons)?.[language] ?? null,
        },
      ]
    : []

const isOutcome = (state: ReviewState): state is ReviewOutcome => state !== "waiting" && state !== "withdrawn"

const inLanguage = (choices: Readonly<Record<ReviewOutcome, Words>>, language: Language) => ({
  approved: choices.approved[language],
  returned: choices.returned[language],
  declined: choices.declined[language],
})

interface Undoable {
  readonly pending: { readonly reviewId: string; readonly outcome: ReviewOutcome; readonly effectiveAt: Date }
  readonly kind: Pick<ReviewKind, "queue" | "title" | "choices">
  readonly applicant: Person | null
  readonly now: Date
}

export const presentUndoable = ({ pending, kind, applicant, now }: Undoable, language: Language) => ({
  review_id: pending.reviewId,
  queue: kind.queue,
  title: kind.title[language],
  applicant: applicant && { name: applicant.name, seal: applicant.seal },
  outcome: pending.outcome,
  choice: kind.choices?.[pending.outcome][language] ?? null,
  seconds_left: Math.max(0, Math.ceil((pending.effectiveAt.getTime() - now.getTime()) / 1_000)),
})

interface Given {
  readonly reasonKey: string | null
  readonly prepared: Words | null
  readonly reason: string | null
}

/** The prepared text in the reader's language, followed by the editor's own text. */
export function reasonWords(
  { reasonKey, prepared, reason }: Given,
  reasons: readonly Reason[],
): Words | null {
  const chosen = prepared ?? reasons.find(({ key }) => key === reasonKey)?.text
  if (!chosen && !reason) return null
  const joined = (language: Language) =>
    [chosen?.[language], reason].filter((part) => part).join(language === "ja" ? "" : " ")
  return { en: joined("en"), ja: joined("ja") }
}

const didText: Record<ReviewOutcome, Record<Language, (who: string) => string>> = {
  approved: {
    en: (who) => `${who} has approved this.`,
    ja: (who) => `${who}が承認しました。`,
  },
  returned: {
    en: (who) => `${who} has sent this back.`,
    ja: (who) => `${who}が差し戻しました。`,
  },
  declined: {
    en: (who) => `${who} has declined this.`,
    ja: (who) => `${who}が却下しました。`,
  },
}
const anEditor: Words = { en: "Another editor", ja: "ほかの編集者" }

const choseText: Record<Language, (who: string, choice: string) => string> = {
  en: (who, choice) => `${who} has decided: ${choice}.`,
  ja: (who, choice) => `${who}が「${choice}」に決めました。`,
}

export function decidedText(outcome: ReviewOutcome, who: string | null, language: Language, choice?: Words) {
  const name = who === null ? anEditor[language] : language === "ja" ? `${who}さん` : who
  return choice ? choseText[language](name, choice[language]) : didText[outcome][language](name)
}

export const reasonMissingText: Words = {
  en: "Please choose a reason or write one. The applicant needs to know what to do.",
  ja: "理由を選ぶか、入力してください。申請した方が次にすることを知るために必要です。",
}
