import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import type { EventType } from "../events/events.ts"
import type { ReviewDecided } from "../features/review-kinds.ts"
import { type NoticeKind, type NoticeWords, noticeKind } from "./kinds.ts"
import { type NoticeSource, on } from "./sources.ts"

interface Decision {
  readonly of: string
  readonly outcome: ReviewOutcome
}

/**
 * For a decision by an editor about a submission. The reason is in the mail that the feature sends with the
 * decision.
 */
export const decisionNotice = (
  of: string,
  words: Readonly<Record<ReviewOutcome, NoticeWords>>,
): NoticeKind<Decision, undefined> =>
  noticeKind<Decision>({
    name: "review_decided",
    of,
    category: "account",
    path: "/account",
    isMailedByItsFeature: true,
    words: ({ outcome }) => words[outcome],
  })

export const onDecision = (
  event: EventType<ReviewDecided>,
  queue: string,
  of: string | ((decided: ReviewDecided) => string),
): NoticeSource =>
  on(event, queue, (decided, key) => ({
    userId: decided.applicantId,
    kind: "review_decided",
    facts: { of: typeof of === "string" ? of : of(decided), outcome: decided.outcome },
    key,
  }))
