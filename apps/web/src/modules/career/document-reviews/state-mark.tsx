import type { ReviewState } from "@shirube/vocabulary/career/document-reviews/choices"
import { BookOpenText, CircleSlash, Hourglass, MessageSquareQuote, MessageSquareReply } from "lucide-react"
import { useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"
import type { ReviewSummary } from "./queries.ts"

const looks = {
  yours: { icon: MessageSquareReply, colour: "text-shu-ink" },
  waiting: { icon: Hourglass, colour: "text-ai" },
  reading: { icon: BookOpenText, colour: "text-ai" },
  done: { icon: MessageSquareQuote, colour: "text-matcha" },
  sent: { icon: MessageSquareQuote, colour: "text-matcha" },
  ended: { icon: CircleSlash, colour: "text-ink-soft" },
} as const

/** Whose turn it is, or how it ended. */
type Status = "yours" | "sent" | ReviewState

function statusOf({ state, side, can }: Pick<ReviewSummary, "state" | "side" | "can">): Status {
  if (can.includes("take") || can.includes("comment")) return "yours"
  return state === "done" && side === "mentor" ? "sent" : state
}

export function StateMark({ review }: { review: ReviewSummary }) {
  const t = useTranslations("documentReviews.status")
  const status = statusOf(review)
  const { icon: Icon, colour } = status in looks ? looks[status as keyof typeof looks] : looks.ended
  return (
    <p className={classNames("flex items-center gap-1.5 font-semibold text-sm", colour)}>
      <Icon aria-hidden className="size-4.5 flex-none" />
      {t(status)}
    </p>
  )
}
