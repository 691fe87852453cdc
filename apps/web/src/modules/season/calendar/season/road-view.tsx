import type { Road } from "@shirube/vocabulary/season/calendar/road"
import { byCode } from "@shirube/vocabulary/text/order"
import { useTranslations } from "use-intl"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { classNames } from "#web/ui/class-names.ts"
import { DateText } from "#web/ui/text/date-text.tsx"
import type { Mine } from "../mine/use-mine.ts"
import type { SeasonItem } from "../queries.ts"
import { StepCard } from "./step-card.tsx"

interface RoadViewProps {
  readonly road: Road<SeasonItem>
  /** Future dates set by others, shown among the steps. */
  readonly milestones: readonly SeasonItem[]
  readonly mine: Mine
  readonly firstDayAtWork: string
}

/** From now to the first day at work. */
export function RoadView({ road, milestones, mine, firstDayAtWork }: RoadViewProps) {
  const t = useTranslations("calendar.road")
  const ahead = [...road.next, ...road.later, ...milestones].toSorted((a, b) =>
    byCode(a.startsOn, b.startsOn),
  )
  const next = new Set(road.next.map(({ entryId }) => entryId))
  return (
    <div className="grid grid-cols-1 gap-8">
      {road.passed.length > 0 ? (
        <RoadSection
          id="passed"
          title={t(road.behindMonths === undefined ? "passed" : "late")}
          text={t(road.behindMonths === undefined ? "passedText" : "lateText")}
          steps={road.passed}
          mine={mine}
        />
      ) : null}
      {road.now.length > 0 ? (
        <RoadSection id="now" title={t("now")} steps={road.now} mine={mine} isNow />
      ) : null}
      {ahead.length > 0 ? (
        <RoadSection
          id="ahead"
          title={t("ahead")}
          steps={ahead}
          mine={mine}
          isNext={({ entryId }) => next.has(entryId)}
        />
      ) : null}
      {road.done.length > 0 ? (
        <RoadSection id="done" title={t("doneTitle")} steps={road.done} mine={mine} />
      ) : null}
      <Goal day={firstDayAtWork} />
    </div>
  )
}

interface RoadSectionProps {
  readonly id: string
  readonly title: string
  readonly text?: string
  readonly steps: readonly SeasonItem[]
  readonly mine: Mine
  readonly isNow?: true
  readonly isNext?: (step: SeasonItem) => boolean
}

function RoadSection({ id, title, text, steps, mine, isNow, isNext }: RoadSectionProps) {
  const t = useTranslations("calendar.road")
  return (
    <section aria-labelledby={id} className="section-rule">
      <h2 id={id} className="voice-serif text-heading">
        {title}
      </h2>
      {text ? <p className="max-w-measure text-ink-soft">{text}</p> : null}
      <ol className="ms-2 mt-3 border-ink border-s">
        {steps.map((step) => (
          <li
            key={`${step.entryId} ${step.startsOn}`}
            className="relative break-inside-avoid ps-6 pb-6 last:pb-0"
          >
            <span
              aria-hidden
              className={classNames(
                "absolute -start-[7px] top-4 size-3.5 rounded-full border",
                isNow
                  ? "border-shu bg-shu"
                  : step.kind === "step"
                    ? "border-ink bg-paper"
                    : "border-ai bg-ai",
              )}
            />
            {isNext?.(step) ? <p className="font-semibold text-shu-ink text-sm">{t("startsNext")}</p> : null}
            <StepCard step={step} mine={mine} heading="h3" isBrief={isNext?.(step) === false} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Goal({ day }: { day: string }) {
  const t = useTranslations("calendar.road")
  const write = useTimeText()
  return (
    <p className="voice-serif border-shu border-t-3 pt-3 text-heading">
      {t.rich("goal", {
        day: () => <DateText dateTime={day}>{write(day, { year: true, month: "long", day: true })}</DateText>,
      })}
    </p>
  )
}
