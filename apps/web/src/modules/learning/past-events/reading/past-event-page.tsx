import { Download } from "lucide-react"
import type { ReactNode } from "react"
import { useFormatter, useTranslations } from "use-intl"
import { ContentNotFound } from "#web/kits/not-found/content-not-found.tsx"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { ShareButton } from "#web/ui/control/share-button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { ItemActions } from "#web/ui/list/item-actions.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { TopicMarks } from "#web/ui/picture/topic-marks.tsx"
import { FuriganaChoice } from "#web/ui/site/furigana-choice.tsx"
import { PageBreadcrumbs } from "#web/ui/site/page-breadcrumbs.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { Sources } from "#web/ui/text/sources.tsx"
import { TrustedHtml } from "#web/ui/text/trusted-html.tsx"
import { PAST_EVENTS_PATH, pastEventHref, pastEventsHref } from "../address.ts"
import { PastEventMaterial } from "../past-event-card.tsx"
import type { PastEvent } from "../queries.ts"

interface PastEventPageProps {
  readonly pastEvent: PastEvent
  /** The player belongs to another feature; the route injects it. */
  readonly recording: ReactNode
}

export function PastEventPage({ pastEvent, recording }: PastEventPageProps) {
  const t = useTranslations("pastEvents")
  const href = useHref()
  return (
    <article key={pastEvent.id} className="pb-10">
      <div className="page">
        <PageBreadcrumbs
          label={t("breadcrumbs")}
          above={[
            { href: href("/"), label: t("home") },
            { href: href(PAST_EVENTS_PATH), label: <LabelText text={t("title")} /> },
          ]}
          page={{ ...pastEvent, href: href(pastEventHref(pastEvent.address)) }}
        />
        <PastEventHeader pastEvent={pastEvent} />
      </div>
      {recording ? <Recording>{recording}</Recording> : null}
      <div className="page mt-8 grid grid-cols-1 gap-10 lg:mt-12 lg:grid-cols-12 lg:gap-x-12">
        <div className="grid grid-cols-1 content-start gap-10 lg:col-span-8">
          <Summary pastEvent={pastEvent} />
          <Questions pastEvent={pastEvent} />
        </div>
        <aside className="grid grid-cols-1 content-start gap-8 lg:sticky lg:top-6 lg:col-span-4 lg:self-start">
          <Slides pastEvent={pastEvent} />
          <Sources
            sources={pastEvent.sources}
            title={t("sources")}
            checked={(date) => t("sourceChecked", { date })}
          />
          <NextLinks pastEvent={pastEvent} />
        </aside>
      </div>
    </article>
  )
}

function PastEventHeader({ pastEvent }: { pastEvent: PastEvent }) {
  const t = useTranslations("pastEvents")
  const href = useHref()
  const day = useDay()
  return (
    <header className="grid max-w-4xl grid-cols-1 gap-4">
      <p className="flex flex-wrap items-center gap-x-4 text-ink-soft">
        <DateText dateTime={pastEvent.heldOn}>{day(pastEvent.heldOn)}</DateText>
        <span>{t(`kinds.${pastEvent.kind}`)}</span>
      </p>
      <h1 lang={pastEvent.language} className="voice-serif text-title leading-tight">
        <RubyText segments={pastEvent.titleRuby} />
      </h1>
      <Speakers pastEvent={pastEvent} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <TopicMarks topics={pastEvent.topics} hrefOf={(topic) => href(pastEventsHref({ topic }))} />
        <PastEventMaterial pastEvent={pastEvent} />
      </div>
      {pastEvent.isFallback ? <Notice title={t(`fallback.${pastEvent.language}`)}>{null}</Notice> : null}
      <PastEventTools pastEvent={pastEvent} />
    </header>
  )
}

function Speakers({ pastEvent: { speakers } }: { pastEvent: PastEvent }) {
  const t = useTranslations("pastEvents")
  if (speakers.length === 0) return null
  return (
    <ul aria-label={t("speakers")} className="flex flex-wrap gap-x-6 gap-y-3">
      {speakers.map(({ id, name, seal }) => (
        <li key={id} className="flex items-center gap-3">
          <Seal text={seal} className="size-10!" />
          <span className="wrap-anywhere font-semibold text-sm">{name}</span>
        </li>
      ))}
    </ul>
  )
}

