import { useQuery } from "@tanstack/react-query"
import { CircleCheck, Hourglass, Ticket, UserX } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { personalQuery } from "#web/lib/query/personal.ts"
import { classNames } from "#web/ui/class-names.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { registrationHref } from "./address.ts"

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

/** On a card: the member's own registration replaces the availability. */
export function OwnMark({ id, children }: OwnProps) {
  const t = useTranslations("events.own")
  const own = useOwn(id)
  if (!own) return children
  const { icon: Icon, colour } = looks[own.state]
  return (
    <span className={classNames("inline-flex items-center gap-1.5 font-semibold", colour)}>
      <Icon aria-hidden className="size-4.5 flex-none" />
      {t(own.state, { place: own.placeInLine ?? 1 })}
    </span>
  )
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
