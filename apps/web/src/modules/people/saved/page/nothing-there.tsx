import type { SavedList } from "@shirube/vocabulary/people/saved/choices"
import { useTranslations } from "use-intl"
import type { Address } from "#web/lib/page/address.ts"
import { useHref, useMember } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { type SavedView, savedHref } from "../address.ts"

/** Where readers find items to save, per list. */
const sources: Record<SavedList, Address> = {
  article: "/article",
  question: "/community/ask-senpai",
  course: "/learning/courses",
  event: "/career/event",
}

interface NothingThereProps {
  readonly view: SavedView
  /** Whether the chosen collection exists. */
  readonly hasCollection: boolean
}

export function NothingThere({ view, hasCollection }: NothingThereProps) {
  const t = useTranslations("saved")
  const href = useHref()
  const isCompany = useMember().role === "company"
  const { list } = view
  if (view.q !== undefined || view.collection !== undefined) {
    const why = view.q !== undefined ? "notFound" : hasCollection ? "emptyCollection" : "noCollection"
    return (
      <EmptyState
        title={t(`${why}Title`)}
        pattern="yagasuri"
        action={
          <ButtonLink variant="secondary" href={href(savedHref({ list }))}>
            {t("showAll")}
          </ButtonLink>
        }
      >
        {t(`${why}Text`)}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t("emptyTitle")}
      pattern="yagasuri"
      action={<ButtonLink href={href(sources[list])}>{t(`read.${list}`)}</ButtonLink>}
    >
      {isCompany ? t("emptyCompany") : t(`emptyText.${list}`)}
    </EmptyState>
  )
}
