import { modeOf } from "@shirube/vocabulary/events/events/choices"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { EVENTS_PATH, registrationHref } from "../address.ts"
import { SessionTime } from "../event-times.tsx"
import { ownEventsQuery } from "./queries.ts"

export function OwnEventsPage() {
  const t = useTranslations("eventRegistration")
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(ownEventsQuery)
  const items = data.pages.flatMap((page) => page.items)
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">
        <LabelText text={t("ownTitle")} />
      </h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t("ownLead")}</p>
      {items.length === 0 ? (
        <div className="mt-6">
          <NoOwnEvents />
        </div>
      ) : (
        <ul className="mt-6 divide-y border-y">
          {items.map((item) => (
            <OwnEvent key={item.registration.eventId} {...item} />
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <p className="mt-6">
          <Button
            variant="secondary"
            busy={isFetchingNextPage}
            busyLabel={t("sending")}
            onClick={() => void fetchNextPage()}
          >
            {t("more")}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

type Item = ApiResponse<"GET /v1/event-registrations">["items"][number]

function OwnEvent({ event, registration }: Item) {
  const t = useTranslations("eventRegistration")
  const href = useHref()
  const { state, session } = registration
  const isCancelled = session.availability === "cancelled"
  const hasTicket =
    state === "registered" &&
    modeOf(event.format, registration.mode) === "venue" &&
    !isCancelled &&
    session.availability !== "over"
  return (
    <li className="relative grid gap-1 py-4">
      <p className="font-semibold text-sm">{t(isCancelled ? "cancelledTitle" : `states.${state}`)}</p>
      <h2 lang={event.language} className="voice-serif text-heading leading-snug">
        <a
          href={href(registrationHref(event.id))}
          className="card-link hover:underline hover:underline-offset-4"
        >
          <RubyText segments={event.titleRuby} />
        </a>
      </h2>
      <p>
        <SessionTime {...session} />
      </p>
      <p className="wrap-anywhere text-ink-soft text-sm">
        <OwnPlace event={event} registration={registration} />
      </p>
      <p>
        <TextLink kind="stand-alone" href={href(registrationHref(event.id))}>
          {t(hasTicket ? "showTicket" : "showRegistration")}
        </TextLink>
      </p>
    </li>
  )
}

function OwnPlace({ event, registration: { mode, place } }: Item) {
  const t = useTranslations("eventRegistration")
  const how = modeOf(event.format, mode)
  const room =
    how === "online" ? [] : [place?.venue, place?.prefecture ?? event.prefecture?.name].filter(Boolean)
  return [t(`coming.${how}`), ...(room.length === 0 ? [] : [room.join(t("placeJoin"))])].join(" · ")
}

function NoOwnEvents() {
  const t = useTranslations("eventRegistration")
  const href = useHref()
  return (
    <EmptyState
      title={t("ownEmptyTitle")}
      pattern="yagasuri"
      action={
        <ButtonLink href={href(EVENTS_PATH)} variant="secondary">
          {t("others")}
        </ButtonLink>
      }
    >
      {t("ownEmptyText")}
    </EmptyState>
  )
}
