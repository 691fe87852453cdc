import { languages } from "@shirube/vocabulary/language"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { FilteredList, type ListFilter, ListFrame } from "#web/kits/lists/filters.tsx"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { type CourseSearch, coursesHref, type ListPath, levels, readCourseSearch } from "../address.ts"
import { CourseCard } from "../course-card.tsx"
import { coursesQuery } from "../queries.ts"

export function CoursesPage({ path, search }: { path: ListPath; search: CourseSearch }) {
  const t = useTranslations("courses")
  return (
    <div className="page pt-5 pb-10 md:pt-8 lg:pt-14">
      <Masthead path={path} />
      <FilteredList
        path={path}
        hrefOf={(values) => coursesHref(path, readCourseSearch(values))}
        filters={useCourseFilters(search)}
        topics={{ label: t("topic"), all: t("anyTopic"), value: search.topic }}
      >
        <CourseList path={path} search={search} />
      </FilteredList>
    </div>
  )
}

function Masthead({ path }: { path: ListPath }) {
  const t = useTranslations("courses")
  const isCareer = path === "/career/course"
  return (
    <header className="grid grid-cols-1 gap-4 lg:grid-cols-12 lg:items-end lg:gap-x-12">
      <h1 className="voice-serif text-title md:text-display lg:col-span-7">
        {t(isCareer ? "career.title" : "title")}
      </h1>
      <p className="voice-text max-w-measure text-ink-soft text-lead max-md:hidden lg:col-span-5">
        {t(isCareer ? "career.lead" : "lead")}
      </p>
      <PatternBand
        pattern={isCareer ? "seigaiha" : "asanoha"}
        tone={isCareer ? "ai" : "matcha"}
        className="h-3 max-md:hidden lg:col-span-12 lg:mt-4"
      />
    </header>
  )
}

/** The list's loading skeleton. */
export function CoursesSkeleton({ path }: { path: ListPath }) {
  const t = useTranslations("courses")
  return (
    <div className="page pt-5 md:pt-8 lg:pt-14">
      <Masthead path={path} />
      <ListFrame>
        <div className="grid gap-10 sm:grid-cols-2">
          {["first", "second", "third", "fourth"].map((place) => (
            <Skeleton key={place} shape="card" label={t("loading")} />
          ))}
        </div>
      </ListFrame>
    </div>
  )
}

function CourseList({ path, search }: { path: ListPath; search: CourseSearch }) {
  const t = useTranslations("courses")
  const href = useHref()
  const list = useSuspenseInfiniteQuery(coursesQuery(search))
  const { items, more, listRef } = useGrowingList(list)
  if (items.length === 0)
    return (
      <EmptyState
        title={t("emptyTitle")}
        pattern="asanoha"
        action={
          <ButtonLink href={href(coursesHref(path))} variant="secondary">
            {t("clear")}
          </ButtonLink>
        }
      >
        {t("emptyText")}
      </EmptyState>
    )
  return (
    <section aria-label={t("results")} className="grid grid-cols-1 gap-8">
      <Growing more={more} page={{ search, hrefOf: (other) => href(coursesHref(path, other)) }}>
        <ul ref={listRef} className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2">
          {items.map((course) => (
            <li key={course.id}>
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      </Growing>
    </section>
  )
}

function useCourseFilters(search: CourseSearch): readonly ListFilter[] {
  const t = useTranslations("courses")
  return [
    {
      name: "level",
      label: t("level"),
      value: search.level,
      placeholder: t("anyLevel"),
      options: levels.map((level) => ({ value: level, label: level.toUpperCase() })),
    },
    {
      name: "language",
      label: t("language"),
      value: search.language,
      placeholder: t("anyLanguage"),
      options: languages.map((each) => ({ value: each, label: t(`languages.${each}`) })),
    },
  ]
}
