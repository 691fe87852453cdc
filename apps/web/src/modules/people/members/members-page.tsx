import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { ActiveFilters } from "./active-filters.tsx"
import { filtersOf, type MemberFilters, type MembersSearch, membersHref } from "./address.ts"
import { MemberFiltersForm } from "./member-filters-form.tsx"
import { MemberRow } from "./member-row.tsx"
import { PersonDialog } from "./person-dialog.tsx"
import { type Member, membersQuery } from "./queries.ts"
import type { Names } from "./use-names.ts"

interface MembersPageProps {
  readonly search: MembersSearch
  /** Renders a member's details below their name. */
  readonly details: (member: Member, lists: Names) => ReactNode
}

export function MembersPage({ search, details }: MembersPageProps) {
  const t = useTranslations("members")
  const href = useHref()
  const filters = filtersOf(search)
  const list = useSuspenseInfiniteQuery(membersQuery(filters))
  const { items, more, listRef } = useGrowingList(list)
  return (
    <div className="page py-8 md:py-14">
      <h1 className="voice-serif text-title">{t("title")}</h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t("lead")}</p>
      <TextLink kind="stand-alone" href={href("/account/member-profile")}>
        {t("ownEntry")}
      </TextLink>
      <div className="editorial mt-4 md:mt-8">
        <div className="col-margin lg:sticky lg:top-6 lg:self-start">
          <MemberFiltersForm filters={filters} />
        </div>
        <div className="col-main grid grid-cols-1 content-start gap-5 md:gap-8">
          <ActiveFilters filters={filters} />
          {items.length === 0 && !list.hasNextPage ? (
            <NoMembers filters={filters} />
          ) : (
            <Growing more={more}>
              <ul ref={listRef} aria-label={t("list")} className="border-t">
                {items.map((member) => (
                  <MemberRow key={member.id} member={member} filters={filters} />
                ))}
              </ul>
            </Growing>
          )}
        </div>
      </div>
      <PersonDialog
        id={search.person}
        known={items.find(({ id }) => id === search.person)}
        filters={filters}
        details={details}
      />
    </div>
  )
}

function NoMembers({ filters }: { filters: MemberFilters }) {
  const t = useTranslations("members")
  const href = useHref()
  const isNarrowed = Object.keys(filters).length > 0
  return (
    <EmptyState
      title={t(isNarrowed ? "emptyTitle" : "nobodyTitle")}
      pattern="kikko"
      action={
        <ButtonLink variant="secondary" href={href(isNarrowed ? membersHref() : "/account/member-profile")}>
          {t(isNarrowed ? "clear" : "toProfile")}
        </ButtonLink>
      }
    >
      {t(isNarrowed ? "emptyText" : "nobodyText")}
    </EmptyState>
  )
}
