import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { type CalendarSearch, calendarHref, views } from "../address.ts"

/** The same calendar in three views, each with its own URL. */
export function ViewTabs({ search }: { search: CalendarSearch }) {
  const t = useTranslations("calendar")
  const href = useHref()
  const now = search.view ?? "road"
  const { view: _, month: __, ...rest } = search
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-x-6 border-b">
      <nav aria-label={t("viewsLabel")}>
        <ul className="-mb-px flex gap-x-6">
          {views.map((view) => (
            <li key={view}>
              <a
                href={href(calendarHref(view === "road" ? rest : { ...rest, view }))}
                aria-current={view === now ? "page" : undefined}
                className="inline-flex min-h-11 items-center border-transparent border-b-3 pt-[3px] text-ink-soft hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-shu aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {t(`views.${view}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className={buttonClass("quiet")} onClick={() => print()}>
        {t("print")}
      </button>
    </div>
  )
}
