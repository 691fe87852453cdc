import { outcomes } from "@shirube/vocabulary/season/applications/choices"
import { MOST_DUE } from "@shirube/vocabulary/time/due-kinds"
import type { DueSource } from "#api/kernel/features/due"
import { selectDue } from "../queries.ts"
import { presentDue } from "./present.ts"

/** Open deadlines of applications that are still in progress. */
export const dueDeadlines: DueSource = async (tx, { userId, from, until }) =>
  (await selectDue(tx, userId, { from, until, without: outcomes, limit: MOST_DUE })).map(presentDue)
