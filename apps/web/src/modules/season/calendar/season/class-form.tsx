import { seasonOf, yearOf } from "@shirube/vocabulary/season/calendar/classes"
import { useNavigate } from "@tanstack/react-router"
import type { SubmitEvent } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { ChoiceSelect } from "#web/ui/control/choice-select.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { CALENDAR_PATH, type CalendarSearch, calendarHref, readCalendarSearch } from "../address.ts"

export function useClassName(): (key: string) => string {
  const t = useTranslations("calendar.classes")
  return (key) => t(seasonOf(key), { year: String(yearOf(key)) })
}

interface ClassFormProps {
  /** A member’s own class replaces the shown one: the form is folded from the start, so that nothing moves then. */
  readonly isMember: boolean
  readonly classes: readonly string[]
  readonly chosen: string
  readonly search: CalendarSearch
  readonly onChoose: (key: string) => void
}

/** One line once a class is chosen, and for members: the first screen belongs to this week. */
export function ClassForm(props: ClassFormProps) {
  const t = useTranslations("calendar")
  const nameOf = useClassName()
  const isChosen = props.search.class !== undefined
  if (!isChosen && !props.isMember) return <ClassFields {...props} />
  return (
    // The key closes the details after a choice.
    <details key={props.chosen} className="no-print group">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 text-sm [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">
          {t(isChosen ? "graduating" : "box.for", { class: nameOf(props.chosen) })}
        </span>
        <span className="text-ai underline decoration-1 underline-offset-4 group-open:hidden">
          {t("changeClass")}
        </span>
      </summary>
      <ClassFields {...props} />
    </details>
  )
}

/** A plain GET form without scripts. With scripts a choice applies at once; the button confirms the one that is shown. */
function ClassFields({ classes, chosen, search, onChoose }: Omit<ClassFormProps, "isMember">) {
  const t = useTranslations("calendar")
  const nameOf = useClassName()
  const href = useHref()
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { class: key } = readCalendarSearch(Object.fromEntries(new FormData(event.currentTarget)))
    if (key === undefined) return
    onChoose(key)
    void navigate({ href: href(calendarHref({ ...search, class: key })), resetScroll: false })
  }
  return (
    <form action={href(CALENDAR_PATH)} method="get" onSubmit={submit} className="no-print">
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1 sm:max-w-64">
          <Field label={t("whenGraduate")}>
            {(control) => (
              <ChoiceSelect
                id={control.id}
                name="class"
                value={chosen}
                options={classes.map((key) => ({ value: key, label: nameOf(key) }))}
              />
            )}
          </Field>
        </div>
        <button type="submit" className={buttonClass("secondary")}>
          {t("show")}
        </button>
      </div>
    </form>
  )
}
