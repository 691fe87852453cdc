import type { Database } from "@shirube/api/kernel/db/client"
import { select } from "./select.ts"

interface Statement {
  readonly text: string
  readonly parameters: readonly unknown[]
}

/** Query plans of the statements, run again with their values. */
export async function explain(database: Database, statements: readonly Statement[]): Promise<string> {
  const plans: string[] = []
  for (const { text, parameters } of statements.filter(({ text }) => /^\s*select/i.test(text))) {
    const filled = text.replace(/\$(\d+)/g, (_, number) => literal(parameters[Number(number) - 1]))
    const lines = await select<{ "QUERY PLAN": string }>(database, `explain (analyze, buffers) ${filled}`)
    plans.push(`${text}\n\n${lines.map((line) => line["QUERY PLAN"]).join("\n")}\n`)
  }
  return plans.join("\n")
}

const literal = (value: unknown) =>
  typeof value === "number" ? String(value) : `'${String(value).replaceAll("'", "''")}'`
