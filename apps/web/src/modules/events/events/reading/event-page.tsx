import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { ContentNotFound } from "#web/kits/not-found/content-not-found.tsx"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ShareButton } from "#web/ui/control/share-button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { ItemActions } from "#web/ui/list/item-actions.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import { Poster } from "#web/ui/picture/poster.tsx"
import { TopicMarks } from "#web/ui/picture/topic-marks.tsx"
import { Breadcrumbs } from "#web/ui/site/breadcrumbs.tsx"
import { FuriganaChoice } from "#web/ui/site/furigana-choice.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { TrustedHtml } from "#web/ui/text/trusted-html.tsx"
import { EVENTS_PATH, eventHref, eventsHref } from "../address.ts"
import { placesOf } from "../place.ts"
import type { Event } from "../queries.ts"
import { JoinBar } from "./join-bar.tsx"
import { JoinBox } from "./join-box.tsx"

export function EventPage({ event }: { event: Event }) {
  return (
    <article key={event.id} className="lg:pb-10">
      <div className="page">
        <EventBreadcrumbs event={event} />
        <EventHeader event={event} />
      </div>
      <div className="page mt-6 grid grid-cols-1 gap-8 lg:mt-10 lg:grid-cols-12 lg:gap-x-12">
        <aside className="grid grid-cols-1 content-start gap-6 lg:sticky lg:top-6 lg:order-2 lg:col-span-5 lg:self-start">
          <JoinBox event={event} />
          <EventFacts event={event} />
        </aside>
        <div className="grid grid-cols-1 content-start gap-10 lg:order-1 lg:col-span-7">
          {event.picture ? (
            <Poster poster={event.picture.large} topic={event.topics[0]?.key ?? ""} seed={event.id} isFirst />
          ) : null}
          <Body event={event} />
          <Speakers event={event} />
          <NextLinks event={event} />
        </div>
      </div>
      <JoinBar event={event} />
    </article>
  )
}

function EventBreadcrumbs({ event }: { event: Event }) {
  const t = useTranslations("events")
  const href = useHref()
  return (
    <div className="no-print py-2 max-sm:[&_li:last-child]:hidden lg:py-4">
      <Breadcrumbs
        label={t("breadcrumbs")}
        crumbs={[
          { href: href("/"), label: t("home") },
          { href: href(EVENTS_PATH), label: t("title") },
          {
            href: href(eventHref(event.id)),
            label: (
              <span lang={event.language} className="block max-w-60 truncate lg:max-w-md">
                {event.title}
              </span>
            ),
          },
        ]}
      />
    </div>
  )
}

function EventHeader({ event }: { event: Event }) {
  const t = useTranslations("events")
  const href = useHref()
  return (
    <header className="grid max-w-4xl grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-4 text-ink-soft">
        <p>{t(`kinds.${event.kind}`)}</p>
        <TopicMarks topics={event.topics} hrefOf={(topic) => href(eventsHref({ topic }))} />
      </div>
      <h1 lang={event.language} className="voice-serif text-title leading-tight">
        <RubyText segments={event.titleRuby} />
      </h1>
      <p lang={event.language} className="voice-text max-w-measure text-lead">
        <RubyText segments={event.summaryRuby} />
      </p>
      {event.isFallback ? <Notice title={t(`fallback.${event.language}`)}>{null}</Notice> : null}
      <EventTools event={event} />
    </header>
  )
}

function Body({ event }: { event: Event }) {
  const t = useTranslations("events")
  return (
    <section aria-labelledby="about" className="section-rule">
      <h2 id="about" className="voice-serif text-heading">
        {t("about")}
      </h2>
      <TrustedHtml
        id={event.body.place}
        html={event.body.html}
        lang={event.language}
        className="prose-shirube mt-4"
      />
    </section>
  )
}

