import { topics, topicTexts } from "@shirube/vocabulary/topics"
import { useNavigate } from "@tanstack/react-router"
import type { SubmitEvent } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { PAST_EVENTS_PATH, type PastEventSearch, pastEventsHref, readPastEventSearch } from "../address.ts"

interface FilterFormProps {
  readonly search: PastEventSearch
  readonly years: readonly number[]
}

/** A plain GET form that works without scripts; with scripts the router navigates without a reload. */
export function PastEventFilterForm({ search, years }: FilterFormProps) {
  const t = useTranslations("pastEvents")
  const language = useLocale()
  const href = useHref()
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = Object.fromEntries(new FormData(event.currentTarget))
    void navigate({ href: href(pastEventsHref(readPastEventSearch(chosen))) })
  }
  return (
    // Keys are on the fields, not the form: they reset on outside changes (a link, the back button) while the
    // submit button keeps focus.
    <search aria-label={t("filters")}>
      <form action={href(PAST_EVENTS_PATH)} method="get" onSubmit={submit} className="md:max-w-2xl">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
          <div className="max-sm:col-span-2">
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
          </div>
          <Field label={t("year")}>
            {(control) => (
              <Select
                key={search.year}
                {...control}
                name="year"
                defaultValue={search.year ? String(search.year) : ""}
                placeholder={t("anyYear")}
                options={years.map((year) => ({
                  value: String(year),
                  label: t("yearOf", { year: String(year) }),
                }))}
              />
            )}
          </Field>
          <button type="submit" className={buttonClass("secondary")}>
            {t("apply")}
          </button>
        </div>
      </form>
    </search>
  )
}
