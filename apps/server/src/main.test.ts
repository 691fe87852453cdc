// The real server process: durability after kill -9, shutdown, and refused starts.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Database } from "@shirube/api/kernel/db/client"
import { openEmbedded } from "@shirube/api/kernel/db/embedded"
import { ENGINE_VERSION } from "@shirube/api/kernel/db/folder"
import { migrate } from "@shirube/api/kernel/db/migrate"
import { openPostgres } from "@shirube/api/kernel/db/postgres"
import { systemClock } from "@shirube/api/kernel/process/clock"
import { createAccount } from "@shirube/api/modules/identity/accounts/service"
import { anEditor, aStudent, TEST_PASSWORD } from "@shirube/api/modules/identity/auth/builders"
import { anArticle, anEnglishText, publish } from "@shirube/api/modules/learning/articles/builders"
import { createEmptyDatabase, testEngine } from "@shirube/api/testing/database"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { failedStart, runCommand, type ServerProcess, startServer } from "./testing/server-process.ts"

const root = mkdtempSync(join(tmpdir(), "shirube-server-"))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const emails = ["amara", "binh", "chen", "dewi"].map((name) => `${name}@university.example`)

async function fill(database: Database): Promise<void> {
  await migrate(database)
  for (const email of emails) await createAccount(database.db, aStudent({ email }))
  await publish({ db: database.db, clock: systemClock }, titled("The title before"))
}
const titled = (title: string) => anArticle({ id: "told", texts: { en: anEnglishText({ title }) } })

let caller = 0
/** Each call uses another address, as through a proxy. */
const from = () => ({ "X-Forwarded-For": `198.51.${(++caller >> 8) & 255}.${caller & 255}` })

async function post(address: string, path: string, options: { body?: unknown; token?: string } = {}) {
  const response = await fetch(`${address}/api${path}`, {
    method: "POST",
    headers: {
      ...from(),
      "Content-Type": "application/json",
      ...(options.token ? { Authorization: `Bearer ${options.token}` } : {}),
    },
    body: JSON.stringify(options.body ?? {}),
  })
  return {
    status: response.status,
    body: (await response.json()) as { refresh_token: { refresh_token: string } },
  }
}
const login = (address: string, email: string) =>
  post(address, "/v1/auth/login", { body: { email, password: TEST_PASSWORD } })

/** Messages of the live stream, until it ends. */
async function live(address: string) {
  const response = await fetch(`${address}/api/v1/live`, { headers: from() })
  let text = ""
  const ended = (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk
  })().catch(() => {})
  return { text: () => text, ended }
}

describe("one server with its embedded database", () => {
  const dataDir = join(root, "data")
  const settings = { DATA_DIR: dataDir, TRUST_PROXY: "1" }
  let server: ServerProcess
  beforeAll(async () => {
    const database = await openEmbedded({ dataDir })
    await migrate(database)
    await fill(database)
    await database.close()
    server = await startServer(settings)
  })
  afterAll(async () => {
    await server.stop()
  })

  it("refuses a second process on the same folder with one sentence, and keeps running", async () => {
    const { code, output, errors } = await failedStart(settings)
    expect(code).toBe(1)
    expect(output).toBe("")
    expect(errors).toMatch(
      /^The data folder \S+ is in use by another Shirube \(process \d+\)\. Stop that one first, or set DATA_DIR to another folder\.\n$/,
    )
    expect((await login(server.address, String(emails[0]))).status).toBe(200)
  })

  it("refuses commands on its folder with the same sentence", async () => {
    for (const command of ["db-seed", "db-reset"] as const) {
      const { code, output, errors } = await runCommand(command, settings)
      expect([code, output]).toEqual([1, ""])
      expect(errors).toMatch(/^The data folder \S+ is in use by another Shirube [^\n]+\n$/)
    }
  })

  it("loses nothing that it acknowledged when it is killed while writing", async () => {
    const acknowledged: string[] = []
    let isRunning = true
    const writer = async (email: string) => {
      while (isRunning) {
        const first = await login(server.address, email)
        const second = await post(server.address, "/v1/auth/refresh", {
          token: first.body.refresh_token.refresh_token,
        })
        acknowledged.push(second.body.refresh_token.refresh_token)
      }
    }
    const writers = emails.map((email) => writer(email).catch(() => {}))
    await expect.poll(() => acknowledged.length).toBeGreaterThan(12)
    server.signal("SIGKILL")
    await server.ended
    isRunning = false
    await Promise.all(writers)

    server = await startServer(settings)
    for (const token of acknowledged)
      expect((await post(server.address, "/v1/auth/refresh", { token })).status).toBe(200)
  })

  it("finishes a running request and ends its streams on SIGTERM, with exit code 0", async () => {
    const stream = await live(server.address)
    const { port } = new URL(server.address)
    const body = JSON.stringify({ email: emails[0], password: TEST_PASSWORD })
    let answer = ""
    const socket = connect(Number(port), "127.0.0.1")
    socket.on("data", (chunk) => {
      answer += chunk
    })
    const half = `POST /api/v1/auth/login HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`
    await new Promise<void>((resolve) => socket.write(half, () => resolve()))
    // A response to this later request means that the half-sent one is being handled.
    expect((await fetch(`${server.address}/api/health/ready`)).status).toBe(200)
    server.signal("SIGTERM")
    const isRefused = () =>
      fetch(`${server.address}/api/health/live`).then(
        () => false,
        () => true,
      )
    await expect.poll(isRefused).toBe(true)
    await stream.ended
    const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()))
    socket.write(body.slice(10))
    await closed
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain("refresh_token")
    const { code, errors } = await server.ended
    expect([code, errors]).toEqual([0, ""])
  })
})

