// Counts the statements of one piece of work, while jobs and other calls run statements of their own.
import { AsyncLocalStorage } from "node:async_hooks"
import type { Database } from "#api/kernel/db/client"

const recording = new AsyncLocalStorage<string[]>()

export const recordStatement = (statement: string): void => void recording.getStore()?.push(statement)

/** The statements that `work` runs, in order, or those that match. */
export async function statementsOf(work: () => Promise<unknown>, matching = /(?:)/): Promise<string[]> {
  const statements: string[] = []
  await recording.run(statements, work)
  return statements.filter((statement) => matching.test(statement))
}

export const countStatements = async (work: () => Promise<unknown>, matching?: RegExp): Promise<number> =>
  (await statementsOf(work, matching)).length

/** The embedded engine calls its listeners within the commit: what they start is background work too. */
export const withoutListeners = (listen: Database["listen"]): Database["listen"] => {
  return (channel, onPayload, onConnect) =>
    listen(channel, (payload) => recording.exit(() => onPayload(payload)), onConnect)
}
