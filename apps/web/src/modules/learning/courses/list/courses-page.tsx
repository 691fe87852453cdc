import { languages } from "@shirube/vocabulary/language"
import { topics, topicTexts } from "@shirube/vocabulary/topics"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import type { SubmitEvent } from "react"
import { useLocale, useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink, buttonClass } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { type CourseSearch, coursesHref, type ListPath, levels, readCourseSearch } from "../address.ts"
import { CourseCard } from "../course-card.tsx"
import { coursesQuery } from "../queries.ts"

export function CoursesPage({ path, search }: { path: ListPath; search: CourseSearch }) {
  return (
    <div className="page pt-5 pb-10 md:pt-8 lg:pt-14">
      <Masthead path={path} />
      <div className="mt-4 grid grid-cols-1 gap-6 md:mt-8">
        <CourseFilterForm path={path} search={search} />
        <CourseList path={path} search={search} />
      </div>
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
      <div className="mt-8 grid gap-10 sm:grid-cols-2 lg:grid-cols-3">
        {["first", "second", "third"].map((place) => (
          <Skeleton key={place} shape="card" label={t("loading")} />
        ))}
      </div>
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
        <ul ref={listRef} className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((course, place) => (
            <li key={course.id}>
              <CourseCard course={course} isFirst={place === 0} />
            </li>
          ))}
        </ul>
      </Growing>
    </section>
  )
}

/** A plain GET form that works without scripts; with scripts the router navigates without a reload. */
function CourseFilterForm({ path, search }: { path: ListPath; search: CourseSearch }) {
  const t = useTranslations("courses")
  const language = useLocale()
  const href = useHref()
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = Object.fromEntries(new FormData(event.currentTarget))
    void navigate({ href: href(coursesHref(path, readCourseSearch(chosen))) })
  }
  return (
    // Keys are on the fields, not the form: they reset on outside changes (a link, the back button) while the
    // submit button keeps focus.
    <search aria-label={t("filters")}>
      <form action={href(path)} method="get" onSubmit={submit} className="md:max-w-2xl">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
          <Field label={t("topic")}>
            {(control) => (
              <Select
                key={search.topic}
                {...control}
                name="topic"
                defaultValue={search.topic ?? ""}
                placeholder={t("anyTopic")}
                options={topics.map((topic) => ({ value: topic, label: topicTexts[topic].name[language] }))}
              />
            )}
          </Field>
          <button type="submit" className={buttonClass("secondary")}>
            {t("apply")}
          </button>
        </div>
        <MoreFilters search={search} />
      </form>
    </search>
  )
}

/** Collapsed, so that the first courses are visible on a phone. */
function MoreFilters({ search }: { search: CourseSearch }) {
  const t = useTranslations("courses")
  return (
    <details open={Boolean(search.level || search.language)} className="group mt-1">
      <summary className="plain inline-flex min-h-11 cursor-pointer items-center gap-2 text-ink-soft text-sm underline decoration-rule-strong underline-offset-4 hover:text-ink">
        {t("moreFilters")}
        <span aria-hidden className="inline-block transition-transform group-open:rotate-180">
          ↓
        </span>
      </summary>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Field label={t("level")}>
          {(control) => (
            <Select
              key={search.level}
              {...control}
              name="level"
              defaultValue={search.level ?? ""}
              placeholder={t("anyLevel")}
              options={levels.map((level) => ({ value: level, label: level.toUpperCase() }))}
            />
          )}
        </Field>
        <Field label={t("language")}>
          {(control) => (
            <Select
              key={search.language}
              {...control}
              name="language"
              defaultValue={search.language ?? ""}
              placeholder={t("anyLanguage")}
              options={languages.map((each) => ({ value: each, label: t(`languages.${each}`) }))}
            />
          )}
        </Field>
      </div>
    </details>
  )
}
