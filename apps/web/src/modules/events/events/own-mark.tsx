// The member's own registration, laid over pages that are the same for everyone.
import { useQuery } from "@tanstack/react-query"
import { CircleCheck, Hourglass, Ticket, UserX } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { personalQuery } from "#web/lib/query/personal.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { classNames } from "#web/ui/class-names.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { Unbroken } from "#web/ui/text/unbroken.tsx"
import { registrationHref } from "./address.ts"
import type { Event, EventSession } from "./queries.ts"
import { Bar } from "./reading/bar.tsx"

type Fact = NonNullable<ApiResponse<"GET /v1/personal">["items"][number]["registration"]>

const looks: Readonly<Record<Fact["state"], { readonly icon: typeof Ticket; readonly colour: string }>> = {
  registered: { icon: CircleCheck, colour: "text-matcha" },
  waiting: { icon: Hourglass, colour: "text-ai" },
  offered: { icon: Ticket, colour: "text-shu-ink" },
  attended: { icon: CircleCheck, colour: "text-matcha" },
  "no-show": { icon: UserX, colour: "text-ink-soft" },
}

interface OwnProps {
  readonly id: string
  /** What readers without a registration see. */
  readonly children: ReactNode
}

const useOwn = (id: string) => useQuery(personalQuery(`event:${id}`)).data?.registration

function Mark({ own, date }: { own: Fact; date?: string | undefined }) {
  const t = useTranslations("events.own")
  const { icon: Icon, colour } = looks[own.state]
  return (
    <span className={classNames("inline-flex items-start gap-1.5 font-semibold", colour)}>
      <Icon aria-hidden className="mt-px size-4.5 flex-none" />
      <span>
        {t(own.state, { place: own.placeInLine ?? 1 })}
        {date ? (
          <>
            {" "}
            <Unbroken text={date} />
          </>
        ) : null}
      </span>
    </span>
  )
}

/** On a card: the member's own registration replaces the availability. With several dates it names theirs. */
export function OwnMark({ id, sessionCount = 1, children }: OwnProps & { sessionCount?: number }) {
  const write = useTimeText()
  const own = useOwn(id)
  if (!own) return children
  const date = write(own.startsAt, { month: "short", day: true, weekday: true, clock: true })
  return <Mark own={own} date={sessionCount > 1 ? date : undefined} />
}

/** Beside one date of an event: the mark if it is the member's, else the availability. */
export function OwnSessionMark({ id, session, children }: OwnProps & { session: EventSession }) {
  const own = useOwn(id)
  return own?.sessionId === session.id && session.availability !== "cancelled" ? <Mark own={own} /> : children
}

/** Around the day of an event that the member goes to. */
export function OwnDay({ id, children }: OwnProps) {
  const own = useOwn(id)
  const isComing = own?.state === "registered" || own?.state === "attended"
  return <div className={isComing ? "bg-matcha-tint pb-2" : undefined}>{children}</div>
}

/**
 * On the event's page: members who have registered get a link to their registration instead of the register
 * button.
 */
export function OwnRegistrationLink({ id, children }: OwnProps) {
  const t = useTranslations("events.own")
  const href = useHref()
  const own = useOwn(id)
  if (!own) return children
  const { icon: Icon } = looks[own.state]
  return (
    <ButtonLink
      size="large"
      wide
      className="text-balance px-4!"
      variant={own.state === "offered" ? "primary" : "secondary"}
      icon={<Icon aria-hidden className="size-5 flex-none" />}
      href={href(registrationHref(id))}
    >
      {t(own.state, { place: own.placeInLine ?? 1 })}
    </ButtonLink>
  )
}

const actions = {
  registered: "ticket",
  waiting: "see",
  offered: "confirm",
  attended: "see",
  "no-show": "see",
} as const satisfies Record<Fact["state"], string>

/** On a phone, in the bar of the event's page: the member's own date and the way to their ticket. */
export function OwnBar({ event, children }: { event: Event; children: ReactNode }) {
  const t = useTranslations("events.bar")
  const href = useHref()
  const own = useOwn(event.id)
  const session = own && event.sessions.find(({ id }) => id === own.sessionId)
  if (!own || !session || session.availability === "cancelled") return children
  const isOver = session.availability === "over"
  return (
    <Bar
      session={session}
      mark={<Mark own={own} />}
      action={
        <ButtonLink
          variant={own.state === "offered" ? "primary" : "secondary"}
          href={href(registrationHref(event.id))}
          className="flex-none px-4!"
        >
          {t(isOver ? "see" : actions[own.state])}
        </ButtonLink>
      }
    />
  )
}
