import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { activeFilters, type MentorSearch, mentorsHref, withoutFilter } from "../address.ts"
import type { MentorPage } from "../queries.ts"
import type { ValueNames } from "../use-value-names.ts"

interface NoMentorsProps {
  readonly search: MentorSearch
  readonly drop: MentorPage["drop"]
  readonly names: ValueNames
}

/** Says which filter to remove, and how many senpai that would find. */
export function NoMentors({ search, drop, names: { labelOf } }: NoMentorsProps) {
  const t = useTranslations("mentors")
  const href = useHref()
  const isNarrowed = activeFilters(search).length > 0
  return (
    <EmptyState
      title={t(isNarrowed ? "none.title" : "none.noOneTitle")}
      pattern="kikko"
      action={
        <ul className="flex flex-wrap gap-3">
          {drop.map(({ filter, count }) => (
            <li key={filter}>
              <ButtonLink href={href(mentorsHref(withoutFilter(search, filter)))}>
                {t("none.drop", { filter: labelOf(filter, search[filter] ?? ""), count })}
              </ButtonLink>
            </li>
          ))}
          {isNarrowed ? (
            <li>
              <ButtonLink variant="secondary" href={href(mentorsHref())}>
                {t("clear")}
              </ButtonLink>
            </li>
          ) : null}
          {drop.length === 0 ? (
            <li>
              <ButtonLink variant="secondary" href={href("/community/ask-senpai")}>
                {t("none.ask")}
              </ButtonLink>
            </li>
          ) : null}
        </ul>
      }
    >
      {t(drop.length > 0 ? "none.dropHelp" : isNarrowed ? "none.text" : "none.noOneText")}
    </EmptyState>
  )
}