function Recording({ children }: { children: ReactNode }) {
  const t = useTranslations("pastEvents")
  return (
    // On a phone the transcript scrolls in its own box, so that the text about the event follows soon after.
    <section
      aria-label={t("recording")}
      className="mt-6 max-lg:[&_.transcript]:max-h-96 max-lg:[&_.transcript]:overflow-y-auto"
    >
      {children}
    </section>
  )
}

function Summary({ pastEvent }: { pastEvent: PastEvent }) {
  const t = useTranslations("pastEvents")
  return (
    <section aria-labelledby="summary" className="section-rule">
      <h2 id="summary" className="voice-serif text-heading">
        {t("summary")}
      </h2>
      <TrustedHtml
        id={pastEvent.summary.place}
        html={pastEvent.summary.html}
        lang={pastEvent.language}
        className="prose-shirube mt-4"
      />
    </section>
  )
}

function Questions({ pastEvent: { questions, language } }: { pastEvent: PastEvent }) {
  const t = useTranslations("pastEvents")
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions" className="section-rule">
      <h2 id="questions" className="voice-serif text-heading">
        {t("questions")}
      </h2>
      <dl className="mt-2 divide-y" lang={language}>
        {questions.map(({ questionRuby, answerRuby }) => (
          <div key={questionRuby.map(({ text }) => text).join("")} className="grid gap-2 py-5">
            <dt className="voice-serif text-lg leading-snug">
              <RubyText segments={questionRuby} />
            </dt>
            <dd className="voice-text max-w-measure border-shu border-s-3 ps-4">
              <RubyText segments={answerRuby} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const MEGABYTE = 1_000_000

function Slides({ pastEvent: { slides } }: { pastEvent: PastEvent }) {
  const t = useTranslations("pastEvents")
  const format = useFormatter()
  if (!slides) return null
  const size = format.number(Math.max(0.1, slides.bytes / MEGABYTE), { maximumFractionDigits: 1 })
  return (
    <section aria-labelledby="slides" className="grid gap-3 bg-washi p-5">
      <h2 id="slides" className="voice-serif text-heading">
        {t("slides")}
      </h2>
      <p className="text-ink-soft">{t("slidesText")}</p>
      <p>
        <a href={slides.address} download className={buttonClass("secondary")}>
          <Download aria-hidden className="size-4.5" />
          {t("slidesGet", { size })}
        </a>
      </p>
    </section>
  )
}

function NextLinks({ pastEvent: { topics } }: { pastEvent: PastEvent }) {
  const t = useTranslations("pastEvents")
  const href = useHref()
  const [topic] = topics
  return (
    <nav aria-label={t("onwards")} className="no-print grid justify-items-start border-t pt-3">
      <TextLink
        kind="stand-alone"
        href={href(`/community/ask-senpai?ask=1${topic ? `&topic=${topic.key}` : ""}`)}
      >
        {t("ask")} →
      </TextLink>
      <TextLink kind="stand-alone" href={href(PAST_EVENTS_PATH)}>
        {t("all")} →
      </TextLink>
    </nav>
  )
}

export function PastEventSkeleton() {
  const t = useTranslations("pastEvents")
  return (
    <div className="page pt-14">
      <Skeleton shape="article" label={t("loading")} />
    </div>
  )
}

export function PastEventNotFound() {
  const t = useTranslations("pastEvents.notFound")
  const href = useHref()
  return (
    <ContentNotFound
      title={t("title")}
      text={t("text")}
      back={{ href: href(PAST_EVENTS_PATH), label: t("back") }}
    />
  )
}

/** Save, share and furigana. */
function PastEventTools({ pastEvent }: { pastEvent: PastEvent }) {
  const t = useTranslations("pastEvents")
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-1 border-y py-1">
      <ItemActions thing={`past-event:${pastEvent.id}`} title={pastEvent.title} look="words" />
      <ShareButton
        title={pastEvent.title}
        labels={{ share: t("share"), copied: t("copied"), copyFailed: t("copyFailed") }}
      />
      {pastEvent.language === "ja" ? (
        <div className="noscript:hidden">
          <FuriganaChoice />
        </div>
      ) : null}
    </div>
  )
}