function Speakers({ event: { speakers } }: { event: Event }) {
  const t = useTranslations("events")
  const href = useHref()
  if (speakers.length === 0) return null
  return (
    <section aria-labelledby="speakers" className="section-rule">
      <h2 id="speakers" className="voice-serif text-heading">
        {t("speakers")}
      </h2>
      <ul className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {speakers.map(({ userId, name, seal, about, page }) => (
          <li key={userId ?? name} className="relative flex items-center gap-3">
            <Portrait photo={page?.photo ?? null} seal={seal} className="size-14!" />
            <span className="wrap-anywhere min-w-0">
              {page ? (
                <a
                  lang=""
                  href={href(page.path as Address)}
                  className="card-link block font-semibold underline decoration-rule-strong underline-offset-4 hover:decoration-ink"
                >
                  {name}
                </a>
              ) : (
                <span lang="" className="block font-semibold">
                  {name}
                </span>
              )}
              {about ? <span className="block text-ink-soft text-sm">{about}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NextLinks({ event: { topics, pastEventId } }: { event: Event }) {
  const t = useTranslations("events")
  const href = useHref()
  const [topic] = topics
  return (
    <nav aria-label={t("onwards")} className="no-print grid justify-items-start border-t pt-3">
      {pastEventId ? (
        <TextLink kind="stand-alone" href={href(`/learning/past-event/${pastEventId}`)}>
          {t("whatWasSaid")} →
        </TextLink>
      ) : null}
      <TextLink
        kind="stand-alone"
        href={href(`/community/ask-senpai?ask=1${topic ? `&topic=${topic.key}` : ""}`)}
      >
        {t("ask")} →
      </TextLink>
      <TextLink kind="stand-alone" href={href(EVENTS_PATH)}>
        {t("all")} →
      </TextLink>
    </nav>
  )
}

export function EventSkeleton() {
  const t = useTranslations("events")
  return (
    <div className="page pt-14">
      <Skeleton shape="article" label={t("loading")} />
    </div>
  )
}

export function EventNotFound() {
  const t = useTranslations("events.notFound")
  const href = useHref()
  return (
    <ContentNotFound
      title={t("title")}
      text={t("text")}
      back={{ href: href(EVENTS_PATH), label: t("back") }}
    />
  )
}

/** The facts a reader needs before going. */
function EventFacts({ event }: { event: Event }) {
  const t = useTranslations("events")
  const { venue, host, spokenLanguages, japaneseLevel, audience } = event
  const places = placesOf(event, t(event.format === "both" ? "onlineToo" : "online")).join(t("and"))
  return (
    <dl className="grid grid-cols-1 divide-y border-y">
      <Fact name={t("facts.place")}>
        {venue ? <span className="block">{venue}</span> : null}
        {places}
      </Fact>
      <Fact name={t("facts.language")}>
        {spokenLanguages.map((each) => t(`languages.${each}`)).join(t("and"))}
        <span className="block text-ink-soft text-sm">{t(`levels.${japaneseLevel}`)}</span>
      </Fact>
      <Fact name={t("facts.host")}>
        {host.name ?? t("us")}
        {host.kind === "us" ? null : (
          <span className="block text-ink-soft text-sm">{t(`hosts.${host.kind}`)}</span>
        )}
      </Fact>
      <Fact name={t("facts.audience")}>{t(`audiences.${audience}`)}</Fact>
      <Fact name={t("facts.price")}>{t("free")}</Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 py-3">
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

/** Save, share and furigana. */
function EventTools({ event }: { event: Event }) {
  const t = useTranslations("events")
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-1 border-y py-1">
      <ItemActions thing={`event:${event.id}`} title={event.title} look="words" />
      <ShareButton
        title={event.title}
        labels={{ share: t("share"), copied: t("copied"), copyFailed: t("copyFailed") }}
      />
      {event.language === "ja" ? (
        <div className="noscript:hidden">
          <FuriganaChoice />
        </div>
      ) : null}
    </div>
  )
}
