import { useLocale, useTranslations } from "use-intl"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { eventHref } from "../address.ts"
import { placesOf } from "../place.ts"
import type { EventSession } from "../queries.ts"
import type { RegisteredEvent } from "./queries.ts"

/** None of these contains the meeting link: the registration page shows it when it is time. */
export function AddToCalendar({ event, session }: { event: RegisteredEvent; session: EventSession }) {
  const t = useTranslations("eventRegistration")
  const online = useTranslations("events")("online")
  const language = useLocale()
  const href = useHref()
  const { settings } = useApp()
  const entry = {
    title: event.title,
    text: `${event.summary}\n\n${new URL(href(eventHref(event.id)), settings.publicUrl).href}`,
    place: [...(event.venue ? [event.venue] : []), ...placesOf(event, online)].join(", "),
    startsAt: session.startsAt,
    endsAt: session.endsAt,
  }
  return (
    <p className="flex flex-wrap items-center gap-x-5">
      <span className="text-ink-soft">{t("addToCalendar")}</span>
      <TextLink
        kind="stand-alone"
        href={`/api/v1/events/${event.id}/calendar?session=${session.id}&language=${language}`}
      >
        {t("calendarFile")}
      </TextLink>
      <TextLink kind="stand-alone" href={googleAddress(entry)} rel="noopener external">
        Google
      </TextLink>
      <TextLink kind="stand-alone" href={outlookAddress(entry)} rel="noopener external">
        Outlook
      </TextLink>
    </p>
  )
}

// URLs that open a web calendar with the entry filled in.

interface Entry {
  readonly title: string
  readonly text: string
  readonly place: string
  readonly startsAt: string
  readonly endsAt: string
}

/** `20270120T100000Z` */
const compact = (at: string) => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`

const googleAddress = ({ title, text, place, startsAt, endsAt }: Entry): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    details: text,
    location: place,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
  })}`

const outlookAddress = ({ title, text, place, startsAt, endsAt }: Entry): string =>
  `https://outlook.live.com/calendar/0/action/compose?${new URLSearchParams({
    rru: "addevent",
    subject: title,
    body: text,
    location: place,
    startdt: new Date(startsAt).toISOString(),
    enddt: new Date(endsAt).toISOString(),
  })}`
