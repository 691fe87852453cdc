import { sql } from "drizzle-orm"
import { SMTPServer } from "smtp-server"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { openTestDatabase, type TestDatabase } from "#api/testing/database"
import { collectingLog } from "#api/testing/log"
import { settleJobs } from "#api/testing/settle"
import { testVault } from "#api/testing/vault"
import { listKeptMails, mailJob, queueMail } from "../mail/mail.ts"
import { movableClock } from "../process/clock.ts"
import { retryCutOffJobs, startJobs } from "./jobs.ts"
import { maintenanceJobs } from "./maintenance.ts"

let database: TestDatabase
let jobs: Awaited<ReturnType<typeof startJobs>>
const { log, lines } = collectingLog()
beforeAll(async () => {
  database = await openTestDatabase()
  jobs = await startJobs(database, log, testVault)
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
  expect(lines).toEqual([])
})

const LONG = { interval: 100 }

/** Makes retries due at once, so that a test does not wait for seconds. */
async function hurry(queue: string): Promise<void> {
  await database.db.autocommit.execute(
    sql`update jobs.job set start_after = now() where name = ${queue} and state < 'active'`,
  )
  jobs.wake(queue)
}
const statesOf = async (queue: string) =>
  (
    await rows<{ state: string }>(
      database.db.autocommit,
      sql`select state from jobs.job where name = ${queue}`,
    )
  ).map(({ state }) => state)

describe("a start with many queues", () => {
  it("asks once which of them have jobs, and runs those", async () => {
    const queues = Array.from({ length: 12 }, (_, n) => `test-many-${n}`)
    const ran: string[] = []
    const definitions = queues.map((queue) => ({ queue, run: async () => void ran.push(queue) }))
    const before = await startJobs(database, log, testVault)
    await before.work(definitions)
    await database.db.transaction((tx) => before.enqueue(tx, "test-many-7", {}, { afterSeconds: 3_600 }))
    await before.stop()
    await hurry("test-many-7")
    const asked: string[] = []
    const counting = {
      ...database.jobs,
      executeSql: (text: string, values?: unknown[]) => {
        if (/from jobs.job\w* /i.test(text)) asked.push(text)
        return database.jobs.executeSql(text, values)
      },
    }
    const after = await startJobs({ ...database, jobs: counting }, log, testVault)
    await after.work(definitions)
    await expect.poll(() => ran, LONG).toEqual(["test-many-7"])
    await after.stop()
    expect(asked.filter((text) => text.includes("j.name = 'test-many-"))).toHaveLength(1)
  })
})

describe("a job", () => {
  it("runs once its transaction is committed, and never if that is rolled back", async () => {
    const ran: string[] = []
    await jobs.work([{ queue: "test-run", run: async ({ name }: { name: string }) => void ran.push(name) }])
    const rolledBack = database.db.transaction(async (tx) => {
      await jobs.enqueue(tx, "test-run", { name: "phantom" })
      throw new Error("changed my mind")
    })
    await expect(rolledBack).rejects.toThrow("changed my mind")
    await database.db.transaction((tx) => jobs.enqueue(tx, "test-run", { name: "real" }))
    await expect.poll(() => ran, LONG).toEqual(["real"])
    expect(await statesOf("test-run")).toHaveLength(1)
  })

  it("is settled for a test together with the jobs it enqueues, but not with retries", async () => {
    const ran: number[] = []
    await jobs.work([
      {
        queue: "test-chain",
        run: async ({ left }: { left: number }) => {
          ran.push(left)
          if (left > 0) await jobs.enqueue(database.db.autocommit, "test-chain", { left: left - 1 })
          else if (ran.length === 4) throw new Error("the last one fails the first time")
        },
      },
    ])
    await jobs.enqueue(database.db.autocommit, "test-chain", { left: 3 })
    await settleJobs({ db: database.db, jobs })
    expect(ran).toEqual([3, 2, 1, 0])
    expect(lines.splice(0).join()).toContain("the last one fails")
    expect((await statesOf("test-chain")).sort()).toEqual(["completed", "completed", "completed", "retry"])
  })

  it("with a long limit runs one at a time, may take that long, and is queued once per key", async () => {
    const ran: string[] = []
    let atWork = 0
    const firstMayEnd = Promise.withResolvers<void>()
    await jobs.work([
      {
        queue: "test-long",
        longestSeconds: 7_200,
        run: async ({ name }: { name: string }) => {
          ran.push(`${name} beside ${atWork++}`)
          if (name === "first") await firstMayEnd.promise
          atWork--
        },
      },
    ])
    const add = (name: string) => jobs.enqueue(database.db.autocommit, "test-long", { name }, { key: name })
    await add("first")
    await expect.poll(() => ran, LONG).toEqual(["first beside 0"])
    for (const name of ["second", "second", "third"]) await add(name)
    firstMayEnd.resolve()
    await settleJobs({ db: database.db, jobs })
    expect(ran.sort()).toEqual(["first beside 0", "second beside 0", "third beside 0"])
    const asked = sql`select expire_seconds as seconds from jobs.queue where name = 'test-long'`
    expect(await rows(database.db.autocommit, asked)).toEqual([{ seconds: 7_200 }])
  })

  it("that throws is retried", async () => {
    let tries = 0
    await jobs.work([
      {
        queue: "test-retry",
        run: async () => {
          tries++
          if (tries === 1) throw new Error("the first time always fails")
        },
      },
    ])
    await jobs.enqueue(database.db.autocommit, "test-retry", {})
    await expect.poll(() => statesOf("test-retry"), LONG).toEqual(["retry"])
    await hurry("test-retry")
    await expect.poll(() => statesOf("test-retry"), LONG).toEqual(["completed"])
    expect(tries).toBe(2)
    expect(lines.splice(0).join()).toContain("the first time always fails")
  })

  it("is independent of the others in its batch, and a hundred jobs do not need a hundred polls", async () => {
    const tried = new Set<number>()
    const ran = new Set<number>()
    await jobs.work([
      {
        queue: "test-many",
        run: async ({ n }: { n: number }) => {
          const isFirst = !tried.has(n)
          tried.add(n)
          if (n === 7 && isFirst) throw new Error("seven fails the first time")
          ran.add(n)
        },
      },
    ])
    await database.db.transaction(async (tx) => {
      for (let n = 0; n < 100; n++) await jobs.enqueue(tx, "test-many", { n })
    })
    await expect.poll(() => ran.size, LONG).toBeGreaterThanOrEqual(99)
    expect(lines.splice(0)).toHaveLength(1)
    await hurry("test-many")
    await expect.poll(() => ran.size, LONG).toBe(100)
  })

  it("that was interrupted by a kill is run by the next process at once", async () => {
    const queue = "test-cut-off"
    await jobs.open(queue)
    await jobs.enqueue(database.db.autocommit, queue, { name: "letter" })
    await database.db.autocommit.execute(
      sql`update jobs.job set state = 'active', started_on = now() where name = ${queue}`,
    )
    await retryCutOffJobs(database)
    const ran: string[] = []
    await jobs.work([{ queue, run: async ({ name }: { name: string }) => void ran.push(name) }])
    await expect.poll(() => ran, LONG).toEqual(["letter"])
    await expect.poll(() => statesOf(queue), LONG).toEqual(["completed"])
  })

  it("that runs while the process stops is returned to the queue and run by the next process", async () => {
    const first = await startJobs(database, log, testVault)
    const started = Promise.withResolvers<void>()
    const never = Promise.withResolvers<void>()
    await first.work([
      {
        queue: "test-hand-back",
        run: () => {
          started.resolve()
          return never.promise
        },
      },
    ])
    await first.enqueue(database.db.autocommit, "test-hand-back", { n: 1 })
    await started.promise
    await first.stop()
    expect(await first.isRunning()).toBe(false)
    expect(await statesOf("test-hand-back")).toEqual(["retry"])
    const done: unknown[] = []
    await jobs.work([{ queue: "test-hand-back", run: async (data) => void done.push(data) }])
    await hurry("test-hand-back")
    await expect.poll(() => done, LONG).toEqual([{ n: 1 }])
    never.resolve()
  })
})

