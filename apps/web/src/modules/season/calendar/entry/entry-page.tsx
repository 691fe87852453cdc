import { endOf } from "@shirube/vocabulary/season/calendar/road"
import { useTranslations } from "use-intl"
import { ContentNotFound } from "#web/kits/not-found/content-not-found.tsx"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { Breadcrumbs } from "#web/ui/site/breadcrumbs.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { Sources } from "#web/ui/text/sources.tsx"
import { TrustedHtml } from "#web/ui/text/trusted-html.tsx"
import { CALENDAR_PATH, calendarHref, entryHref } from "../address.ts"
import type { CalendarEntry } from "../queries.ts"
import { useClassName } from "../season/class-form.tsx"
import { Span } from "../season/span.tsx"
import { HelpLink, hasTool, ToolLink } from "../season/step-card.tsx"

export function EntryPage({ entry }: { entry: CalendarEntry }) {
  const t = useTranslations("calendar")
  const href = useHref()
  const { language } = entry
  return (
    <article key={entry.entryId} className="page pb-10">
      <div className="no-print py-2 max-sm:[&_li:last-child]:hidden lg:py-4">
        <Breadcrumbs
          label={t("breadcrumbs")}
          crumbs={[
            { href: href("/"), label: t("home") },
            { href: href(CALENDAR_PATH), label: <LabelText text={t("title")} /> },
            {
              href: href(entryHref(entry.address)),
              label: (
                <span lang={language} className="block max-w-60 truncate lg:max-w-md">
                  {entry.title}
                </span>
              ),
            },
          ]}
        />
      </div>
      <header className="grid max-w-4xl grid-cols-1 gap-3">
        <p className="text-ink-soft">{t(`kinds.${entry.kind}`)}</p>
        <h1 lang={language} className="voice-serif text-title leading-tight">
          <RubyText segments={entry.titleRuby} />
        </h1>
        <p lang={language} className="voice-text max-w-measure text-lead">
          <RubyText segments={entry.summaryRuby} />
        </p>
        {entry.isFallback ? <Notice title={t(`fallback.${language}`)} /> : null}
      </header>
      <div className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-12 lg:gap-x-12">
        <div className="lg:col-span-7">
          <TrustedHtml
            id={entry.body.place}
            html={entry.body.html}
            lang={language}
            className="prose-shirube"
          />
          <Helps entry={entry} />
        </div>
        <aside className="grid grid-cols-1 content-start gap-8 lg:col-span-5">
          <Dates entry={entry} />
          <Sources
            sources={entry.sources}
            title={t("sources")}
            checked={(date) => t("sourceChecked", { date })}
          />
        </aside>
      </div>
    </article>
  )
}

function Helps({ entry: { helps, phase } }: { entry: CalendarEntry }) {
  const t = useTranslations("calendar")
  if (helps.length === 0 && !hasTool(phase)) return null
  return (
    <section aria-labelledby="helps" className="section-rule mt-8">
      <h2 id="helps" className="voice-serif text-heading">
        {t("helps")}
      </h2>
      <ul className="mt-2 divide-y">
        {hasTool(phase) ? (
          <li>
            <ToolLink phase={phase} />
          </li>
        ) : null}
        {helps.map((help) => (
          <li key={help.path}>
            <HelpLink help={help} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Hides past dates unless all of them are past. */
function Dates({ entry }: { entry: CalendarEntry }) {
  const t = useTranslations("calendar")
  const href = useHref()
  const nameOf = useClassName()
  const ahead = entry.dates.filter((when) => endOf(when) >= entry.today)
  const dates = ahead.length > 0 ? ahead : entry.dates
  return (
    <section aria-labelledby="dates" className="section-rule">
      <h2 id="dates" className="voice-serif text-heading">
        {t("dates")}
      </h2>
      <dl className="mt-2 divide-y">
        {dates.map((when) => (
          <div
            key={`${when.class} ${when.startsOn}`}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 py-2"
          >
            <dt>
              {when.class === null ? (
                (when.label ?? t("everybody"))
              ) : (
                <TextLink href={href(calendarHref({ class: when.class }))}>{nameOf(when.class)}</TextLink>
              )}
            </dt>
            <dd>
              <Span when={{ ...when, startsAt: null }} />
              {when.isExpected ? <p className="text-sm text-yamabuki">{t("expectedLong")}</p> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function EntrySkeleton() {
  const t = useTranslations("calendar")
  return (
    <div className="page pt-14">
      <Skeleton shape="article" label={t("loading")} />
    </div>
  )
}

export function EntryNotFound() {
  const t = useTranslations("calendar.notFound")
  const href = useHref()
  return (
    <ContentNotFound
      title={t("title")}
      text={t("text")}
      back={{ href: href(CALENDAR_PATH), label: t("back") }}
    />
  )
}
