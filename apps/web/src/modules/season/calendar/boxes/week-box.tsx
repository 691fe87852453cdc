import { useEffect, useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { isInBrowserStore } from "#web/lib/browser/browser-store.ts"
import type { Address } from "#web/lib/page/address.ts"
import { useHref, useIsMember } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { calendarHref, entryHref } from "../address.ts"
import { useClassName } from "../season/class-form.tsx"
import { Span } from "../season/span.tsx"
import type { LoadKeptDue, Week } from "./week.ts"

interface WeekBoxProps {
  readonly week: Week
  /** Must be referentially stable. */
  readonly loadKeptDue: LoadKeptDue
}

/**
 * What to do this week. The server renders the same box for everyone; the reader's own week replaces it after
 * hydration.
 */
export function WeekBox({ week: everybodys, loadKeptDue }: WeekBoxProps) {
  const t = useTranslations("calendar")
  const href = useHref()
  const nameOf = useClassName()
  const week = useOwnWeek(everybodys, loadKeptDue)
  const { step, news } = week
  return (
    <div className="@container">
      <div className="grid min-h-40 @4xl:grid-cols-2 grid-cols-1 gap-x-12 gap-y-3">
        <div className="min-w-0">
          <p className="text-ink-soft text-sm">
            {t("box.for", { class: nameOf(week.class) })}
            {week.behindMonths === undefined ? null : (
              <span className="block font-semibold text-shu-ink">
                {t("behind", { months: week.behindMonths })}
              </span>
            )}
          </p>
          {step ? (
            <>
              <h3 lang={step.language} className="voice-serif text-xl leading-snug">
                <a
                  href={href(entryHref(step.address))}
                  className="inline-flex min-h-11 items-center decoration-1 underline-offset-4 hover:underline"
                >
                  <span>
                    <RubyText segments={step.titleRuby} />
                  </span>
                </a>
              </h3>
              <p className="text-ink-soft text-sm">
                {week.isNext ? `${t("road.startsNext")} · ` : null}
                <Span when={{ ...step, startsAt: null }} />
              </p>
              <p lang={step.language} className="voice-text mt-1 max-w-measure">
                <RubyText segments={step.summaryRuby} />
              </p>
            </>
          ) : null}
        </div>
        <div className="min-w-0">
          {news.length > 0 ? (
            <ul aria-label={t("dueThisWeek")} className="divide-y border-y">
              {news.map((item) => (
                <li key={item.key} className="py-1.5">
                  <p className="text-ink-soft text-sm">
                    <Span when={item} />
                  </p>
                  <a
                    href={href((item.href ?? calendarHref()) as Address)}
                    lang={item.language}
                    className="wrap-anywhere inline-flex min-h-11 items-center decoration-1 underline-offset-4 hover:underline"
                  >
                    <span>
                      <RubyText segments={item.title} />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
          <TextLink kind="stand-alone" href={href(calendarHref())} className="mt-1">
            {t("box.all")} →
          </TextLink>
        </div>
      </div>
    </div>
  )
}

function useOwnWeek(everybodys: Week, loadKeptDue: LoadKeptDue): Week {
  const language = useLocale()
  const isMember = useIsMember()
  const [own, setOwn] = useState<Week>()
  const shown = everybodys.class
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const load = async () => {
      const kept = isMember ? [] : await loadKeptDue()
      if (!isMember && kept.length === 0 && !isInBrowserStore("calendar")) return
      const { loadOwnWeek } = await import("./own-week.ts")
      const week = await loadOwnWeek({ isMember, language, shown, kept, signal })
      if (!signal.aborted) setOwn(week)
    }
    load().catch(() => {})
    return () => leaving.abort()
  }, [isMember, language, shown, loadKeptDue])
  return own ?? everybodys
}
