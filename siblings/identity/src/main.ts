// Shirube ID: settings → storage, provider and pages → node:http (server.ts). An error that the operator can
// fix ends the start with one sentence.
import { createLog } from "./log.ts"
import { startIdentity } from "./server.ts"
import { readSettings, SettingsError } from "./settings.ts"

const STOP_MS = 10_000

function explain(error: unknown): never {
  if (error instanceof SettingsError) console.error(error.message)
  else if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    console.error(`Port ${process.env.PORT || 3001} is in use by another program. Set PORT to a free one.`)
  else console.error(error)
  process.exit(1)
}

async function main(): Promise<void> {
  // Keys and accounts are readable by this user only.
  process.umask(0o077)
  const settings = readSettings(process.env)
  const identity = await startIdentity(settings, createLog(settings.logLevel))
  process.stdout.write(`listening on ${identity.address}\n`)

  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    identity.stop(STOP_MS).then(() => process.exit(0), explain)
  }
  process.on("SIGINT", stop)
  process.on("SIGTERM", stop)
  // Started by another process over a channel: ends with that process, however it ended.
  if (process.connected) process.on("disconnect", stop)
}

await main().catch(explain)
