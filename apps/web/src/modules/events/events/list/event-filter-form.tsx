import { ONLINE } from "@shirube/vocabulary/events/events/choices"
import { languages } from "@shirube/vocabulary/language"
import { topics, topicTexts } from "@shirube/vocabulary/topics"
import { useNavigate } from "@tanstack/react-router"
import type { SubmitEvent } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { EVENTS_PATH, type EventSearch, eventsHref, readEventSearch } from "../address.ts"
import type { EventsData } from "./loader.ts"

/** A plain GET form that works without scripts; with scripts the router navigates without a reload. */
export function EventFilterForm({ search, prefectures }: Pick<EventsData, "search" | "prefectures">) {
  const t = useTranslations("events")
  const language = useLocale()
  const href = useHref()
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = Object.fromEntries(new FormData(event.currentTarget))
    void navigate({ href: href(eventsHref(readEventSearch(chosen))) })
  }
  const fields = [
    {
      name: "place",
      start: search.place,
      options: [{ value: ONLINE, label: t("online") }, ...prefectures],
    },
    {
      name: "topic",
      start: search.topic,
      options: topics.map((topic) => ({ value: topic, label: topicTexts[topic].name[language] })),
    },
    {
      name: "spoken",
      start: search.spoken,
      options: languages.map((each) => ({ value: each, label: t(`languages.${each}`) })),
    },
  ] as const satisfies readonly { name: keyof EventSearch; start: string | undefined; options: object }[]
  return (
    // Keys are on the fields, not the form: they reset on outside changes (a link, the back button) while the
    // submit button keeps focus.
    <search aria-label={t("filters")}>
      <form action={href(EVENTS_PATH)} method="get" onSubmit={submit} className="md:max-w-4xl">
        {search.month ? <input type="hidden" name="month" value={search.month} /> : null}
        <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1.4fr_1fr_auto]">
          {fields.map(({ name, start, options }) => (
            <Field key={name} label={t(`filter.${name}`)}>
              {(control) => (
                <Select
                  key={start}
                  {...control}
                  name={name}
                  defaultValue={start ?? ""}
                  placeholder={t(`any.${name}`)}
                  options={options}
                />
              )}
            </Field>
          ))}
          <button type="submit" className={buttonClass("secondary")}>
            {t("apply")}
          </button>
        </div>
      </form>
    </search>
  )
}
