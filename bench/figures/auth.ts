// Checks that response times do not reveal who has an account: the same request for known and unknown
// addresses, in turns. A control, known against known, measures the noise.
import { Agent, request as httpRequest } from "node:http"
import { readConfig } from "@shirube/api/kernel/config/config"
import { migrate } from "@shirube/api/kernel/db/migrate"
import { openDatabase } from "@shirube/api/kernel/db/open"
import { createAccount } from "@shirube/api/modules/identity/accounts/service"
import type { BenchOptions } from "../options.ts"
import { productFolder, startProduct } from "../product.ts"
import { randomNumbers } from "../random.ts"
import { median, noiseAround1 } from "../statistics.ts"
import { type Row, shortNumber, within } from "../table.ts"

const QUESTIONS = [
  {
    name: "sign-in, wrong password",
    path: "/api/v1/auth/login",
    body: (email: string) => ({ email, password: "not the password" }),
    status: 401,
  },
  {
    name: "asking for a new password",
    path: "/api/v1/password/forgot",
    body: (email: string) => ({ email }),
    status: 204,
  },
] as const

const WARM_UP_ROUNDS = 10
/** Wrong attempts per account, from any device, before further ones are refused. */
const GUESSES_PER_ACCOUNT = 20
/** Separates this run's accounts from those of an earlier run, whose attempts may be used up. */
const RUN = Date.now().toString(36)

export async function authFigures(options: BenchOptions): Promise<Row[]> {
  const engines = [
    { engine: "embedded", databaseUrl: undefined },
    ...(options.databaseUrl ? [{ engine: "PostgreSQL", databaseUrl: options.databaseUrl }] : []),
  ]
  const rows: Row[] = []
  for (const { engine, databaseUrl } of engines) {
    options.say(`known and unknown addresses, ${engine} ...`)
    const rounds = options.isQuick ? 60 : 400
    const dataDir = productFolder(options.folder)
    const people = Math.ceil(((rounds + WARM_UP_ROUNDS) * 2) / GUESSES_PER_ACCOUNT) + 2
    await createAccounts({ dataDir, databaseUrl }, people)
    const product = await startProduct({
      dataDir,
      databaseUrl,
      // Each call claims another client address, as through a proxy, so that no rate limit applies.
      environment: { TRUST_PROXY: "on" },
    })
    for (const question of QUESTIONS)
      rows.push(await timingRow(engine, product.port, question, { rounds, people }))
    await product.stop()
  }
  return rows
}

type Question = (typeof QUESTIONS)[number]
const GROUPS = ["known", "alsoKnown", "unknown"] as const
type Who = (typeof GROUPS)[number]

async function timingRow(
  engine: string,
  port: number,
  question: Question,
  { rounds, people }: { rounds: number; people: number },
): Promise<Row> {
  const random = randomNumbers(rounds)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const timesOf: Record<Who, number[]> = { known: [], alsoKnown: [], unknown: [] }
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    const addresses = addressesOf(round + WARM_UP_ROUNDS, people)
    for (const who of shuffled(GROUPS, random)) {
      const ms = await ask(agent, port, question, addresses[who])
      if (round >= 0) timesOf[who].push(ms)
    }
  }
  agent.destroy()
  const ratios = (of: Who) => timesOf[of].map((ms, round) => ms / (timesOf.known[round] ?? ms))
  const ratio = median(ratios("unknown"))
  return {
    what: `${question.name}, unknown address, ${engine}`,
    ours: `${shortNumber(median(timesOf.unknown))} ms`,
    beside: `${shortNumber(median(timesOf.known))} ms (known)`,
    ratio,
    promised: within(ratio, noiseAround1(ratios("alsoKnown"), random)),
  }
}

/** Two addresses with an account, and one of the same length without. */
const addressesOf = (round: number, people: number): Record<Who, string> => ({
  known: addressOf("known", round % people),
  alsoKnown: addressOf("known", (round + 1) % people),
  unknown: addressOf("other", round % people),
})
const addressOf = (who: "known" | "other", number: number) =>
  `${who}-${RUN}-${String(number).padStart(3, "0")}@university.example`

/** Runs before the product locks the folder. */
async function createAccounts(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  people: number,
): Promise<void> {
  const settings = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
  const database = await openDatabase(readConfig(settings))
  await migrate(database)
  for (let number = 0; number < people; number++)
    await createAccount(database.db, {
      email: addressOf("known", number),
      password: "the password of a bench",
      name: "Amara Okafor",
      seal: "A",
      role: "student",
    })
  await database.close()
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

let visitors = 0
/** A new client address for every visitor, from a reserved block. */
const nextVisitor = () => {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

/** Milliseconds from the request to the last byte of the response. */
function ask(agent: Agent, port: number, { path, body, status }: Question, email: string): Promise<number> {
  const text = JSON.stringify(body(email))
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const request = httpRequest(
      {
        host: "127.0.0.1",
        port,
        path,
        agent,
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(text),
          "X-Forwarded-For": nextVisitor(),
        },
      },
      (response) => {
        response.resume()
        response.once("error", reject)
        response.once("end", () => {
          if (response.statusCode === status) resolve(performance.now() - started)
          else reject(new Error(`${path} answered ${response.statusCode} instead of ${status}`))
        })
      },
    )
    request.once("error", reject)
    request.end(text)
  })
}
