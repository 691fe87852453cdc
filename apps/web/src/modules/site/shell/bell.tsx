import { useQuery } from "@tanstack/react-query"
import { Bell as BellIcon } from "lucide-react"
import { useEffect } from "react"
import { useTranslations } from "use-intl"
import { showAppBadge } from "#web/lib/notify/app-badge.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { unreadQuery } from "#web/lib/query/unread.ts"

const MOST_SHOWN = 99

export function Bell() {
  const t = useTranslations("common")
  const href = useHref()
  const { data } = useQuery(unreadQuery())
  const count = data?.count ?? 0
  useEffect(() => {
    if (data) showAppBadge(data.count)
  }, [data])
  return (
    <a
      href={href("/account/notifications")}
      aria-label={t("unread", { count })}
      className="relative grid size-11 place-items-center hover:bg-washi"
    >
      <BellIcon aria-hidden className="size-5" />
      {count > 0 ? (
        <span
          aria-hidden
          className="absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-shu px-1 font-semibold text-on-shu text-xs leading-none"
        >
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      ) : null}
    </a>
  )
}

/** The bell announces the number. */
export function UnreadDot() {
  const { data } = useQuery(unreadQuery())
  return data && data.count > 0 ? (
    <span
      aria-hidden
      data-unread
      className="absolute -end-1 -top-1 size-3 rounded-full border-2 border-paper bg-shu"
    />
  ) : null
}
