import {
  countedDevices,
  figurePeriods,
  STANDARD_FIGURE_PERIOD,
} from "@shirube/vocabulary/editorial/figures/choices"
import { languages } from "@shirube/vocabulary/language"
import { useNavigate } from "@tanstack/react-router"
import { type ReactNode, type SubmitEvent, useId } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { ChoiceSelect } from "#web/ui/control/choice-select.tsx"
import { type FigurePath, type FigureSearch, figuresHref, readFigureSearch } from "./queries.ts"

interface FiguresFrameProps {
  readonly title: string
  readonly lead: string
  readonly path: FigurePath
  readonly search: FigureSearch
  readonly children: ReactNode
}

/** The heading of every page of figures, and the choice of period, language and device: a plain GET form without scripts. */
export function FiguresFrame({ title, lead, path, search, children }: FiguresFrameProps) {
  const t = useTranslations("figures")
  const href = useHref()
  const navigate = useNavigate()
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    void navigate({ href: href(figuresHref(path, readFigureSearch(values))), resetScroll: false })
  }
  const choices = [
    {
      name: "days",
      value: search.days ?? STANDARD_FIGURE_PERIOD,
      options: figurePeriods.map((days) => ({ value: days, label: t(`periods.${days}`) })),
    },
    {
      name: "language",
      value: search.language ?? "",
      placeholder: t("every.language"),
      options: languages.map((language) => ({ value: language, label: t(`languages.${language}`) })),
    },
    {
      name: "device",
      value: search.device ?? "",
      placeholder: t("every.device"),
      options: countedDevices.map((device) => ({ value: device, label: t(`devices.${device}`) })),
    },
  ] as const
  return (
    <>
      <h1 className="voice-serif text-heading">{title}</h1>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">{lead}</p>
      <search aria-label={t("filters")} className="mt-5 block">
        <form
          action={href(path)}
          method="get"
          onSubmit={submit}
          className="grid max-w-3xl gap-3 sm:grid-cols-3"
        >
          {choices.map(({ name, ...choice }) => (
            <div key={name} className="grid gap-1">
              <label htmlFor={`${id}-${name}`} className="text-ink-soft text-sm">
                {t(`filter.${name}`)}
              </label>
              <ChoiceSelect id={`${id}-${name}`} name={name} {...choice} />
            </div>
          ))}
        </form>
      </search>
      {children}
    </>
  )
}
