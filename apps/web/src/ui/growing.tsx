import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import type { MoreOfList } from "#web/lib/use-growing-list.ts"
import { More } from "./more.tsx"
import { Notice } from "./notice.tsx"
import { ShowMore } from "./show-more.tsx"
import { TextLink } from "./text-link.tsx"

type GrowingProps = {
  more: MoreOfList
  /** The first page, where this one begins further down. */
  startHref?: string | undefined
  /** Where the next page has an address of its own: it works without JavaScript. */
  moreHref?: ((cursor: string) => string) | undefined
  /** The list itself. */
  children: ReactNode
}

/** What stands around a list that grows: the way back to its start, the way to more, and what came of it. */
export function Growing({ more, startHref, moreHref, children }: GrowingProps) {
  const t = useTranslations("growing")
  return (
    <>
      {startHref ? (
        <TextLink kind="stand-alone" href={startHref}>
          ← {t("fromStart")}
        </TextLink>
      ) : null}
      {children}
      <p role="status" className="sr-only">
        {more.arrived ? t("loaded", { count: more.arrived }) : null}
      </p>
      {more.hasFailed ? (
        <Notice kind="error" live>
          {t("failed")}
        </Notice>
      ) : null}
      {!moreHref ? (
        <ShowMore list={more} label={t("more")} busyLabel={t("loading")} onPress={more.show} />
      ) : more.hasNextPage && more.cursor ? (
        <More
          href={moreHref(more.cursor)}
          label={t("more")}
          busy={more.isFetchingNextPage}
          busyLabel={t("loading")}
          onMore={more.show}
        />
      ) : null}
    </>
  )
}
