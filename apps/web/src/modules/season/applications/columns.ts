// The board has a column for each part of the selection; ended applications are listed below it.
import {
  type ApplicationStage,
  isOutcome,
  type SelectionStage,
  selectionStages,
} from "@shirube/vocabulary/season/applications/choices"
import type { Application } from "./queries.ts"

export const columnNames = ["research", "documents", "tests", "interviews", "offer"] as const
export type ColumnName = (typeof columnNames)[number]

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

export const columnsOf = (items: readonly Application[]) =>
  columnNames.map((name) => ({
    name,
    items: items.filter(({ stage }) => !isOutcome(stage) && columnOf[stage] === name),
  }))

/**
 * The stage of an application dropped into a column: the first of the column's stages that it has, or its
 * current one if already there.
 */
export function stageIn(
  column: ColumnName,
  { stage, steps }: Pick<Application, "stage" | "steps">,
): ApplicationStage {
  if (!isOutcome(stage) && columnOf[stage] === column) return stage
  const isThere = (each: SelectionStage) => columnOf[each] === column
  return steps.find(isThere) ?? selectionStages.find(isThere) ?? stage
}
