import { WorkerUnusable } from "./workers.ts"

/** Errors that an operator can fix end the program with one sentence; all others with a stack trace. */
export function explain(error: unknown): never {
  if (error instanceof Error && "isForOperator" in error) console.error(error.message)
  else if (error instanceof WorkerUnusable) process.exit(1)
  else if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    console.error(`Port ${process.env.PORT ?? 3000} is in use by another program. Set PORT to a free one.`)
  else console.error(error)
  process.exit(1)
}
