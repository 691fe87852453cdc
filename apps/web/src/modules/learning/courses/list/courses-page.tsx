import { useTranslations } from "use-intl"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import type { CourseSearch, ListPath } from "../address.ts"
import { CourseFilterForm } from "./course-filter-form.tsx"
import { CourseList } from "./course-list.tsx"

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
