import {
  type CountedPlace,
  countedPlaces,
  type FigureGroup,
  figureGroups,
  isLevel,
  type OverviewFigure,
} from "@shirube/vocabulary/editorial/figures/choices"
import { isLanguage } from "@shirube/vocabulary/language"
import { mondayOf } from "@shirube/vocabulary/time/days"
import { useSuspenseQuery } from "@tanstack/react-query"
import { type ReactNode, useId } from "react"
import { useTranslations } from "use-intl"
import { saveTable } from "#web/lib/documents/save-table.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { binsOf, MOST_COLUMNS } from "#web/ui/chart/bins.ts"
import { ShareBars } from "#web/ui/chart/share-bars.tsx"
import { TableBehind } from "#web/ui/chart/table-behind.tsx"
import { TrendChart } from "#web/ui/chart/trend-chart.tsx"
import { FiguresFrame } from "./frame.tsx"
import { type FigureSearch, type Figures, figuresQuery } from "./queries.ts"
import { useNumbers } from "./use-numbers.ts"

const trends = [
  "readers",
  "searches",
  "questions",
  "events",
  "courses",
  "helpful",
] as const satisfies FigureGroup[]

export function FiguresPage({ search }: { search: FigureSearch }) {
  const t = useTranslations("figures")
  const { data: figures } = useSuspenseQuery(figuresQuery(search))
  return (
    <FiguresFrame title={t("title")} lead={t("lead")} path="/editors/figures" search={search}>
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-2">
        {trends.map((group) => (
          <Trend key={group} group={group} figures={figures} />
        ))}
        <Funnel figures={figures} />
        <Readers figures={figures} />
      </div>
    </FiguresFrame>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 border-t pt-4">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <p className="mt-0.5 mb-3 text-ink-soft text-sm">{text}</p>
      {children}
    </section>
  )
}

const figureOf = (figures: Figures, name: OverviewFigure) => {
  const found = figures.figures.find((figure) => figure.name === name)
  if (!found) throw new Error(`The API has no figure "${name}"`)
  return found
}

function Trend({ group, figures }: { group: (typeof trends)[number]; figures: Figures }) {
  const t = useTranslations("figures")
  const { numberText, comparedText } = useNumbers()
  const day = useShortDay()
  const shown = figureGroups[group].map((name) => ({
    ...figureOf(figures, name),
    isLevel: isLevel(name),
    label: t(`names.${name}`),
  }))
  const bins = binsOf(figures.days, shown, mondayOf)
  const title = t(`groups.${group}.title`)
  const totals = shown.map(({ label, total }) => t("total", { label, total: numberText(total) }))
  return (
    <Part title={title} text={t(`groups.${group}.text`)}>
      <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-2">
        {shown.map(({ name, label, total, before }) => (
          <li key={name}>
            <span className="block text-ink-soft text-sm">{label}</span>
            <span className="text-heading tabular-nums">{numberText(total)}</span>{" "}
            <span className="text-ink-soft text-sm tabular-nums">{comparedText(total, before)}</span>
          </li>
        ))}
      </ul>
      <TrendChart
        label={t("chart", { title, totals: totals.join(t("comma")) })}
        bins={bins}
        names={shown.map(({ label }) => label)}
        dayText={day}
        numberText={numberText}
      />
      <TableBehind
        label={t("table", { title })}
        caption={t(figures.days.length > MOST_COLUMNS ? "byWeek" : "byDay", { title })}
        headings={[t("day"), ...shown.map(({ label }) => label)]}
        rows={bins.map(({ day: first, values }) => [day(first), ...values])}
        numberText={numberText}
        save={{
          label: t("save"),
          run: () =>
            saveTable(
              [
                [t("day"), ...shown.map(({ label }) => label)],
                ...figures.days.map((each, place) => [
                  each,
                  ...shown.map(({ counts }) => counts[place] ?? 0),
                ]),
              ],
              `figures-${group}-${figures.from}-${figures.until}`,
            ),
        }}
      />
    </Part>
  )
}

