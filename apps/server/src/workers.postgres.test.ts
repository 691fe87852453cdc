// One site with two processes behind one port, which readers must not notice.
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Database } from "@shirube/api/kernel/db/client"
import { newId, type SuspensionId } from "@shirube/api/kernel/db/ids"
import { openPostgres } from "@shirube/api/kernel/db/postgres"
import { emit } from "@shirube/api/kernel/events/events"
import { systemClock } from "@shirube/api/kernel/process/clock"
import { aQuestion, aSenpai } from "@shirube/api/modules/community/forum/builders"
import { accountSuspended } from "@shirube/api/modules/editorial/suspensions/events"
import { insertSuspension, markLifted } from "@shirube/api/modules/editorial/suspensions/queries"
import { createAccount } from "@shirube/api/modules/identity/accounts/service"
import { aStudent } from "@shirube/api/modules/identity/auth/builders"
import { anArticle, anEnglishText, publish } from "@shirube/api/modules/learning/articles/builders"
import { createEmptyDatabase } from "@shirube/api/testing/database"
import { afterAll, beforeAll, expect, it } from "vitest"
import { ask } from "./testing/ask.ts"
import { failedStart, type ServerProcess, startServer } from "./testing/server-process.ts"

const root = mkdtempSync(join(tmpdir(), "shirube-workers-"))
let server: ServerProcess
let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const empty = await createEmptyDatabase()
  drop = empty.drop
  server = await startServer({ DATABASE_URL: empty.url, DATA_DIR: root, TRUST_PROXY: "1", WORKERS: "2" })
  database = await openPostgres({ url: empty.url, pool: 2 })
  await publish({ db: database.db, clock: systemClock }, titled("The title before"))
})
afterAll(async () => {
  await database.close()
  await drop()
  rmSync(root, { recursive: true, force: true })
})

const titled = (title: string) => anArticle({ id: "told", texts: { en: anEnglishText({ title }) } })

/** The serving processes; the started process only leads them. */
const workers = () =>
  readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8")
    .split(" ")
    .filter(Boolean)
    .map(Number)

let caller = 0
/** Each call uses a new connection, and connections are distributed in turn. */
const get = (path: string) =>
  ask(server.address + path, { headers: { "X-Forwarded-For": `192.0.2.${++caller % 250}` } })
/** Enough calls to reach every process more than once. */
const eight = <Result>(call: () => Promise<Result>) => Promise.all(Array.from({ length: 8 }, call))

async function live(more: Record<string, string> = {}) {
  const response = await fetch(`${server.address}/api/v1/live`, {
    headers: { "X-Forwarded-For": `198.51.100.${++caller % 250}`, Connection: "close", ...more },
  })
  let text = ""
  const ended = (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk
  })().catch(() => {})
  return { text: () => text, ended }
}

it("two processes show a change at once, in pages and API responses, and send it to live streams", async () => {
  expect(workers()).toHaveLength(2)
  const titles = async (path: string) =>
    (await eight(() => get(path))).map(({ body }) => /The title \w+/.exec(body.toString())?.[0])
  const paths = ["/en/article/told", "/api/v1/articles/told", "/api/v1/articles"]
  for (const path of paths)
    await expect.poll(async () => new Set(await titles(path))).toEqual(new Set(["The title before"]))
  const streams = await eight(() => live())
  await publish({ db: database.db, clock: systemClock }, titled("The title after"))
  for (const { text } of streams) await expect.poll(text).toContain("article.changed")
  for (const path of paths) expect(new Set(await titles(path))).toEqual(new Set(["The title after"]))
})

