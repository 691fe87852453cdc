import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import { useHref, usePrefix } from "#web/lib/page/use-app.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { Tag } from "#web/ui/text/tag.tsx"
import { categories } from "./address.ts"
import { type Category, type Notification, notificationsQuery } from "./queries.ts"

export function NotificationsPage({ category }: { category: Category | undefined }) {
  const t = useTranslations("notifications")
  const href = useHref()
  const list = useSuspenseInfiniteQuery(notificationsQuery(category))
  const { items, more, listRef } = useGrowingList(list)
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">{t("title")}</h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t("lead")}</p>
      <TextLink kind="stand-alone" href={href("/account/notifications-settings")}>
        {t("settings")}
      </TextLink>
      <Filter category={category} />
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            title={t("emptyTitle")}
            pattern="shippo"
            action={
              <ButtonLink variant="secondary" href={href("/account")}>
                {t("back")}
              </ButtonLink>
            }
          >
            {t("emptyText")}
          </EmptyState>
        </div>
      ) : (
        <div className="mt-6 grid max-w-3xl grid-cols-1 gap-8">
          <MarkAll items={items} />
          <Growing more={more}>
            <ul ref={listRef} className="divide-y border-y">
              {items.map((notification) => (
                <NotificationRow key={notification.id} notification={notification} />
              ))}
            </ul>
          </Growing>
        </div>
      )}
    </div>
  )
}

function Filter({ category }: { category: Category | undefined }) {
  const t = useTranslations("notifications")
  const href = useHref()
  return (
    <nav aria-label={t("filter")} className="mt-6 flex flex-wrap gap-2">
      <Tag href={href("/account/notifications")} current={category === undefined}>
        {t("all")}
      </Tag>
      {categories.map((each) => (
        <Tag key={each} href={href(`/account/notifications?category=${each}`)} current={each === category}>
          {t(`category.${each}`)}
        </Tag>
      ))}
    </nav>
  )
}

/** Up to the newest notification on screen: later ones stay unread. */
function MarkAll({ items }: { items: readonly Notification[] }) {
  const t = useTranslations("notifications")
  const mark = useAction("PUT /v1/notifications/read", { touches: ["notifications"] })
  const [newest] = items
  if (!newest || items.every(({ isRead }) => isRead)) return null
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      busy={mark.underWay.length > 0}
      onClick={() => void mark.run({ body: { newestId: newest.id } })}
    >
      {t("markAll")}
    </Button>
  )
}

function NotificationRow({ notification }: { notification: Notification }) {
  const t = useTranslations("notifications")
  const prefix = usePrefix()
  const moment = useMoment()
  const { id, category, title, text, path, createdAt, isRead } = notification
  const read = useAction("PUT /v1/notifications/{id}/read", { touches: ["notifications"] })
  const unread = useAction("DELETE /v1/notifications/{id}/read", { touches: ["notifications"] })
  const toggle = isRead ? unread : read
  return (
    <li className="grid gap-1 py-4">
      <p className="flex flex-wrap items-center gap-x-3 text-ink-faint text-sm">
        {isRead ? null : <span className="font-semibold text-shu-ink">{t("new")}</span>}
        <span>{t(`category.${category}`)}</span>
        <DateText dateTime={createdAt}>{moment(createdAt)}</DateText>
      </p>
      <h2 className={isRead ? "text-lg" : "font-semibold text-lg"}>
        <a
          href={withPrefix(path, prefix)}
          className="underline-offset-4 hover:underline"
          onClick={() => void (isRead || read.run({ params: { id } }))}
        >
          {title}
        </a>
      </h2>
      <p className="max-w-measure text-ink-soft">{text}</p>
      <div>
        <Button
          variant="quiet"
          className="-ms-5"
          busy={toggle.underWay.length > 0}
          aria-label={t(isRead ? "markUnreadOf" : "markReadOf", { title })}
          onClick={() => void toggle.run({ params: { id } })}
        >
          {t(isRead ? "markUnread" : "markRead")}
        </Button>
      </div>
    </li>
  )
}