if (testEngine === "postgres")
  describe("two servers on one PostgreSQL database", () => {
    let database: Database
    let drop: () => Promise<void>
    let servers: ServerProcess[] = []
    beforeAll(async () => {
      const empty = await createEmptyDatabase()
      drop = empty.drop
      const settings = {
        DATABASE_URL: empty.url,
        ACCESS_TOKEN_SECRET: "x".repeat(32),
        ENCRYPTION_KEY: "y".repeat(32),
        TRUST_PROXY: "1",
      }
      servers = await Promise.all(
        ["one", "two"].map((name) => startServer({ ...settings, DATA_DIR: join(root, name) })),
      )
      database = await openPostgres({ url: empty.url, pool: 2 })
      await fill(database)
    })
    afterAll(async () => {
      const ends = await Promise.all(servers.map((server) => server.stop()))
      await database.close()
      await drop()
      expect(ends.map(({ code, errors }) => [code, errors])).toEqual([
        [0, ""],
        [0, ""],
      ])
    })
    const [ONE, TWO] = [0, 1]
    const addressOf = (index: number) => String(servers[index]?.address)

    it("show a change of either server at once, and send it to live streams", async () => {
      const page = async (index: number) => (await fetch(`${addressOf(index)}/en/article/told`)).text()
      for (const index of [ONE, TWO]) await expect.poll(() => page(index)).toContain("The title before")
      const streams = await Promise.all([live(addressOf(ONE)), live(addressOf(TWO))])
      await publish({ db: database.db, clock: systemClock }, titled("The title after"))
      for (const [index, stream] of streams.entries()) {
        await expect
          .poll(stream.text)
          .toContain('data: {"name":"article.changed","tags":["articles","article:told"]}')
        expect(await page(index)).toContain("The title after")
        expect(await page(index)).not.toContain("The title before")
      }
    })

    it("share sessions", async () => {
      const { body } = await login(addressOf(ONE), String(emails[1]))
      const token = body.refresh_token.refresh_token
      const answers = await Promise.all(
        [0, 1, 0, 1].map((i) => post(addressOf(i), "/v1/auth/refresh", { token })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    })

    it("share the limit of password guesses", async () => {
      const guess = (index: number) =>
        fetch(`${addressOf(index)}/api/v1/auth/login`, {
          method: "POST",
          headers: { "Content-Type": "application/json", "X-Forwarded-For": "203.0.113.77" },
          body: JSON.stringify({ email: emails[2], password: "guess" }),
        }).then(({ status }) => status)
      const statuses: number[] = []
      for (let i = 0; i < 12; i++) statuses.push(await guess(i % 2))
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
      expect(new Set(statuses)).toEqual(new Set([401, 429]))
    })
  })

describe("a start that cannot succeed", () => {
  const LONG = "x".repeat(32)

  it("ends with one sentence that names the setting, and shows no secret", async () => {
    writeFileSync(join(root, "a-file"), "")
    mkdirSync(join(root, "older/database"), { recursive: true })
    writeFileSync(join(root, "older/database/PG_VERSION"), "14\n")
    for (const [settings, sentence] of [
      [{ PORT: "http" }, /^The setting PORT must be a whole number from 0 to 65535 \(it is "http"\)\.\n$/],
      [{ DEMO: "yes?" }, /^The setting DEMO must be 1 or 0 \(it is "yes\?"\)\.\n$/],
      [
        { DATA_DIR: join(root, "a-file/inside"), ACCESS_TOKEN_SECRET: LONG, ENCRYPTION_KEY: LONG },
        /^The setting DATA_DIR names a folder that cannot be used: [^\n]+\.\n$/,
      ],
      [
        { DATA_DIR: join(root, "older") },
        /^The database in \S+ is of PostgreSQL 14, and this Shirube opens version \d+\. [^\n]+\n$/,
      ],
      [
        { DATABASE_URL: "postgres://user:hunter2@127.0.0.1:1/x" },
        /^The database of DATABASE_URL cannot be used: [^\n]*ECONNREFUSED[^\n]*\.\n$/,
      ],
    ] as const) {
      const { code, errors, output } = await failedStart({ DATA_DIR: join(root, "bad"), ...settings })
      expect(errors).toMatch(sentence)
      expect(`${errors}${output}`).not.toContain("hunter2")
      expect([code, output]).toEqual([1, ""])
    }
  })
})

describe("a command", () => {
  const unreachable = { DATABASE_URL: "postgres://user:hunter2@127.0.0.1:1/x" }

  it("that cannot reach the database, or has none configured, says so in one sentence", async () => {
    const dataDir = join(root, "reachable")
    mkdirSync(join(dataDir, "database"), { recursive: true })
    writeFileSync(join(dataDir, "database/PG_VERSION"), ENGINE_VERSION)
    for (const command of ["db-seed", "db-copy"] as const) {
      const { code, output, errors } = await runCommand(command, { DATA_DIR: dataDir, ...unreachable })
      expect([code, output]).toEqual([1, ""])
      expect(errors).toMatch(/^The database of DATABASE_URL cannot be used: [^\n]*ECONNREFUSED[^\n]*\.\n$/)
      expect(errors).not.toContain("hunter2")
    }
    const untold = await runCommand("db-copy", { DATA_DIR: dataDir })
    expect(untold).toEqual({
      code: 1,
      output: "",
      errors: "Set DATABASE_URL to the PostgreSQL database to copy to; DATA_DIR names what to copy from.\n",
    })
  })

  it("refuses a folder without a database, and creates neither", async () => {
    const dataDir = join(root, "mistyped")
    for (const [command, settings] of [
      ["db-copy", unreachable],
      ["db-seed", {}],
      ["db-reset", {}],
    ] as const)
      expect(await runCommand(command, { DATA_DIR: dataDir, ...settings }), command).toEqual({
        code: 1,
        output: "",
        errors: `There is no database in ${dataDir}. Check DATA_DIR: a start makes a new database, this command does not.\n`,
      })
    expect(existsSync(dataDir)).toBe(false)
  })
})

if (testEngine === "postgres")
  describe("a site that moves from its folder to PostgreSQL", () => {
    it("lets everyone but the demo's people sign in there", async () => {
      const dataDir = join(root, "moving")
      const source = await openEmbedded({ dataDir })
      await fill(source)
      await createAccount(source.db, anEditor({ email: "editor@shirube.example" }))
      await source.db.autocommit.execute(
        sql`insert into audit_entries (at, event, actor, subject_noun, ip_digest, user_agent, details) select now(), 'sign_in.failed', 'nobody', 'user', '', '', '{}' from generate_series(1, 40)`,
      )
      await source.close()
      const { url, drop } = await createEmptyDatabase()
      const settings = { DATA_DIR: dataDir, DATABASE_URL: url, TRUST_PROXY: "1" }

      const { code, output, errors } = await runCommand("db-copy", settings)
      expect([code, errors]).toEqual([0, ""])
      expect(output).toContain(
        "Demo accounts that stay behind with everything of theirs, because everybody knows the password: 1.\n",
      )
      expect(output).toMatch(/Copied; a person who was made for the purpose has signed in there[^\n]*\n$/)
      expect((await runCommand("db-copy", settings)).errors).toMatch(
        /^The table \w+ of the target is not empty; nothing was copied\.\n$/,
      )

      const server = await startServer(settings)
      for (const email of emails) expect((await login(server.address, email)).status).toBe(200)
      expect((await login(server.address, "editor@shirube.example")).status).toBe(401)
      await server.stop()
      await drop()
    })
  })
