import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import type { MoreOfList } from "#web/lib/query/use-growing-list.ts"
import { TextLink } from "../control/text-link.tsx"
import { Notice } from "../overlay/notice.tsx"
import { More } from "./more.tsx"
import { ShowMore } from "./show-more.tsx"

type GrowingProps = {
  more: MoreOfList
  /** The first page, if this one starts further down. */
  startHref?: string | undefined
  /** The URL of the next page, for readers without JavaScript. */
  moreHref?: ((cursor: string) => string) | undefined
  /** The list itself. */
  children: ReactNode
}

/** Around a growing list: the link to its start, the button for more, and its status. */
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
