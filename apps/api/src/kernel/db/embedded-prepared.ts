// Prepared statements on the embedded engine. Its own `query` parses and plans a statement each time, in six
// calls; here a statement is parsed once and run in one call: a fifth of the time, of large statements far less.
import { type PGlite, parse, protocol, type QueryOptions, type Results } from "@electric-sql/pglite"

interface Statement {
  readonly name: string
  readonly parameterTypes: readonly number[]
}

export type RunPrepared = (
  text: string,
  parameters: readonly unknown[],
  options: QueryOptions,
) => Promise<Results>

const { serialize } = protocol

export function preparedStatements(pglite: PGlite): RunPrepared {
  const statements = new Map<string, Statement>()

  const prepare = async (text: string): Promise<Statement> => {
    const name = `prepared_${statements.size + 1}`
    const { messages } = await pglite.execProtocol(
      Buffer.concat([
        serialize.parse({ name, text }),
        serialize.describe({ type: "S", name }),
        serialize.sync(),
      ]),
    )
    const statement = { name, parameterTypes: parse.parseDescribeStatementResults(messages) }
    statements.set(text, statement)
    return statement
  }

  const run = async (text: string, parameters: readonly unknown[], options: QueryOptions) => {
    const { name, parameterTypes } = statements.get(text) ?? (await prepare(text))
    const values = parameters.map((value, i) => {
      if (value === null || value === undefined) return null
      const write = pglite.serializers[parameterTypes[i] ?? 0]
      return write ? write(value) : String(value)
    })
    const { messages } = await pglite.execProtocol(
      Buffer.concat([
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: "P" }),
        serialize.execute({}),
        serialize.sync(),
      ]),
    )
    const [result] = parse.parseResults(messages, pglite.parsers, options)
    if (!result) throw new Error("A statement returned no result")
    return result
  }

  // The engine's own locks, as its `query` takes them: never between the statements of an open transaction.
  return (text, parameters, options) =>
    pglite._runExclusiveTransaction(() => pglite._runExclusiveQuery(() => run(text, parameters, options)))
}
