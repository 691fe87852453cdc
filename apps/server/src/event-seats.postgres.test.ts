// Five hundred people register for fifty seats at the same moment, served by two processes.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readConfig } from "@shirube/api/kernel/config/config"
import type { Database } from "@shirube/api/kernel/db/client"
import { openPostgres } from "@shirube/api/kernel/db/postgres"
import { systemClock } from "@shirube/api/kernel/process/clock"
import { createAccessTokens } from "@shirube/api/kernel/security/session"
import { createVault } from "@shirube/api/kernel/security/vault"
import { anEvent, aSession, publishEvents } from "@shirube/api/modules/events/events/builders"
import { createAccount } from "@shirube/api/modules/identity/accounts/service"
import { aStudent } from "@shirube/api/modules/identity/auth/builders"
import { openSession } from "@shirube/api/modules/identity/sessions/service"
import { createEmptyDatabase } from "@shirube/api/testing/database"
import { afterAll, beforeAll, expect, it } from "vitest"
import { ask } from "./testing/ask.ts"
import { type ServerProcess, startServer } from "./testing/server-process.ts"

const PEOPLE = 500
const SEATS = 50
/** How many sessions are opened at the same time. */
const BATCH = 25

const root = mkdtempSync(join(tmpdir(), "shirube-seats-"))
const secrets = { ACCESS_TOKEN_SECRET: "x".repeat(32), ENCRYPTION_KEY: "y".repeat(32) }
const { accessTokenSecrets, encryptionKeys } = readConfig({ DATA_DIR: root, ...secrets })
const keys = {
  accessTokens: createAccessTokens(accessTokenSecrets, systemClock),
  vault: createVault(encryptionKeys),
}
let server: ServerProcess
let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const empty = await createEmptyDatabase()
  drop = empty.drop
  const settings = { DATABASE_URL: empty.url, DATA_DIR: root, TRUST_PROXY: "1", WORKERS: "2" }
  server = await startServer({ ...settings, ...secrets })
  database = await openPostgres({ url: empty.url, pool: 4 })
})
afterAll(async () => {
  await server.stop()
  await database.close()
  await drop()
  rmSync(root, { recursive: true, force: true })
})

/** Each person uses their own address. */
async function send(person: number, route: string, { token, body }: { token?: string; body?: object }) {
  const [method = "GET", path = ""] = route.split(" ")
  const { status, body: answered } = await ask(`${server.address}/api${path}`, {
    method,
    headers: {
      "X-Forwarded-For": `10.0.${Math.floor(person / 250)}.${person % 250}`,
      ...(body ? { "Content-Type": "application/json" } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status, body: JSON.parse(answered.toString()) }
}

/** Opens a session directly: five hundred sign-ins would take longer than the seats, and are not the subject here. */
async function tokenOf(): Promise<string> {
  const userId = await createAccount(database.db, { ...aStudent(), password: null })
  const session = { userId, strategy: "local", foreign: null, method: "password" } as const
  const visit = { now: new Date(), ip: "", userAgent: "", language: "en", device: null } as const
  return (await database.db.transaction((tx) => openSession(tx, session, visit, keys))).accessToken
}

async function everybody(): Promise<string[]> {
  const tokens: string[] = []
  while (tokens.length < PEOPLE)
    tokens.push(...(await Promise.all(Array.from({ length: BATCH }, () => tokenOf()))))
  return tokens
}

// spec: events.concurrent-seats
it("fills exactly the available seats, and puts the others on the waitlist in order", async () => {
  const inTenDays = new Date(Date.now() + 10 * 86_400_000)
  const session = aSession(inTenDays, { capacity: SEATS })
  const event = anEvent({ id: "wanted", sessions: [session] })
  await publishEvents({ db: database.db, clock: systemClock }, event)
  const tokens = await everybody()
  const body = { session_id: session.id, name: "Someone", answers: [], agrees: true, takes_waitlist: true }
  // On a busy machine the wait for the lock may exceed the limit of a statement: the client then tries again.
  const register = async (token: string, person: number): ReturnType<typeof send> => {
    const answer = await send(person, "PUT /v1/events/wanted/registration", { token, body })
    return answer.status === 503 ? register(token, person) : answer
  }
  const answers = await Promise.all(tokens.map(register))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const seated = answers.filter((answer) => answer.body.state === "registered")
  expect(seated).toHaveLength(SEATS)
  const places = answers.flatMap((answer) => answer.body.place_in_line ?? [])
  expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: PEOPLE - SEATS }, (_, i) => i + 1))
  const [token = ""] = tokens
  const { body: form } = await send(0, "GET /v1/events/wanted/registration", { token })
  expect(form.seats).toMatchObject([{ left: 0, waiting: PEOPLE - SEATS }])
})