/** Of everyone who opened an account in the period: how many came so far. */
function Funnel({ figures }: { figures: Figures }) {
  const t = useTranslations("figures")
  const { numberText, percentText } = useNumbers()
  const steps = figureGroups.funnel.map((name) => ({ ...figureOf(figures, name), label: t(`names.${name}`) }))
  const opened = steps[0]?.total ?? 0
  const title = t("groups.funnel.title")
  return (
    <Part title={title} text={t("groups.funnel.text")}>
      <ShareBars
        label={title}
        shares={steps.map(({ name, label, total }) => ({
          key: name,
          label,
          value: total,
          text: opened === 0 ? numberText(total) : `${numberText(total)} · ${percentText(total / opened)}`,
        }))}
      />
      <TableBehind
        label={t("table", { title })}
        caption={title}
        headings={[t("step"), t("people"), t("before")]}
        rows={steps.map(({ label, total, before }) => [label, total, before])}
        numberText={numberText}
        save={{
          label: t("save"),
          run: () =>
            saveTable(
              [
                [t("day"), ...steps.map(({ label }) => label)],
                ...figures.days.map((day, place) => [day, ...steps.map(({ counts }) => counts[place] ?? 0)]),
              ],
              `figures-funnel-${figures.from}-${figures.until}`,
            ),
        }}
      />
    </Part>
  )
}

const dimensions = ["places", "languages", "devices"] as const

/** Who reads what, in which language and on what. */
function Readers({ figures }: { figures: Figures }) {
  const t = useTranslations("figures")
  const { numberText, comparedText } = useNumbers()
  const label = useReaderLabel()
  const rows = dimensions.flatMap((dimension) =>
    figures[dimension].map(({ key, count, before }) => ({
      dimension,
      key,
      label: label(dimension, key),
      count,
      before,
    })),
  )
  const title = t("groups.where.title")
  return (
    <Part title={title} text={t("groups.where.text")}>
      <div className="grid gap-6 sm:grid-cols-2">
        {dimensions.map((dimension) => (
          <div key={dimension} className={dimension === "places" ? "sm:row-span-2" : undefined}>
            <h3 className="mb-2 text-ink-soft text-sm">{t(`dimensions.${dimension}`)}</h3>
            <ShareBars
              label={t(`dimensions.${dimension}`)}
              shares={rows
                .filter((row) => row.dimension === dimension)
                .map(({ key, label: name, count, before }) => ({
                  key,
                  label: name,
                  value: count,
                  text: `${numberText(count)} ${comparedText(count, before)}`,
                }))}
            />
          </div>
        ))}
      </div>
      <TableBehind
        label={t("table", { title })}
        caption={title}
        headings={[t("where"), t("names.view"), t("before")]}
        rows={rows.map(({ label: name, count, before }) => [name, count, before])}
        numberText={numberText}
        save={{
          label: t("save"),
          run: () =>
            saveTable(
              [
                [t("where"), t("names.view"), t("before")],
                ...rows.map(({ label: name, count, before }) => [name, count, before]),
              ],
              `figures-where-${figures.from}-${figures.until}`,
            ),
        }}
      />
    </Part>
  )
}

const isPlace = (key: string): key is CountedPlace => countedPlaces.some((place) => place === key)

function useReaderLabel() {
  const t = useTranslations("figures")
  return (dimension: (typeof dimensions)[number], key: string): string => {
    if (dimension === "languages" && isLanguage(key)) return t(`languages.${key}`)
    if (dimension === "devices" && (key === "phone" || key === "tablet" || key === "desktop"))
      return t(`devices.${key}`)
    return dimension === "places" && isPlace(key) ? t(`places.${key}`) : key
  }
}

function useShortDay(): (day: string) => string {
  const write = useTimeText()
  return (day) => write(day, { month: "short", day: true })
}
