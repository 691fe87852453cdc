import { languages } from "@shirube/vocabulary/language"
import { topics, topicTexts } from "@shirube/vocabulary/topics"
import { useNavigate } from "@tanstack/react-router"
import type { SubmitEvent } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { type CourseSearch, coursesHref, type ListPath, levels, readCourseSearch } from "../address.ts"

/** A plain GET form that works without scripts; with scripts the router navigates without a reload. */
export function CourseFilterForm({ path, search }: { path: ListPath; search: CourseSearch }) {
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
