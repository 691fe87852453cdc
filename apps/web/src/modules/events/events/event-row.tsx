import { Languages, MapPin } from "lucide-react"
import { useTranslations } from "use-intl"
import { useApp, useHref, useIsMember } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { ItemActions } from "#web/ui/list/item-actions.tsx"
import { categoryLook } from "#web/ui/picture/category-look.ts"
import { CategoryMark } from "#web/ui/picture/category-mark.tsx"
import { Poster } from "#web/ui/picture/poster.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { eventHref } from "./address.ts"
import { AudienceMark, AvailabilityMark, seatsLeftOf } from "./availability.tsx"
import { placesOf } from "./place.ts"
import type { EventSummary } from "./queries.ts"

/** Loaded once for all rows of a page, which share one request. */
const loadOwn = async (queries: Queries) => {
  const [{ OwnDay, OwnMark }] = await Promise.all([import("./own-mark.tsx"), queries.open()])
  return { OwnDay, OwnMark }
}

interface RowProps {
  readonly event: EventSummary
  readonly heading?: "h2" | "h3"
}

/** When, what, where, and whether there are seats left. The title is the link, and the whole row is its target. */
export function EventRow({ event, heading: Heading = "h2" }: RowProps) {
  const t = useTranslations("events")
  const href = useHref()
  const own = useLoaded(useIsMember() && loadOwn, useApp().queries)
  const [topic] = event.topics
  const availability = <AvailabilityMark availability={event.availability} seatsLeft={seatsLeftOf(event)} />
  const day = <DayBlock at={event.nextSession.startsAt} />
  return (
    <article className="relative grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 py-6 md:grid-cols-[6rem_minmax(0,1fr)_14rem] md:gap-x-8">
      {own ? <own.OwnDay id={event.id}>{day}</own.OwnDay> : <div>{day}</div>}
      <div className="grid min-w-0 grid-cols-1 content-start gap-2.5">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm">
          <span>{t(`kinds.${event.kind}`)}</span>
          {topic ? <CategoryMark label={topic.name} {...categoryLook(topic.key)} /> : null}
        </p>
        <Heading lang={event.language} className="voice-serif text-heading leading-snug">
          <a
            href={href(eventHref(event.id))}
            className="card-link hover:underline hover:decoration-1 hover:underline-offset-4"
          >
            <RubyText segments={event.titleRuby} />
          </a>
        </Heading>
        <p lang={event.language} className="line-clamp-3 max-w-measure text-ink-soft max-sm:hidden">
          <RubyText segments={event.summaryRuby} />
        </p>
        <EventFacts event={event} />
        <div className="flex items-end justify-between gap-4">
          <p className="wrap-anywhere flex min-w-0 flex-wrap gap-x-4 gap-y-1 text-sm">
            {own ? (
              <own.OwnMark id={event.id} sessionCount={event.sessionCount}>
                {availability}
              </own.OwnMark>
            ) : (
              availability
            )}
            <AudienceMark audience={event.audience} />
          </p>
          <ItemActions thing={`event:${event.id}`} title={event.title} look="icon" />
        </div>
        {event.isFallback ? (
          <p className="font-semibold text-ink-soft text-sm">{t(`onlyIn.${event.language}`)}</p>
        ) : null}
      </div>
      <div className="max-md:hidden">
        <Poster poster={event.picture?.small ?? null} topic={topic?.key ?? "companies"} seed={event.id} />
      </div>
    </article>
  )
}

/** The day as a calendar leaf. */
function DayBlock({ at }: { at: string }) {
  const write = useTimeText()
  return (
    <p className="border-shu border-t-3 pt-2">
      <time dateTime={at} className="grid text-center tabular-nums leading-tight">
        <span className="text-ink-soft text-sm">{write(at, { month: "short" })}</span>{" "}
        <span className="voice-serif text-title leading-none">
          {write(at, { day: true }).replace("日", "")}
        </span>{" "}
        <span className="text-ink-soft text-sm">{write(at, { weekday: true })}</span>{" "}
        <span className="mt-1 font-semibold text-sm">{write(at, { clock: true })}</span>
      </time>
    </p>
  )
}

/** Where, in which language, and how many dates. */
function EventFacts({ event }: { event: EventSummary }) {
  const t = useTranslations("events")
  const item = "inline-flex items-center gap-1.5"
  const spoken = event.spokenLanguages.map((each) => t(`languages.${each}`))
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      <li className={item}>
        <MapPin aria-hidden className="size-4" />
        {placesOf(event, t(event.format === "both" ? "onlineToo" : "online")).join(t("and"))}
      </li>
      <li className={item}>
        <Languages aria-hidden className="size-4" />
        {spoken.join(t("and"))}
      </li>
      {event.sessionCount > 1 ? <li>{t("dates", { count: event.sessionCount })}</li> : null}
    </ul>
  )
}
