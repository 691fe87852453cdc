import { MOST_COUNTED_MENTORS } from "@shirube/vocabulary/mentors/directory/choices"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { FiltersInUse, ListFrame } from "#web/kits/lists/filters.tsx"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useBlocked } from "#web/lib/query/use-blocked.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { activeFilters, type MentorSearch, mentorsHref, withoutFilter } from "../address.ts"
import { LikeMe } from "../like-me/like-me.tsx"
import { MentorEntry } from "../mentor-entry.tsx"
import { mentorsQuery } from "../queries.ts"
import { useValueNames, type ValueNames } from "../use-value-names.ts"
import { MentorFilterForm, MentorSortField } from "./mentor-filter-form.tsx"
import { NoMentors } from "./no-mentors.tsx"

export function MentorsPage({ search }: { search: MentorSearch }) {
  const t = useTranslations("mentors")
  const href = useHref()
  const list = useSuspenseInfiniteQuery(mentorsQuery(search))
  const { items, more, listRef } = useGrowingList(list)
  const [first] = list.data.pages
  const total = first?.total ?? 0
  const names = useValueNames(list.data.pages.flatMap((page) => page.names))
  const blocked = useBlocked(items)
  const isWhole = Object.keys(search).length === 0
  return (
    <Frame>
      <ListFrame filters={<MentorFilterForm search={search} facets={first?.facets ?? []} names={names} />}>
        {isWhole ? <LikeMe /> : <MentorFiltersInUse search={search} names={names} />}
        <div
          className={classNames(
            "flex flex-wrap items-center justify-between gap-x-6 gap-y-2",
            items.length === 0 && "sr-only",
          )}
        >
          <p role="status" className="voice-serif text-lg">
            {t(isWhole || total < MOST_COUNTED_MENTORS ? "count" : "countMany", { count: total })}
          </p>
          {items.length === 0 ? null : <MentorSortField search={search} />}
        </div>
        {items.length === 0 ? (
          <NoMentors search={search} drop={first?.drop ?? []} names={names} />
        ) : (
          <section aria-label={t("results")} className="grid grid-cols-1 gap-6">
            <Growing more={more} page={{ search, hrefOf: (other) => href(mentorsHref(other)) }}>
              <ul ref={listRef} className="divide-y border-y">
                {items.map((mentor) => (
                  <li key={mentor.id} hidden={blocked.has(mentor.id)}>
                    <MentorEntry mentor={mentor} names={names} />
                  </li>
                ))}
              </ul>
            </Growing>
          </section>
        )}
      </ListFrame>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations("mentors")
  return (
    <div className="page pt-5 pb-10 md:pt-8 lg:pt-14">
      <header className="grid grid-cols-1 gap-3 lg:grid-cols-12 lg:items-end lg:gap-x-12">
        <h1 className="voice-serif text-title md:text-display lg:col-span-7">
          <LabelText text={t("title")} />
        </h1>
        <p className="voice-text max-w-measure text-ink-soft max-md:hidden md:text-lead lg:col-span-5">
          {t("lead")}
        </p>
        <PatternBand pattern="kikko" tone="azuki" className="h-3 max-md:hidden lg:col-span-12 lg:mt-4" />
      </header>
      {children}
    </div>
  )
}

/** The list's loading skeleton. */
export function MentorsSkeleton() {
  const t = useTranslations("mentors")
  return (
    <Frame>
      <ListFrame>
        <div className="grid gap-10">
          {["first", "second", "third"].map((place) => (
            <Skeleton key={place} shape="text" lines={4} label={t("loading")} />
          ))}
        </div>
      </ListFrame>
    </Frame>
  )
}

interface MentorFiltersInUseProps {
  readonly search: MentorSearch
  readonly names: ValueNames
}

function MentorFiltersInUse({ search, names: { labelOf } }: MentorFiltersInUseProps) {
  return (
    <FiltersInUse
      filters={activeFilters(search).map(({ filter, value }) => ({
        name: filter,
        label: labelOf(filter, value),
        href: mentorsHref(withoutFilter(search, filter)),
      }))}
      clear={mentorsHref()}
    />
  )
}
