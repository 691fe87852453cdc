import { PRODUCT_NAME, PRODUCT_NAME_JA } from "@shirube/vocabulary/product"
import { useSuspenseQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useHref, useMember, usePath } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Logo } from "#web/ui/site/logo.tsx"
import { useCurrentInView } from "#web/ui/text/use-current-in-view.ts"
import { queuesQuery } from "../review/queries.ts"

const WATCHED_WORDS = "/editors/watched-words"
const SUSPENSIONS = "/editors/suspensions"
const EVENTS = "/editors/events"
const PAST_EVENTS = "/editors/past-events"
const CALENDAR = "/editors/calendar"
const PUBLISHED_COURSES = "/editors/published-courses"
const INVITATIONS = "/editors/invitations"

/** The editors' area: dense and calm, with every queue one press away. */
export function EditorsFrame({ children }: { children: ReactNode }) {
  const t = useTranslations("editors")
  const href = useHref()
  const path = usePath()
  const { data } = useSuspenseQuery(queuesQuery)
  const row = useCurrentInView(path)
  const member = useMember()
  const item = (isCurrent: boolean) =>
    classNames(
      "flex min-h-11 flex-none items-center gap-2 border-b-3 px-1 text-sm",
      isCurrent ? "border-shu font-semibold" : "border-transparent text-ink-soft hover:text-ink",
    )
  return (
    <div className="min-h-dvh bg-paper">
      <div className="border-b">
        <div className="flex flex-wrap items-center justify-between gap-x-6 px-4 pt-2 md:px-6">
          <p className="flex items-center gap-3">
            <a href={href("/")} aria-label={t("toSite")} className="inline-flex min-h-11 items-center">
              <Logo name={PRODUCT_NAME} kana={PRODUCT_NAME_JA} />
            </a>
            <span className="text-ink-soft text-sm">{t("desk")}</span>
          </p>
          <p className="text-ink-soft text-sm">{member.name}</p>
        </div>
        <nav
          ref={row}
          aria-label={t("queues")}
          className="no-scrollbar flex gap-5 overflow-x-auto px-4 md:px-6"
        >
          <a
            href={href("/editors")}
            aria-current={path === "/editors" ? "page" : undefined}
            className={item(path === "/editors")}
          >
            {t("everything")}
          </a>
          {data.items.map(({ queue, title, waiting }) => (
            <a
              key={queue}
              href={href(`/editors/${queue}`)}
              aria-current={path === `/editors/${queue}` ? "page" : undefined}
              className={item(path === `/editors/${queue}`)}
            >
              {title}
              <span className="border px-1.5 text-xs tabular-nums">{t("count", { count: waiting })}</span>
            </a>
          ))}
          <a
            href={href(WATCHED_WORDS)}
            aria-current={path === WATCHED_WORDS ? "page" : undefined}
            className={item(path === WATCHED_WORDS)}
          >
            {t("watched.title")}
          </a>
          <a
            href={href(SUSPENSIONS)}
            aria-current={path === SUSPENSIONS ? "page" : undefined}
            className={item(path === SUSPENSIONS)}
          >
            {t("suspensions.title")}
          </a>
          <a
            href={href(EVENTS)}
            aria-current={path.startsWith(EVENTS) ? "page" : undefined}
            className={item(path.startsWith(EVENTS))}
          >
            {t("events")}
          </a>
          <a
            href={href(PAST_EVENTS)}
            aria-current={path.startsWith(PAST_EVENTS) ? "page" : undefined}
            className={item(path.startsWith(PAST_EVENTS))}
          >
            {t("pastEvents")}
          </a>
          <a
            href={href(CALENDAR)}
            aria-current={path.startsWith(CALENDAR) ? "page" : undefined}
            className={item(path.startsWith(CALENDAR))}
          >
            {t("calendar")}
          </a>
          <a
            href={href(PUBLISHED_COURSES)}
            aria-current={path === PUBLISHED_COURSES ? "page" : undefined}
            className={item(path === PUBLISHED_COURSES)}
          >
            {t("publishedCourses")}
          </a>
          {member.isAdministrator ? (
            <a
              href={href(INVITATIONS)}
              aria-current={path === INVITATIONS ? "page" : undefined}
              className={item(path === INVITATIONS)}
            >
              {t("invitations.title")}
            </a>
          ) : null}
        </nav>
      </div>
      <div className="px-4 py-5 md:px-6">{children}</div>
    </div>
  )
}
