import { FileText, MessageCircleQuestionMark, Play } from "lucide-react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { ItemActions } from "#web/ui/list/item-actions.tsx"
import { categoryLook } from "#web/ui/picture/category-look.ts"
import { CategoryMark } from "#web/ui/picture/category-mark.tsx"
import { FilmCover } from "#web/ui/picture/film-cover.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { pastEventHref } from "./address.ts"
import type { PastEventSummary } from "./queries.ts"

interface CardProps {
  readonly pastEvent: PastEventSummary
  readonly heading?: "h2" | "h3"
}

/** When it was, what it was about, and what is available. The title is the link, and the whole row is its target. */
export function PastEventRow({ pastEvent, heading: Heading = "h2" }: CardProps) {
  const t = useTranslations("pastEvents")
  const href = useHref()
  const day = useDay()
  const [topic] = pastEvent.topics
  return (
    <article className="relative grid grid-cols-1 gap-4 py-6 md:grid-cols-[minmax(0,1fr)_16rem] md:gap-8">
      <div className="grid grid-cols-1 content-start gap-2.5">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm">
          <DateText dateTime={pastEvent.heldOn}>{day(pastEvent.heldOn)}</DateText>
          <span>{t(`kinds.${pastEvent.kind}`)}</span>
          {topic ? <CategoryMark label={topic.name} {...categoryLook(topic.key)} /> : null}
        </p>
        <Heading lang={pastEvent.language} className="voice-serif text-heading leading-snug">
          <a
            href={href(pastEventHref(pastEvent.address))}
            className="card-link hover:underline hover:decoration-1 hover:underline-offset-4"
          >
            <RubyText segments={pastEvent.titleRuby} />
          </a>
        </Heading>
        <p lang={pastEvent.language} className="line-clamp-3 max-w-measure text-ink-soft">
          {pastEvent.excerpt}
        </p>
        <div className="flex items-end justify-between gap-4">
          <PastEventMaterial pastEvent={pastEvent} />
          <ItemActions thing={`past-event:${pastEvent.id}`} title={pastEvent.title} look="icon" />
        </div>
        {pastEvent.isFallback ? (
          <p className="font-semibold text-ink-soft text-sm">{t(`onlyIn.${pastEvent.language}`)}</p>
        ) : null}
      </div>
      <div className="max-md:hidden">
        <FilmCover
          topic={topic?.key}
          seed={pastEvent.id}
          play={pastEvent.recordingMs === null ? "none" : "small"}
        />
      </div>
    </article>
  )
}

const minutesOf = (ms: number) => Math.max(1, Math.round(ms / 60_000))

/** Recording, slides and questions. */
export function PastEventMaterial({ pastEvent }: { pastEvent: PastEventSummary }) {
  const t = useTranslations("pastEvents")
  const { recordingMs, hasSlides, questionCount } = pastEvent
  const item = "inline-flex items-center gap-1.5"
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      {recordingMs === null ? null : (
        <li className={item}>
          <Play aria-hidden className="size-4" />
          {t("recordingOf", { count: minutesOf(recordingMs) })}
        </li>
      )}
      {hasSlides ? (
        <li className={item}>
          <FileText aria-hidden className="size-4" />
          {t("slides")}
        </li>
      ) : null}
      {questionCount > 0 ? (
        <li className={item}>
          <MessageCircleQuestionMark aria-hidden className="size-4" />
          {t("questionCount", { count: questionCount })}
        </li>
      ) : null}
    </ul>
  )
}
