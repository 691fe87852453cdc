import {
  type ApplicationStage,
  isOutcome,
  neighbouringStage,
  type SelectionStage,
  selectionStages,
} from "@shirube/vocabulary/season/applications/choices"
import { useLayoutEffect, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"
import { useBoard } from "#web/ui/control/use-board.ts"
import { ApplicationCard } from "./application-card.tsx"
import type { Application } from "./queries.ts"
import type { ApplicationActions } from "./use-applications.ts"

interface BoardProps {
  readonly items: readonly Application[]
  readonly today: string
  readonly actions: ApplicationActions
  readonly onOpen: (application: Application) => void
}

/** Columns side by side on wide screens, stacked on a phone. */
export function Board({ items, today, actions, onOpen }: BoardProps) {
  const t = useTranslations("applications")
  const columns = columnsOf(items)
  const [announcement, setAnnouncement] = useState("")
  const keepFocus = useKeptFocus()

  const place = (application: Application, stage: Application["stage"], before: string | null) => {
    keepFocus()
    actions.move(application, stage, before)
    setAnnouncement(t("nowAt", { company: application.company, stage: t(`stage.${stage}`) }))
  }
  const board = useBoard({
    onDrop: (id, { column, at }) => {
      const [moving, to] = [items.find((each) => each.id === id), columns[column]]
      if (!moving || !to) return
      const others = to.items.filter((each) => each.id !== id)
      place(moving, stageIn(to.name, moving), others[at]?.id ?? after(items, others.at(-1), id))
    },
  })
  /** A move to another stage keeps the overall order; a move within a column changes it. */
  const toStage = (application: Application, side: -1 | 1) => {
    const stage = neighbouringStage(application, side)
    if (stage) place(application, stage, after(items, application, application.id))
  }
  const toNamed = (application: Application, stage: ApplicationStage) =>
    place(application, stage, after(items, application, application.id))
  const along = (application: Application, own: readonly Application[], side: -1 | 1) => {
    const at = own.indexOf(application)
    const other = own[at + side]
    if (!other) return
    place(application, application.stage, side === -1 ? other.id : after(items, other, application.id))
  }

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-5 lg:gap-4">
        {columns.map(({ name, items: own }, column) => (
          <section
            key={name}
            ref={board.columnRef(column)}
            aria-labelledby={`column-${name}`}
            className={classNames(
              "min-w-0 border-t-3 border-rule-strong pt-2",
              own.length === 0 && "max-lg:hidden",
            )}
          >
            <h2 id={`column-${name}`} className="flex items-baseline justify-between gap-2 font-semibold">
              {t(`column.${name}`)}
              <span className="font-normal text-ink-faint text-sm tabular-nums">{own.length}</span>
            </h2>
            <ul className="mt-2 grid grid-cols-1 content-start gap-3 md:max-lg:grid-cols-2 lg:min-h-40">
              {own.map((application, at) => (
                <li
                  key={application.id}
                  data-card={application.id}
                  className={classNames(
                    board.isDragged(application.id) && "opacity-50",
                    lineAt(board.targetIn(column), own, at, board.isDragged) &&
                      "shadow-[0_-3px_0_var(--color-shu)]",
                  )}
                >
                  <ApplicationCard
                    application={application}
                    today={today}
                    onOpen={() => onOpen(application)}
                    onStage={(stage) => toNamed(application, stage)}
                    handle={board.handle(application.id)}
                    moves={{
                      back: neighbouringStage(application, -1) && (() => toStage(application, -1)),
                      on: neighbouringStage(application, 1) && (() => toStage(application, 1)),
                      up: at > 0 ? () => along(application, own, -1) : undefined,
                      down: at < own.length - 1 ? () => along(application, own, 1) : undefined,
                    }}
                  />
                </li>
              ))}
              {board.targetIn(column) === own.filter(({ id }) => !board.isDragged(id)).length ? (
                <li aria-hidden className="h-0.5 bg-shu" />
              ) : null}
            </ul>
          </section>
        ))}
      </div>
      <EndedApplications
        items={items.filter(({ stage }) => isOutcome(stage))}
        today={today}
        onOpen={onOpen}
        onStage={toNamed}
      />
    </>
  )
}

/** The id after `other` in the overall order; null at the end. */
function after(items: readonly Application[], other: Application | undefined, moving: string): string | null {
  if (!other) return items.find(({ id }) => id !== moving)?.id ?? null
  const at = items.findIndex(({ id }) => id === other.id)
  return items.slice(at + 1).find(({ id }) => id !== moving)?.id ?? null
}

function lineAt(
  target: number | undefined,
  own: readonly Application[],
  at: number,
  isDragged: (id: string) => boolean,
): boolean {
  const others = own.filter(({ id }) => !isDragged(id))
  return target !== undefined && own[at] !== undefined && others[target] === own[at]
}

interface EndedApplicationsProps extends Omit<BoardProps, "actions"> {
  readonly onStage: (application: Application, stage: ApplicationStage) => void
}

function EndedApplications({ items, today, onOpen, onStage }: EndedApplicationsProps) {
  const t = useTranslations("applications")
  if (items.length === 0) return null
  return (
    <details className="border-t pt-2">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {t("ended", { count: items.length })}
      </summary>
      <ul className="mt-2 grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3">
        {items.map((application) => (
          <li key={application.id}>
            <ApplicationCard
              application={application}
              today={today}
              onOpen={() => onOpen(application)}
              onStage={(stage) => onStage(application, stage)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A card that moves to another column remounts; focus returns to the same button. */
function useKeptFocus() {
  const held = useRef<{ readonly card: string; readonly tool: string }>(undefined)
  useLayoutEffect(() => {
    const { card, tool } = held.current ?? {}
    if (!card || document.activeElement !== document.body) return
    const element = document.querySelector<HTMLElement>(`[data-card="${card}"] [data-tool="${tool}"]`)
    element?.focus({ preventScroll: false })
  })
  return () => {
    const element = document.activeElement
    const card = element?.closest<HTMLElement>("[data-card]")?.dataset.card
    const tool = element instanceof HTMLElement ? element.dataset.tool : undefined
    held.current = card && tool ? { card, tool } : undefined
  }
}

// The board has a column for each part of the selection; ended applications are listed below it.
const columnNames = ["research", "documents", "tests", "interviews", "offer"] as const
type ColumnName = (typeof columnNames)[number]

const columnOf: Record<SelectionStage, ColumnName> = {
  research: "research",
  "entry-sheet": "documents",
  "web-test": "tests",
  "group-discussion": "tests",
  "interview-1": "interviews",
  "interview-2": "interviews",
  "interview-3": "interviews",
  "final-interview": "interviews",
  offer: "offer",
}

const columnsOf = (items: readonly Application[]) =>
  columnNames.map((name) => ({
    name,
    items: items.filter(({ stage }) => !isOutcome(stage) && columnOf[stage] === name),
  }))

/**
 * The stage of an application dropped into a column: the first of the column's stages that it has, or its
 * current one if already there.
 */
function stageIn(
  column: ColumnName,
  { stage, steps }: Pick<Application, "stage" | "steps">,
): ApplicationStage {
  if (!isOutcome(stage) && columnOf[stage] === column) return stage
  const isThere = (each: SelectionStage) => columnOf[each] === column
  return steps.find(isThere) ?? selectionStages.find(isThere) ?? stage
}
