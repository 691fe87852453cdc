import { useSuspenseQuery } from "@tanstack/react-query"
import { QrCode } from "lucide-react"
import { useLocale, useTranslations } from "use-intl"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { classNames } from "#web/ui/class-names.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { useCurrentInView } from "#web/ui/text/use-current-in-view.ts"
import { type DashboardPart, dashboardParts } from "../loader.ts"
import { usePlace } from "../place.ts"
import { type GuestFilter, type OrganisedEvent, organisedQuery } from "../queries.ts"
import { EndPart } from "./end-part.tsx"
import { FeedbackPart } from "./feedback-part.tsx"
import { GuestsPart } from "./guests-part.tsx"
import { MessagesPart } from "./messages-part.tsx"

interface OrganiserDashboardPageProps {
  readonly id: string
  readonly part: DashboardPart
  readonly filter: GuestFilter
}

/** One event for its organiser: attendees, messages, feedback, and how it ends. */
export function OrganiserDashboardPage({ id, part, filter }: OrganiserDashboardPageProps) {
  const t = useTranslations("makingEvents")
  const language = useLocale()
  const place = usePlace()
  const event = useSuspenseQuery(organisedQuery(id)).data
  const { en, ja } = event.title
  const title = language === "ja" ? ja || en : en || ja
  return (
    <div className={place.isEditors ? "max-w-6xl" : "page py-8 md:py-14"}>
      <TextLink kind="stand-alone" href={place.list}>
        ← {t(place.isEditors ? "title" : "ownTitle")}
      </TextLink>
      <h1 className="voice-serif wrap-anywhere mt-2 text-title">{title}</h1>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <TextLink kind="stand-alone" href={place.page(id)}>
          {t("see")} →
        </TextLink>
        {event.draftId ? (
          <TextLink kind="stand-alone" href={place.draft(event.draftId)}>
            {t("edit")}
          </TextLink>
        ) : null}
      </p>
      {event.cancelled ? (
        <div className="mt-4">
          <Notice kind="warn" title={t("state.cancelled")}>
            {event.cancelled.reason[language] || t("stateText.cancelled")}
          </Notice>
        </div>
      ) : null}
      <Dates event={event} />
      {event.cancelled ? null : (
        <p className="mt-4">
          <ButtonLink href={place.door(id)} icon={<QrCode aria-hidden className="size-4.5" />}>
            {t("door.open")}
          </ButtonLink>
        </p>
      )}
      <Parts id={id} part={part} />
      <div className="mt-6">
        {part === "guests" ? <GuestsPart event={event} filter={filter} /> : null}
        {part === "messages" ? <MessagesPart event={event} /> : null}
        {part === "feedback" ? <FeedbackPart id={id} /> : null}
        {part === "end" ? <EndPart event={event} /> : null}
      </div>
    </div>
  )
}

function Dates({ event }: { event: OrganisedEvent }) {
  const t = useTranslations("makingEvents")
  const moment = useMoment()
  return (
    <ul className="mt-5 grid gap-x-8 gap-y-4 border-y py-4 sm:grid-cols-2 xl:grid-cols-3">
      {event.sessions.map((date) => (
        <li key={date.id} className="grid gap-0.5">
          <p className="font-semibold tabular-nums">{moment(date.startsAt)}</p>
          <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm tabular-nums">
            {date.isCancelled ? <span>{t("state.cancelled")}</span> : null}
            <span>
              {date.capacity === null
                ? t("taken", { taken: date.taken })
                : t("takenOf", { taken: date.taken, capacity: date.capacity })}
            </span>
            {date.waiting > 0 ? <span>{t("waitingCount", { count: date.waiting })}</span> : null}
            <span>{t("checkedIn", { count: date.checkedIn })}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Parts({ id, part }: { id: string; part: DashboardPart }) {
  const t = useTranslations("makingEvents")
  const { dashboard } = usePlace()
  const row = useCurrentInView(part)
  return (
    <nav ref={row} aria-label={t("parts.label")} className="scroll-row mt-6 border-b px-0">
      {dashboardParts.map((each) => (
        <a
          key={each}
          href={each === "guests" ? dashboard(id) : `${dashboard(id)}?part=${each}`}
          aria-current={each === part ? "page" : undefined}
          className={classNames(
            "-mb-px flex min-h-11 flex-none items-center border-b-3 px-0.5",
            each === part ? "border-shu font-semibold" : "border-transparent text-ink-soft hover:text-ink",
          )}
        >
          {t(`parts.${each}`)}
        </a>
      ))}
    </nav>
  )
}