describe("mail", () => {
  const letter = {
    to: "amara@university.example",
    subject: "ご確認のお願い\r\nBcc: everyone@university.example",
    text: "こんにちは",
    html: "<p>こんにちは</p>",
  }

  // spec: sign-in.password-reset
  it("is sent over SMTP once the transaction that queued it is committed", async () => {
    const received: { recipients: string[]; source: string }[] = []
    const server = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      onData(stream, session, callback) {
        const chunks: Buffer[] = []
        stream.on("data", (chunk: Buffer) => chunks.push(chunk))
        stream.on("end", () => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          received.push({ recipients, source: Buffer.concat(chunks).toString() })
          callback()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const { port } = server.server.address() as { port: number }
    const sending = await startJobs(database, log, testVault)
    const smtpUrl = `smtp://127.0.0.1:${port}`
    const addresses = { mailFrom: "Shirube <hello@shirube.example>", helpEmail: "help@shirube.example" }
    await sending.work([mailJob({ smtpUrl, ...addresses, demo: false }, database.db)])
    const rolledBack = database.db.transaction(async (tx) => {
      await queueMail(tx, sending, { ...letter, to: "rolled-back@university.example" })
      throw new Error("changed my mind")
    })
    await expect(rolledBack).rejects.toThrow()
    await database.db.transaction((tx) => queueMail(tx, sending, letter))
    await expect.poll(() => received.length, LONG).toBe(1)
    expect(received[0]?.recipients).toEqual([letter.to])
    expect(received[0]?.source).toMatch(/^From: Shirube <hello@shirube\.example>/m)
    expect(received[0]?.source).toMatch(/^Reply-To: help@shirube\.example/m)
    expect(received[0]?.source).not.toMatch(/^Bcc:/im)
    await sending.stop()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })

  it("is stored for the mailbox of a demo without an SMTP server, newest first", async () => {
    const addresses = { mailFrom: "x@y.example", helpEmail: "z@y.example" }
    const job = mailJob({ smtpUrl: undefined, ...addresses, demo: true }, database.db)
    await job.run(letter)
    await job.run({ ...letter, subject: "The second" })
    const stored = await listKeptMails(database.db.autocommit)
    expect(stored.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [letter.to, "The second"],
      [letter.to, letter.subject],
    ])
  })
})

describe("mail without demo mode and without an SMTP server", () => {
  it("is stored nowhere in clear; the job names the missing setting and is retried", async () => {
    const job = mailJob(
      { smtpUrl: undefined, mailFrom: "x@y.example", helpEmail: "z@y.example", demo: false },
      database.db,
    )
    const before = (await listKeptMails(database.db.autocommit)).length
    const letter = { to: "amara@university.example", subject: "s", text: "t", html: "h" }
    await expect(job.run(letter)).rejects.toThrow("SMTP_URL")
    expect(await listKeptMails(database.db.autocommit)).toHaveLength(before)
  })
})

describe("nightly work", () => {
  it("runs on this engine", async () => {
    for (const { run, cron } of maintenanceJobs(database.db, movableClock("2026-11-15T00:00:00Z"))) {
      expect(cron).toBeTruthy()
      await run({})
    }
  })
})
