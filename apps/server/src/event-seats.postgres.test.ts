// Five hundred people register for fifty seats at the same moment, served by two processes.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Database } from "@shirube/api/kernel/db/client"
import { openPostgres } from "@shirube/api/kernel/db/postgres"
import { systemClock } from "@shirube/api/kernel/process/clock"
import { anEvent, aSession, publishEvents } from "@shirube/api/modules/events/events/builders"
import { createAccount, setPasswordHash } from "@shirube/api/modules/identity/accounts/service"
import { aStudent, hashQuickly } from "@shirube/api/modules/identity/auth/builders"
import { createEmptyDatabase } from "@shirube/api/testing/database"
import { afterAll, beforeAll, expect, it } from "vitest"
import { ask } from "./testing/ask.ts"
import { type ServerProcess, startServer } from "./testing/server-process.ts"

const PEOPLE = 500
const SEATS = 50
/** How many sign in at the same time. */
const BATCH = 25

const root = mkdtempSync(join(tmpdir(), "shirube-seats-"))
let server: ServerProcess
let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const empty = await createEmptyDatabase()
  drop = empty.drop
  server = await startServer({ DATABASE_URL: empty.url, DATA_DIR: root, TRUST_PROXY: "1", WORKERS: "2" })
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

async function tokenOf(person: number, hash: string): Promise<string> {
  const account = aStudent()
  const id = await createAccount(database.db, { ...account, password: null })
  await setPasswordHash(database.db.autocommit, id, hash)
  const { email, password } = account
  const { body } = await send(person, "POST /v1/auth/login", { body: { email, password } })
  return body.access_token.access_token
}

async function everybody(): Promise<string[]> {
  const hash = await hashQuickly(aStudent().password)
  const tokens: string[] = []
  while (tokens.length < PEOPLE) {
    const some = Array.from({ length: BATCH }, (_, i) => tokenOf(tokens.length + i, hash))
    tokens.push(...(await Promise.all(some)))
  }
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
  const { body: desk } = await send(0, "GET /v1/events/wanted/registration", { token })
  expect(desk.seats).toMatchObject([{ left: 0, waiting: PEOPLE - SEATS }])
})
