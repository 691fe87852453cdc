// The real server while PostgreSQL is down or unresponsive: its errors, cached pages, and shutdown.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { migrate } from "@shirube/api/kernel/db/migrate"
import { openPostgres } from "@shirube/api/kernel/db/postgres"
import { systemClock } from "@shirube/api/kernel/process/clock"
import { aQuestion } from "@shirube/api/modules/community/forum/builders"
import { createAccount } from "@shirube/api/modules/identity/accounts/service"
import { aStudent } from "@shirube/api/modules/identity/auth/builders"
import { anArticle, anEnglishText, publish } from "@shirube/api/modules/learning/articles/builders"
import { createEmptyDatabase } from "@shirube/api/testing/database"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startServer } from "./testing/server-process.ts"
import { aTcpProxyTo } from "./testing/tcp-proxy.ts"

interface Session {
  readonly access_token: { readonly access_token: string }
}

describe("a server whose database", () => {
  const root = mkdtempSync(join(tmpdir(), "shirube-outage-"))
  let line: Awaited<ReturnType<typeof aTcpProxyTo>>
  let drop: () => Promise<void>
  const student = aStudent()
  beforeAll(async () => {
    const empty = await createEmptyDatabase()
    drop = empty.drop
    line = await aTcpProxyTo(empty.url)
    const database = await openPostgres({ url: empty.url, pool: 2 })
    await migrate(database)
    const titled = (id: string) => anArticle({ id, texts: { en: anEnglishText({ title: `Told of ${id}` }) } })
    for (const id of ["stored", "unseen"]) await publish({ db: database.db, clock: systemClock }, titled(id))
    await createAccount(database.db, student)
    await database.close()
  })
  afterAll(async () => {
    await line.close()
    await drop()
    rmSync(root, { recursive: true, force: true })
  })

  const start = async () => {
    line.restore()
    const server = await startServer({ DATABASE_URL: line.url, DATA_DIR: join(root, "data") })
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${server.address}${path}`, { headers })
    await expect.poll(async () => (await get("/en/article/stored")).text()).toContain("Told of stored")
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`${server.address}${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(body),
      })
    return { ...server, get, post }
  }

  const expectOutage = async ({ get }: Awaited<ReturnType<typeof start>>) => {
    const api = await get("/api/v1/tags", { LanguageType: "ja" })
    expect([api.status, api.headers.get("Retry-After")]).toEqual([503, "5"])
    expect(await api.json()).toMatchObject({
      code: "server.unavailable",
      message: "ただいまご利用いただけません。少し待ってから、もう一度お試しください。",
    })
    const page = await get("/en/article/unseen")
    expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "10"])
    expect(page.headers.get("Cache-Control")).toContain("no-store")
    expect(await page.text()).toContain("Not available right now")
    expect(await (await get("/ja/article/unseen")).text()).toContain("ただいま利用できません")
    expect((await get("/sitemap.xml")).status).toBe(503)
    expect((await get("/api/health/ready")).status).toBe(503)
    expect((await get("/api/health/live")).status).toBe(200)
    const stored = await get("/en/article/stored")
    expect([stored.status, (await stored.text()).includes("Told of stored")]).toEqual([200, true])
  }

  // spec: forum.failures
  it("is cut off returns 503 from API and pages, serves cached pages, and recovers afterwards", async () => {
    const server = await start()
    const { email, password } = student
    const session = (await (await server.post("/api/v1/auth/login", { email, password })).json()) as Session
    const headers = {
      Authorization: `Bearer ${session.access_token.access_token}`,
      "Idempotency-Key": "asked-while-it-was-away",
      LanguageType: "ja",
    }
    const question = aQuestion()
    const asking = () => server.post("/api/v1/questions", question, headers)
    line.cut()
    const refused = await asking()
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
      503,
      expect.stringContaining("もう一度"),
    ])
    await expectOutage(server)
    line.restore()
    await expect.poll(async () => (await server.get("/api/health/ready")).status).toBe(200)
    // Two retries with the same idempotency key create one question.
    expect([(await asking()).status, (await asking()).status]).toEqual([201, 201])
    const { items } = (await (await server.get("/api/v1/questions")).json()) as { items: unknown[] }
    expect(items).toHaveLength(1)
    expect((await server.get("/en/article/unseen")).status).toBe(200)
    line.cut()
    const { code } = await server.stop()
    expect(code).toBe(0)
  })

  it("stops responding returns the same, and the server ends on SIGTERM", async () => {
    const server = await start()
    line.hold()
    await expectOutage(server)
    const { code, output } = await server.stop()
    expect(code).toBe(0)
    expect(output).not.toContain("a request failed unexpectedly")
  })
})
