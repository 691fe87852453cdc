import {
  type ApplicationStage,
  applicationStages,
  type Deadline,
  deadlineNames,
  isOutcome,
  openDeadlines,
} from "@shirube/vocabulary/season/applications/choices"
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, FileText, GripVertical } from "lucide-react"
import type { ComponentProps, KeyboardEvent, ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useHref, useIsMember } from "#web/lib/page/use-app.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Select } from "#web/ui/control/select.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import type { Application } from "./queries.ts"

/** Undefined where there is nowhere to move. */
interface Moves {
  readonly back: (() => void) | undefined
  readonly on: (() => void) | undefined
  readonly up: (() => void) | undefined
  readonly down: (() => void) | undefined
}

interface ApplicationCardProps {
  readonly application: Application
  readonly today: string
  readonly onOpen: () => void
  readonly moves?: Moves
  /** Moves it to any stage, ended ones included. */
  readonly onStage: (stage: ApplicationStage) => void
  readonly handle?: Pick<
    ComponentProps<"button">,
    "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel"
  >
}

const arrows = { ArrowLeft: "back", ArrowRight: "on", ArrowUp: "up", ArrowDown: "down" } as const

export function ApplicationCard({
  application,
  today,
  onOpen,
  moves,
  onStage,
  handle,
}: ApplicationCardProps) {
  const t = useTranslations("applications")
  const { id, company, position } = application
  const [next, ...later] = openDeadlines(application)
  const steer = (event: KeyboardEvent) => {
    const move = event.altKey && event.key in arrows ? arrows[event.key as keyof typeof arrows] : undefined
    if (!move || !moves) return
    event.preventDefault()
    moves[move]?.()
  }
  return (
    <article
      id={`application-${id}`}
      onKeyDown={steer}
      className="grid scroll-mt-28 gap-1 border bg-paper px-3 pt-2.5 pb-1"
    >
      <h3 className="voice-serif text-lg leading-snug wrap-anywhere">
        <button
          type="button"
          data-tool="open"
          onClick={onOpen}
          className="min-h-11 text-start lg:min-h-8 hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          {company}
        </button>
      </h3>
      {position === null ? null : <p className="text-ink-soft text-sm wrap-anywhere">{position}</p>}
      <MoveTo application={application} onStage={onStage} />
      {next ? <NextDeadline deadline={next} isLate={next.day < today} more={later.length} /> : null}
      <EntrySheetsLink application={application} />
      {moves ? (
        <div className="-mx-3 mt-1 flex justify-between border-t">
          <Tool
            name="back"
            label={t("moveBack", { company })}
            icon={<ArrowLeft aria-hidden className="size-4.5" />}
            act={moves.back}
          />
          <Tool
            name="up"
            label={t("moveUp", { company })}
            icon={<ArrowUp aria-hidden className="size-4.5" />}
            act={moves.up}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            {...handle}
            className={classNames(toolClass, "cursor-grab touch-none active:cursor-grabbing max-lg:hidden")}
          >
            <GripVertical aria-hidden className="size-4.5" />
          </button>
          <Tool
            name="down"
            label={t("moveDown", { company })}
            icon={<ArrowDown aria-hidden className="size-4.5" />}
            act={moves.down}
          />
          <Tool
            name="on"
            label={t("moveOn", { company })}
            icon={<ArrowRight aria-hidden className="size-4.5" />}
            act={moves.on}
          />
        </div>
      ) : null}
    </article>
  )
}

/** The stage in words: choosing another one moves the card. */
function MoveTo({ application, onStage }: Pick<ApplicationCardProps, "application" | "onStage">) {
  const t = useTranslations("applications")
  const { company, stage, steps } = application
  const stages = applicationStages.filter(
    (each) => each === stage || isOutcome(each) || each === "research" || steps.includes(each),
  )
  return (
    <Select
      data-tool="stage"
      aria-label={t("moveTo", { company })}
      className="min-h-11! text-sm!"
      value={stage}
      options={stages.map((each) => ({
        value: each,
        label: each === stage ? t(`stage.${each}`) : t("moveToStage", { stage: t(`stage.${each}`) }),
      }))}
      onChange={(event) => onStage(event.currentTarget.value as ApplicationStage)}
    />
  )
}

/** Entry sheets are written by members; a visitor's companies move to the account first. */
function EntrySheetsLink({ application: { id, company } }: Pick<ApplicationCardProps, "application">) {
  const t = useTranslations("applications")
  const href = useHref()
  if (!useIsMember()) return null
  return (
    <TextLink
      kind="stand-alone"
      className="text-sm"
      href={href(`/career/career-builder/entry-sheets?application=${id}`)}
      aria-label={t("entrySheetsOf", { company })}
    >
      <FileText aria-hidden className="size-4 flex-none" />
      {t("entrySheets")}
    </TextLink>
  )
}

const toolClass =
  "inline-flex min-h-11 min-w-9 flex-1 items-center justify-center text-ink-soft hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-35"

interface ToolProps {
  readonly name: keyof Moves
  readonly label: string
  readonly icon: ReactNode
  readonly act: (() => void) | undefined
}

const Tool = ({ name, label, icon, act }: ToolProps) => (
  <button
    type="button"
    data-tool={name}
    aria-label={label}
    aria-disabled={act ? undefined : true}
    onClick={act}
    className={toolClass}
  >
    {icon}
  </button>
)

function NextDeadline({ deadline, isLate, more }: { deadline: Deadline; isLate: boolean; more: number }) {
  const t = useTranslations("applications")
  const write = useTimeText()
  const language = useLocale()
  const { day, time, kind, what } = deadline
  const shown = write(`${day}T${time ?? "00:00"}:00+09:00`, {
    month: "short",
    day: true,
    weekday: true,
    clock: time !== null,
  })
  return (
    <p className={classNames("text-sm wrap-anywhere", isLate ? "text-shu-ink" : "text-ink-soft")}>
      {isLate ? <span className="font-semibold">{t("late")} </span> : null}
      <DateText dateTime={day}>{shown}</DateText> {what ?? deadlineNames[kind][language]}
      {more > 0 ? <span className="block text-ink-faint">{t("moreDeadlines", { count: more })}</span> : null}
    </p>
  )
}
