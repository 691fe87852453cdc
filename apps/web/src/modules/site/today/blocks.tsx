import { useTranslations } from "use-intl"
import type { Address } from "#web/lib/page/address.ts"
import { useMoment, useTimeText } from "#web/lib/time/use-time-text.ts"
import { Seal } from "#web/ui/picture/seal.tsx"
import { Ago } from "#web/ui/text/ago.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { Block, Row } from "./block.tsx"
import type { TodayParts } from "./queries.ts"

export function UnreadBlock({ unread: { items, total } }: Pick<TodayParts, "unread">) {
  const t = useTranslations("today.unread")
  const all = { to: "/account/notifications", label: t("all", { count: total }) } as const
  return (
    <Block title={t("title")} {...(total > items.length ? { all } : {})}>
      {items.map(({ id, category, title, text, path, createdAt }) => (
        <Row
          key={id}
          to={path as Address}
          about={<Ago at={createdAt} precision="moment" />}
          title={title}
          text={text}
          action={t(`actions.${category}`)}
        />
      ))}
    </Block>
  )
}

export function TicketBlock({ ticket }: { ticket: NonNullable<TodayParts["ticket"]> }) {
  const t = useTranslations("today.ticket")
  const write = useTimeText()
  const moment = useMoment()
  const { eventId, language, titleRuby, startsAt, endsAt, place, isOnline, offerExpiresAt } = ticket
  const places = [place, isOnline ? t("online") : null].filter(Boolean).join(t("between"))
  const time = `${write(startsAt, { clock: true })}–${write(endsAt, { clock: true })}`
  return (
    <Block title={t("title")} all={{ to: "/career/event", label: t("more") }}>
      <Row
        to={`/career/event/registration/${eventId}`}
        mark={<DayMark at={startsAt} />}
        title={<RubyText segments={titleRuby} />}
        language={language}
        text={
          <>
            <p>
              <time dateTime={startsAt} className="whitespace-nowrap tabular-nums">
                {t("time", { weekday: write(startsAt, { weekday: true }), time })}
              </time>{" "}
              <span className="whitespace-nowrap">{places}</span>
            </p>
            {offerExpiresAt ? (
              <p className="font-semibold text-shu-ink">{t("offer", { until: moment(offerExpiresAt) })}</p>
            ) : null}
          </>
        }
        action={t(offerExpiresAt ? "accept" : "show")}
      />
    </Block>
  )
}

/** A leaf of a calendar. */
function DayMark({ at }: { at: string }) {
  const write = useTimeText()
  return (
    <p aria-hidden className="w-14 flex-none border border-ink text-center leading-none">
      <span className="block bg-ink py-1 text-paper text-xs">{write(at, { month: "short" })}</span>
      <span className="voice-serif block py-1.5 text-2xl tabular-nums">{write(at, { day: true })}</span>
    </p>
  )
}

export function CourseBlock({ course }: { course: NonNullable<TodayParts["course"]> }) {
  const t = useTranslations("today.course")
  const { courseId, language, titleRuby, lesson, doneLessons, lessonCount } = course
  const done = t("done", { done: doneLessons, all: lessonCount })
  const questionsLeft = lesson?.isWatched ? lesson.questionsLeft : 0
  return (
    <Block title={t("title")}>
      <Row
        to={
          lesson
            ? `/course/${courseId}/${lesson.key}${questionsLeft > 0 ? "#quiz" : ""}`
            : `/course/${courseId}`
        }
        about={
          <span lang={language}>
            <RubyText segments={titleRuby} />
          </span>
        }
        title={<RubyText segments={lesson ? lesson.titleRuby : titleRuby} />}
        language={language}
        text={
          <>
            <progress
              value={doneLessons}
              max={lessonCount}
              aria-label={done}
              className="h-1.5 w-full text-matcha"
            />
            <p aria-hidden>{done}</p>
            {questionsLeft > 0 ? <p>{t("left", { count: questionsLeft })}</p> : null}
          </>
        }
        action={t(questionsLeft > 0 ? "answer" : "continue")}
      />
    </Block>
  )
}

export function NewsBlock({ news: { items } }: Pick<TodayParts, "news">) {
  const t = useTranslations("today.news")
  return (
    <Block title={t("title")} all={{ to: "/community/ask-senpai", label: t("all") }}>
      {items.map(({ questionId, answerId, language, titleRuby, reason }) => (
        <Row
          key={questionId}
          to={`/community/ask-senpai/detail/${questionId}${answerId ? `#answer-${answerId}` : ""}`}
          mark={reason.kind === "senpai" ? <Seal text={reason.seal} className="size-9!" /> : undefined}
          about={t(reason.kind, { name: reason.name })}
          title={<RubyText segments={titleRuby} />}
          language={language}
          action={t(answerId ? "answer" : "question")}
        />
      ))}
    </Block>
  )
}
