import { useQuery } from "@tanstack/react-query"
import { Bell as BellIcon } from "lucide-react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { unreadQuery } from "#web/lib/query/unread.ts"

const MOST_SHOWN = 99

export function Bell() {
  const t = useTranslations("common")
  const href = useHref()
  const { data } = useQuery(unreadQuery())
  const count = data?.count ?? 0
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
