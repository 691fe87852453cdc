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
  ended: { icon: CircleSlash, colour: "text-ink-soft" },
} as const

/** Whose turn it is, or how it ended. */
type Standing = "yours" | ReviewState

const standingOf = ({ state, can }: Pick<ReviewSummary, "state" | "can">): Standing =>
  can.includes("take") || can.includes("comment") ? "yours" : state

export function StateMark({ review }: { review: ReviewSummary }) {
  const t = useTranslations("documentReviews.standing")
  const standing = standingOf(review)
  const { icon: Icon, colour } = standing in looks ? looks[standing as keyof typeof looks] : looks.ended
  return (
    <p className={classNames("flex items-center gap-1.5 font-semibold text-sm", colour)}>
      <Icon aria-hidden className="size-4.5 flex-none" />
      {t(standing)}
    </p>
  )
}
