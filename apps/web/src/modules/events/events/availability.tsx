import type { Availability } from "@shirube/vocabulary/events/events/choices"
import { CalendarX, CircleCheck, CircleSlash, Clock, Hourglass, Users } from "lucide-react"
import { useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"
import type { EventSummary } from "./queries.ts"

const looks: Readonly<Record<Availability, { readonly icon: typeof Clock; readonly colour: string }>> = {
  open: { icon: CircleCheck, colour: "text-matcha" },
  few: { icon: Hourglass, colour: "text-yamabuki" },
  waitlist: { icon: Users, colour: "text-ai" },
  full: { icon: CircleSlash, colour: "text-ink-soft" },
  closed: { icon: Clock, colour: "text-ink-soft" },
  over: { icon: CalendarX, colour: "text-ink-soft" },
  cancelled: { icon: CalendarX, colour: "text-shu-ink" },
}

interface AvailabilityMarkProps {
  readonly availability: Availability
  /** Known when they are few. */
  readonly seatsLeft?: number | null
}

/** Tells whether there are seats left, and how many of the last ones. */
export function AvailabilityMark({ availability, seatsLeft = null }: AvailabilityMarkProps) {
  const t = useTranslations("events")
  const { icon: Icon, colour } = looks[availability]
  return (
    <span className={classNames("inline-flex items-center gap-1.5 font-semibold", colour)}>
      <Icon aria-hidden className="size-4.5 flex-none" />
      {availability === "few" && seatsLeft !== null
        ? t("seatsLeft", { count: seatsLeft })
        : t(`availability.${availability}`)}
    </span>
  )
}

/** With several dates each has its own number. */
export const seatsLeftOf = ({
  sessionCount,
  nextSession,
}: Pick<EventSummary, "sessionCount" | "nextSession">) => (sessionCount === 1 ? nextSession.seatsLeft : null)

/** Who may come, if not everyone. */
export function AudienceMark({ audience }: Pick<EventSummary, "audience">) {
  const t = useTranslations("events")
  return audience === "anyone" ? null : <span className="text-ink-soft">{t(`audiences.${audience}`)}</span>
}

/** Whether the registration page has anything to offer. */
export const canJoin = (availability: Availability) =>
  availability === "open" || availability === "few" || availability === "waitlist"
