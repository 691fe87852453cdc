import { useQuery, useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { FiltersInUse, ListFrame } from "#web/kits/lists/filters.tsx"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import {
  facets,
  filtersOf,
  type MemberFilters,
  type MembersSearch,
  membersHref,
  withFilter,
} from "./address.ts"
import { Badges } from "./badges.tsx"
import { MemberFiltersForm } from "./member-filters-form.tsx"
import { PersonDialog } from "./person-dialog.tsx"
import { type Member, membersQuery, universityQuery } from "./queries.ts"
import { type Names, useNames } from "./use-names.ts"

interface MembersPageProps {
  readonly search: MembersSearch
  /** Renders a member's details below their name. */
  readonly details: (member: Member, lists: Names) => ReactNode
  /** Above the list. */
  readonly hellos: ReactNode
}

export function MembersPage({ search, details, hellos }: MembersPageProps) {
  const t = useTranslations("members")
  const href = useHref()
  const filters = filtersOf(search)
  const list = useSuspenseInfiniteQuery(membersQuery(filters))
  const { items, more, listRef } = useGrowingList(list)
  return (
    <div className="page py-8 md:py-14">
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t("lead")}</p>
      <TextLink kind="stand-alone" href={href("/account/member-profile")}>
        {t("ownEntry")}
      </TextLink>
      {hellos}
      <ListFrame filters={<MemberFiltersForm filters={filters} />}>
        <MemberFiltersInUse filters={filters} />
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
      </ListFrame>
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

const lists = { country: "countries", language: "languages", industry: "industries" } as const

/** The active filters, each with a remove link. */
function MemberFiltersInUse({ filters }: { filters: MemberFilters }) {
  const t = useTranslations("members")
  const language = useLocale()
  const { nameOf } = useNames()
  const { university = "" } = filters
  const { data: named } = useQuery({ ...universityQuery(university), enabled: university !== "" })
  const labelOf = (facet: (typeof facets)[number], value: string) =>
    facet === "university" ? (named?.[language] ?? value) : nameOf(lists[facet], value)
  const active = [
    ...(filters.name ? [{ name: "name" as const, label: t("quoted", { name: filters.name }) }] : []),
    ...facets.flatMap((facet) => {
      const value = filters[facet]
      return value ? [{ name: facet, label: labelOf(facet, value) }] : []
    }),
  ]
  return (
    <FiltersInUse
      filters={active.map(({ name, label }) => ({
        name,
        label,
        href: membersHref(withFilter(filters, name, "")),
      }))}
      clear={membersHref()}
    />
  )
}

function MemberRow({ member, filters }: { member: Member; filters: MemberFilters }) {
  const t = useTranslations("members")
  const tProfile = useTranslations("profile")
  const href = useHref()
  const navigate = useNavigate()
  const language = useLocale()
  const { nameOf } = useNames()
  const { nationality, university, japaneseLevel, introduction } = member
  const search = { ...filters, person: member.id }
  const facts = [
    nationality && nameOf("countries", nationality),
    university?.name,
    japaneseLevel && t("japanese", { level: tProfile(`level.${japaneseLevel}`) }),
  ].filter((fact) => fact)
  const words = introduction && (introduction[language] ?? introduction.en ?? introduction.ja)
  return (
    <li className="border-b">
      <a
        href={href(membersHref(search))}
        className="group flex gap-4 py-4 hover:bg-washi"
        onClick={(event) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          // The list keeps its scroll position behind the dialog.
          event.preventDefault()
          void navigate({ to: "/members", search, resetScroll: false })
        }}
      >
        <Portrait photo={member.photo} seal={member.seal} className="size-12!" />
        <span className="grid min-w-0 gap-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="voice-serif wrap-anywhere text-lg underline-offset-4 group-hover:underline">
              {member.displayName}
            </span>
            <Badges member={member} />
          </span>
          {facts.length > 0 ? (
            <span className="wrap-anywhere text-ink-soft text-sm">{facts.join(" · ")}</span>
          ) : null}
          {words ? <span className="line-clamp-2 wrap-anywhere">{words}</span> : null}
        </span>
      </a>
    </li>
  )
}
