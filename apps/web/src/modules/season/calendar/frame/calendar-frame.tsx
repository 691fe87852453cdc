import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import type { PagePath } from "#web/lib/page/address.ts"
import { useHref, usePath } from "#web/lib/page/use-app.ts"
import { useCurrentInView } from "#web/ui/text/use-current-in-view.ts"

interface Tab {
  readonly to: PagePath
  readonly label: Parameters<ReturnType<typeof useTranslations<"calendar">>>[0]
}

/** The calendar's tabs. A new feature adds its page here and its label to the messages. */
const tabs = [
  { to: "/shukatsu-calendar", label: "tabs.calendar" },
  { to: "/shukatsu-calendar/applications", label: "tabs.applications" },
  { to: "/shukatsu-calendar/visa", label: "tabs.visa" },
] as const satisfies readonly Tab[]

/** Wraps every page of the calendar. Each page sets its own title. */
export function CalendarFrame({ children }: { children: ReactNode }) {
  return (
    <>
      {(tabs as readonly Tab[]).length > 1 ? <CalendarTabs /> : null}
      {children}
    </>
  )
}

function CalendarTabs() {
  const t = useTranslations("calendar")
  const href = useHref()
  const path = usePath()
  const row = useCurrentInView<HTMLUListElement>(path)
  return (
    <nav aria-label={t("tabs.label")} className="no-print border-b">
      <ul ref={row} className="page no-scrollbar -mb-px flex gap-x-6 overflow-x-auto">
        {tabs.map(({ to, label }) => (
          <li key={to} className="flex-none">
            <a
              href={href(to)}
              aria-current={path === to ? "page" : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-3 pt-[3px] text-[0.9375rem] text-ink-soft hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-shu aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
