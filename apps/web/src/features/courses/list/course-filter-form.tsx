import { languages } from "@shirube/contract/language"
import { topics, topicTexts } from "@shirube/contract/topics"
import { useNavigate } from "@tanstack/react-router"
import type { SubmitEvent } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/use-app.ts"
import { buttonClass } from "#web/ui/button.tsx"
import { classNames } from "#web/ui/class-names.ts"
import { Field } from "#web/ui/field.tsx"
import { Select } from "#web/ui/select.tsx"
import { type CourseSearch, coursesHref, type ListPath, levels, readCourseSearch } from "../address.ts"

/** A plain GET form: the browser alone can send it, and the router sends it without leaving the page. */
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
    // The key: a choice that came from elsewhere (a link, the back button) must show in the fields.
    <search key={coursesHref(path, search)} aria-label={t("filters")}>
      <form
        action={href(path)}
        method="get"
        onSubmit={submit}
        className="grid grid-cols-2 items-end gap-3 md:grid-cols-[repeat(3,minmax(0,14rem))_auto] md:justify-start"
      >
        <div className="max-md:col-span-2">
          <Field label={t("topic")}>
            {(control) => (
              <Select
                {...control}
                name="topic"
                defaultValue={search.topic ?? ""}
                placeholder={t("anyTopic")}
                options={topics.map((topic) => ({ value: topic, label: topicTexts[topic].name[language] }))}
              />
            )}
          </Field>
        </div>
        <Field label={t("level")}>
          {(control) => (
            <Select
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
              {...control}
              name="language"
              defaultValue={search.language ?? ""}
              placeholder={t("anyLanguage")}
              options={languages.map((each) => ({ value: each, label: t(`languages.${each}`) }))}
            />
          )}
        </Field>
        <button type="submit" className={classNames(buttonClass("secondary"), "max-md:col-span-2")}>
          {t("apply")}
        </button>
      </form>
    </search>
  )
}
