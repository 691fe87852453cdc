import { PRODUCT_NAME, PRODUCT_NAME_JA } from "@shirube/vocabulary/product"
import { useSuspenseQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { editorNavigation } from "#web/editor-navigation.gen.ts"
import { entriesIn, isCurrent } from "#web/lib/page/navigation.ts"
import { useHref, useMember, usePath } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Logo } from "#web/ui/site/logo.tsx"
import { useCurrentInView } from "#web/ui/text/use-current-in-view.ts"
import { queuesQuery } from "../review/queries.ts"

/** The editors' area: dense and calm, with every queue one press away. */
export function EditorsFrame({ children }: { children: ReactNode }) {
  const t = useTranslations("editors")
  const label = useTranslations("editorNavigation")
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
            <span className="text-ink-soft text-sm">{t("area")}</span>
          </p>
          <p className="text-ink-soft text-sm">{member.name}</p>
        </div>
        <nav
          ref={row}
          aria-label={t("queues")}
          className="scroll-row [--spacing-gutter:1rem] md:[--spacing-gutter:1.5rem]"
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
          {entriesIn(editorNavigation, "tabs")
            .filter(({ audience }) => audience === undefined || member.isAdministrator)
            .map((entry) => (
              <a
                key={entry.to}
                href={href(entry.to)}
                aria-current={isCurrent(path, entry) ? "page" : undefined}
                className={item(isCurrent(path, entry))}
              >
                {label(entry.text)}
              </a>
            ))}
        </nav>
      </div>
      <div className="px-4 py-5 md:px-6">{children}</div>
    </div>
  )
}
