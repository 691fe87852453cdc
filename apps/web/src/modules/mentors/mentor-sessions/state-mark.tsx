import type { SessionState } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { CalendarCheck, CircleCheck, CircleSlash, Hourglass, MessageSquareReply, UserX } from "lucide-react"
import { useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"
import type { Session } from "./queries.ts"

const looks = {
  yours: { icon: MessageSquareReply, colour: "text-shu-ink" },
  waiting: { icon: Hourglass, colour: "text-ai" },
  accepted: { icon: CalendarCheck, colour: "text-matcha" },
  held: { icon: CircleCheck, colour: "text-matcha" },
  missed: { icon: UserX, colour: "text-ink-soft" },
  ended: { icon: CircleSlash, colour: "text-ink-soft" },
} as const

/** Whose turn it is, or how it ended. */
export type Status = "yours" | "waiting" | Exclude<SessionState, "requested" | "countered">

export function statusOf({ state, can }: Pick<Session, "state" | "can">): Status {
  if (state === "requested" || state === "countered") return can.includes("accept") ? "yours" : "waiting"
  return state === "accepted" && can.includes("accept") ? "yours" : state
}

const lookOf = (status: Status) => (status in looks ? looks[status as keyof typeof looks] : looks.ended)

export function StateMark({ session }: { session: Session }) {
  const t = useTranslations("mentorSessions.status")
  const status = statusOf(session)
  const { icon: Icon, colour } = lookOf(status)
  return (
    <p className={classNames("flex items-center gap-1.5 font-semibold text-sm", colour)}>
      <Icon aria-hidden className="size-4.5 flex-none" />
      {t(status)}
    </p>
  )
}
