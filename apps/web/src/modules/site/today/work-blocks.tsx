// What waits for those who help: senpai, companies and editors.
import { sessionPurposeNames } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { useLocale, useTranslations } from "use-intl"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useAgo } from "#web/lib/time/use-ago.ts"
import { useDay, useMoment } from "#web/lib/time/use-time-text.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { Block, Row } from "./block.tsx"
import type { TodayParts } from "./queries.ts"

export function RegistrationBlock({
  registration: { done, all, path },
}: {
  registration: NonNullable<TodayParts["registration"]>
}) {
  const t = useTranslations("today.registration")
  const href = useHref()
  const label = t("done", { done, all })
  return (
    <section aria-labelledby="registration" className="border-shu border-s-3 bg-washi p-5">
      <h2 id="registration" className="voice-serif text-heading">
        {t("title")}
      </h2>
      <p className="mt-1">{t("text")}</p>
      <progress value={done} max={all} aria-label={label} className="mt-3 h-1.5 w-full text-matcha" />
      <p aria-hidden className="text-ink-soft text-sm">
        {label}
      </p>
      <p className="mt-3">
        <a href={href(path as Address)} className={buttonClass()}>
          {t("continue")}
        </a>
      </p>
    </section>
  )
}

export function SessionRequestsBlock({ items }: TodayParts["sessionRequests"]) {
  const t = useTranslations("today.sessions")
  const language = useLocale()
  const moment = useMoment()
  return (
    <Block title={t("title")}>
      {items.map(({ id, other, purpose, answerBy }) => (
        <Row
          key={id}
          to={`/mentors/sessions/${id}`}
          mark={<Seal text={other.seal} className="size-9!" />}
          title={t("from", { name: other.name, purpose: sessionPurposeNames[purpose][language] })}
          text={answerBy ? t("by", { day: moment(answerBy) }) : undefined}
          action={t("answer")}
        />
      ))}
    </Block>
  )
}

export function DocumentsBlock({ items }: TodayParts["documents"]) {
  const t = useTranslations("today.documents")
  const day = useDay()
  return (
    <Block title={t("title")}>
      {items.map(({ id, kind, characters, question, answerBy, isOwn }) => (
        <Row
          key={id}
          to={isOwn ? `/career/career-builder/reviews/${id}` : "/career/career-builder/reviews"}
          about={t(isOwn ? "asked" : "open", { day: day(answerBy) })}
          title={t(`kinds.${kind}`, { characters })}
          text={question}
          action={t(isOwn ? "read" : "take")}
        />
      ))}
    </Block>
  )
}

export function OwnEventsBlock({ items }: TodayParts["ownEvents"]) {
  const t = useTranslations("today.events")
  const moment = useMoment()
  return (
    <Block title={t("title")} all={{ to: "/account/hosted-events", label: t("all") }}>
      {items.length === 0 ? (
        <Row to="/account/hosted-events" title={t("none")} text={t("noneText")} action={t("propose")} />
      ) : null}
      {items.map(({ id, eventId, state, isCancelled, reason, nextStartsAt, registered, waiting, title }) => (
        <Row
          key={id}
          to={
            eventId && state === "published"
              ? `/account/hosted-events/desk/${eventId}`
              : `/account/hosted-events/${id}`
          }
          about={isCancelled ? t("cancelled") : t(`states.${state}`)}
          title={title || t("untitled")}
          text={
            <>
              {nextStartsAt ? <p>{moment(nextStartsAt)}</p> : null}
              {eventId ? <p>{t("guests", { registered, waiting })}</p> : null}
              {reason ? (
                <p className="mt-1 whitespace-pre-line border-yamabuki border-s-3 ps-3 text-ink">
                  {t("editors", { reason })}
                </p>
              ) : null}
            </>
          }
          action={t(`actions.${state}`)}
        />
      ))}
    </Block>
  )
}

export function MatchingBlock() {
  const t = useTranslations("today.matching")
  return (
    <Block title={t("title")}>
      <Row to="/redirect/jportmatch-company-list" title={t("name")} text={t("text")} action={t("open")} />
    </Block>
  )
}

export function QueuesBlock({ items }: TodayParts["queues"]) {
  const t = useTranslations("today.queues")
  const ago = useAgo()
  return (
    <Block title={t("title")} all={{ to: "/editors", label: t("all") }}>
      {items.length === 0 ? <li className="py-3 text-ink-soft">{t("none")}</li> : null}
      {items.map(({ queue, title, waiting, oldestAt }) => (
        <Row
          key={queue}
          to={`/editors/${queue}`}
          title={title}
          text={oldestAt ? t("since", { day: ago(oldestAt) }) : undefined}
          action={t("decide", { count: waiting })}
        />
      ))}
    </Block>
  )
}