/** A signed-in member, whose requests go to the processes in turn. */
async function someone(account = aStudent()) {
  await createAccount(database.db, account)
  let token: string | undefined
  const send = async (method: string, path: string, body?: object) => {
    const { status, body: answered } = await ask(`${server.address}/api${path}`, {
      method,
      headers: {
        "X-Forwarded-For": `192.0.2.${++caller % 250}`,
        ...(body ? { "Content-Type": "application/json" } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = answered.toString()
    if (status >= 300) throw new Error(`${method} ${path} returned ${status} ${text}`)
    return text === "" ? undefined : JSON.parse(text)
  }
  const { email, password } = account
  token = (await send("POST", "/v1/auth/login", { email, password })).access_token.access_token
  return send
}

it("a page has the same ETag from either process, so a browser's copy is valid for both", async () => {
  for (const path of ["/en/article", "/ja/community/ask-senpai", "/en/article/told"]) {
    const tags = async () => new Set((await eight(() => get(path))).map(({ headers }) => headers.etag))
    // The first response of a process is not cached yet.
    await expect.poll(async () => [...(await tags())]).toEqual([expect.stringMatching(/^W\/"/)])
  }
})

// spec: forum.two-processes
it("two processes show an answer in Ask Senpai at once with the same counts, and send it to readers of either", async () => {
  const [asker, senpai, reader] = [await someone(), await someone(aSenpai()), await someone()]
  const { id } = await asker("POST", "/v1/questions", aQuestion({ title: "Who answers here?" }))
  const page = `/en/community/ask-senpai/detail/${id}`
  const numbers = async () => {
    const answers = await eight(async () =>
      JSON.parse((await get(`/api/v1/questions/${id}`)).body.toString()),
    )
    const lists = await eight(
      async () => JSON.parse((await get("/api/v1/questions")).body.toString()).items[0],
    )
    return new Set(
      [...answers, ...lists].map((shown) => `${shown.answer_count} answers, ${shown.helpful_count} helpful`),
    )
  }
  const pages = async () =>
    new Set((await eight(() => get(page))).map(({ body }) => body.toString().includes("Either of us does.")))
  await expect.poll(numbers).toEqual(new Set(["0 answers, 0 helpful"]))
  await expect.poll(pages).toEqual(new Set([false]))

  const streams = await eight(() => live())
  const words = { text: "Either of us does.", language: "en" }
  const answer = await senpai("POST", `/v1/questions/${id}/answers`, words)
  for (const { text } of streams)
    await expect.poll(text).toMatch(new RegExp(`answer.posted.*question:${id}`, "s"))
  expect(await numbers()).toEqual(new Set(["1 answers, 0 helpful"]))
  // Visitors may get the stale page while the new one is rendered.
  await expect.poll(pages).toEqual(new Set([true]))
  await reader("PUT", `/v1/votes/answer/${answer.id}`)
  await expect.poll(numbers).toEqual(new Set(["1 answers, 1 helpful"]))
  await asker("DELETE", `/v1/questions/${id}`)
  await expect
    .poll(async () => new Set((await eight(() => get(page))).map(({ status }) => status)))
    .toEqual(new Set([404]))
})

it("two processes refuse a member as soon as they are suspended, end their streams, and admit them again at once", async () => {
  const account = aStudent()
  const userId = await createAccount(database.db, account)
  const login = await ask(`${server.address}/api/v1/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": "203.0.113.80" },
    body: JSON.stringify({ email: account.email, password: account.password }),
  })
  const { access_token: tokens } = JSON.parse(login.body.toString())
  const own = { Authorization: `Bearer ${tokens.access_token}` }
  const collections = () =>
    ask(`${server.address}/api/v1/collections`, {
      headers: { ...own, "X-Forwarded-For": `192.0.2.${++caller % 250}` },
    })
  const answers = async () =>
    new Set(
      (await eight(collections)).map(
        ({ status, body }) => `${status} ${JSON.parse(body.toString()).code ?? ""}`,
      ),
    )
  expect(await answers()).toEqual(new Set(["200 "]))
  const streams = await eight(() => live(own))

  const id = newId<SuspensionId>()
  const startsAt = new Date()
  await database.db.transaction(async (tx) => {
    await insertSuspension(tx, { id, userId, reason: "other", startsAt, endsAt: null })
    await emit(tx, accountSuspended, { userId, suspensionId: id })
  })
  expect(await answers()).toEqual(new Set(["403 account.suspended"]))
  for (const { ended, text } of streams) {
    await ended
    expect(text()).toContain("account.suspended")
  }
  await database.db.transaction((tx) => markLifted(tx, id, { endedAt: new Date(), liftedBy: userId }))
  expect(await answers()).toEqual(new Set(["200 "]))
})

it("two processes share the limit of password guesses", async () => {
  const guess = () =>
    ask(`${server.address}/api/v1/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": "203.0.113.77" },
      body: JSON.stringify({ email: "unknown@university.example", password: "guess" }),
    })
  const statuses: number[] = []
  for (let i = 0; i < 12; i++) statuses.push((await guess()).status)
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  const firstRefusal = statuses.indexOf(429)
  expect(statuses.slice(firstRefusal).every((status) => status === 429)).toBe(true)
})

it("two processes report combined metrics", async () => {
  const served = async () => {
    const { status, body } = await ask(`${server.address}/metrics`)
    expect(status).toBe(200)
    const lines = body.toString().split("\n")
    const count = lines.find((line) => /^http_request_duration_seconds_count.*health\/live/.test(line))
    return Number(count?.split(" ").at(-1) ?? 0)
  }
  const before = await served()
  await eight(() => get("/api/health/live"))
  expect(await served()).toBe(before + 8)
})

it("a killed process is replaced, and requests succeed again soon", async () => {
  const [killed, other] = workers()
  process.kill(Number(killed), "SIGKILL")
  await expect.poll(() => workers().length === 2 && !workers().includes(Number(killed))).toBe(true)
  expect(workers()).toContain(other)
  await expect.poll(server.output).toContain("a web process is back")
  await expect
    .poll(async () => {
      const answers = await eight(() => get("/api/v1/articles/told").catch(() => undefined))
      return answers.every((answer) => answer?.status === 200)
    })
    .toBe(true)
})

it("SIGTERM ends all processes and streams, and leaves nothing behind", async () => {
  const streams = await eight(() => live())
  const running = workers()
  server.signal("SIGTERM")
  for (const { ended } of streams) await ended
  const { code, output } = await server.ended
  expect(code).toBe(0)
  // Without a mail server, mails about the answer stay queued and log a warning.
  const logged = output.split("\n").filter((line) => line.startsWith("{") && !line.includes("SMTP_URL"))
  expect(logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    "a web process has ended; it is started again",
    "a web process is back",
  ])
  for (const pid of running) expect(() => process.kill(pid, 0)).toThrow("ESRCH")
})

it("a start that cannot succeed reports it once, whatever the number of workers", async () => {
  const { code, output, errors } = await failedStart({
    DATABASE_URL: "postgres://user:hunter2@127.0.0.1:1/x",
    DATA_DIR: root,
    WORKERS: "2",
  })
  expect([code, output]).toEqual([1, ""])
  expect(errors).toMatch(/^The database of DATABASE_URL cannot be used: [^\n]*ECONNREFUSED[^\n]*\.\n$/)
})
