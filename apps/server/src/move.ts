// Moves a site to another database: copies rows, sequences and waiting jobs, leaves out the demo's people, and tests a sign-in
// before committing.
import { randomUUID } from "node:crypto"
import type { Config } from "@shirube/api/kernel/config/config"
import { isAboutDemo } from "@shirube/api/kernel/config/demo"
import { type Database, type Db, type Tx, within } from "@shirube/api/kernel/db/client"
import { type Copied, CopyRefused, copyTables, refuseFilledTarget } from "@shirube/api/kernel/db/copy"
import { migrate, SchemaUnknown } from "@shirube/api/kernel/db/migrate"
import { startJobs, waitingJobs } from "@shirube/api/kernel/jobs/jobs"
import { createLimits } from "@shirube/api/kernel/limits/limits"
import { systemClock } from "@shirube/api/kernel/process/clock"
import type { Log } from "@shirube/api/kernel/process/log"
import { createAccessTokens } from "@shirube/api/kernel/security/session"
import { createVault } from "@shirube/api/kernel/security/vault"
import { createAccount } from "@shirube/api/modules/identity/accounts/service"
import { signInWithPassword } from "@shirube/api/modules/identity/auth/service"
import { exchangeRefreshToken } from "@shirube/api/modules/identity/sessions/service"
import { removeDemoData } from "./demo.ts"

export interface Moved {
  readonly tables: readonly Copied[]
  readonly waitingJobs: number
  readonly demoAccountsLeft: number
}

export async function moveSite(source: Database, target: Database, config: Config, log: Log): Promise<Moved> {
  try {
    return await move(source, target, config, log)
  } catch (error) {
    if (error instanceof CopyRefused || error instanceof SchemaUnknown) throw error
    throw new CopyRefused(`The copy broke off (${rootOf(error)}); nothing was copied.`, { cause: error })
  }
}

async function move(source: Database, target: Database, config: Config, log: Log): Promise<Moved> {
  await refuseFilledTarget(target.db.autocommit)
  await migrate(source)
  await migrate(target)
  const vault = createVault(config.encryptionKeys)
  const waiting = (await waitingJobs(source, vault)).filter(({ data }) => !isAboutDemo(data))
  const jobs = await startJobs(target, log, vault)
  try {
    for (const queue of new Set(waiting.map(({ queue }) => queue))) await jobs.open(queue)
    let demoAccountsLeft = 0
    const tables = await copyTables(source, target, async (tx) => {
      demoAccountsLeft = await removeDemoData(tx)
      for (const { queue, data } of waiting) await jobs.enqueue(tx, queue, data)
      await rolledBack(tx, (inner) =>
        testSignIn(within(inner), {
          config,
          jobs,
          limits: createLimits(target, vault),
          accessTokens: createAccessTokens(config.accessTokenSecrets, systemClock),
          vault,
        }),
      )
    })
    return { tables, waitingJobs: waiting.length, demoAccountsLeft }
  } finally {
    await jobs.stop()
  }
}

/** Uses the normal sign-in, because a failure here would affect everyone after the move. */
async function testSignIn(db: Db, platform: Parameters<typeof signInWithPassword>[3]): Promise<void> {
  const visit = {
    now: systemClock.now(),
    ip: "127.0.0.1",
    userAgent: "npm run db:copy",
    device: null,
    language: "en",
  } as const
  const email = `${randomUUID()}@db-copy.invalid`
  const password = randomUUID()
  await createAccount(db, { email, password, name: "Newcomer", seal: "N", role: "student" })
  const { refreshToken } = await signInWithPassword(db, { email, password }, visit, platform)
  await exchangeRefreshToken(db, { token: refreshToken, key: null }, visit, platform)
}

class Proven extends Error {}

async function rolledBack(tx: Tx, work: (inner: Tx) => Promise<void>): Promise<void> {
  try {
    await within(tx).transaction(async (inner) => {
      await work(inner)
      throw new Proven()
    })
  } catch (error) {
    if (!(error instanceof Proven)) throw error
  }
}

function rootOf(error: unknown): string {
  for (let e = error; ; e = e.cause)
    if (!(e instanceof Error)) return String(e)
    else if (!(e.cause instanceof Error)) return e.message
}
