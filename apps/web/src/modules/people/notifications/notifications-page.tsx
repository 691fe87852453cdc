import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import { byThread } from "#web/lib/notify/by-thread.ts"
import { useHref, usePrefix } from "#web/lib/page/use-app.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Ago } from "#web/ui/text/ago.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { categories } from "./address.ts"
import { type Category, type Notification, notificationsQuery } from "./queries.ts"

export function NotificationsPage({ category }: { category: Category | undefined }) {
  const t = useTranslations("notifications")
  const href = useHref()
  const list = useSuspenseInfiniteQuery(notificationsQuery(category))
  const { items, more, listRef } = useGrowingList(list)
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
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
              {byThread(items).map(([newest, ...earlier]) => (
                <li key={newest.id}>
                  <NotificationRow notification={newest} />
                  {earlier.length > 0 ? <Earlier notifications={earlier} /> : null}
                </li>
              ))}
            </ul>
          </Growing>
        </div>
      )}
    </div>
  )
}

/** One control; without JavaScript, a form with a button. */
function Filter({ category }: { category: Category | undefined }) {
  const t = useTranslations("notifications")
  const href = useHref()
  const navigate = useNavigate()
  const choose = (chosen: string) => {
    const known = categories.find((each) => each === chosen)
    return navigate({
      href: href(known ? `/account/notifications?category=${known}` : "/account/notifications"),
    })
  }
  return (
    <form action={href("/account/notifications")} className="mt-6 flex max-w-sm items-end gap-3">
      <Field label={t("filter")} id="category">
        {(props) => (
          <Select
            {...props}
            name="category"
            key={category ?? ""}
            defaultValue={category ?? ""}
            placeholder={t("all")}
            options={categories.map((each) => ({ value: each, label: t(`category.${each}`) }))}
            onChange={({ target }) => void choose(target.value)}
          />
        )}
      </Field>
      <noscript>
        <Button type="submit" variant="secondary">
          {t("show")}
        </Button>
      </noscript>
    </form>
  )
}

/** The other notifications about a thread, folded. */
function Earlier({ notifications }: { notifications: readonly Notification[] }) {
  const t = useTranslations("notifications")
  const unread = notifications.filter(({ isRead }) => !isRead).length
  return (
    <details className="ps-4 pb-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-ai text-sm">
        {t("earlier", { count: notifications.length })}
        {unread > 0 ? (
          <span className="font-semibold text-shu-ink">{t("newCount", { count: unread })}</span>
        ) : null}
      </summary>
      <ul className="divide-y border-s-2 ps-4">
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationRow notification={notification} />
          </li>
        ))}
      </ul>
    </details>
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
  const { id, category, title, text, path, createdAt, isRead } = notification
  const read = useAction("PUT /v1/notifications/{id}/read", { touches: ["notifications"] })
  const unread = useAction("DELETE /v1/notifications/{id}/read", { touches: ["notifications"] })
  const toggle = isRead ? unread : read
  return (
    <div className="grid gap-1 py-4">
      <p className="flex flex-wrap items-center gap-x-3 text-ink-faint text-sm">
        {isRead ? null : <span className="font-semibold text-shu-ink">{t("new")}</span>}
        <span>{t(`category.${category}`)}</span>
        <Ago at={createdAt} precision="moment" />
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
    </div>
  )
}
