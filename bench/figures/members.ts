// What the calls of a signed-in member's page cost, over HTTP, in processor time of server and database.
import { openPostgres } from "@shirube/api/kernel/db/postgres"
import { processorSeconds } from "../children.ts"
import type { BenchOptions } from "../options.ts"
import {
  ASK_SENPAI,
  BROWSER_HEADERS,
  type Product,
  productFolder,
  signIn,
  startProduct,
  tokenOf,
} from "../product.ts"
import { get } from "../rig.ts"
import { select } from "../scale/select.ts"
import { median } from "../statistics.ts"
import { atMost, type Row, shortNumber } from "../table.ts"
import { untilIdle } from "../until-idle.ts"

const AT_ONCE = 16
/** Until the code is compiled. */
const WARM_UP_MS = 3_000
const THINGS = 9
const STUDENT = "student@shirube.example"
const SENPAI = "senpai@shirube.example"

interface Call {
  readonly what: string
  /** Several are one view: its page and all its calls. */
  readonly paths: readonly string[]
  readonly as: string
  /** Requests at once; a browser on its own sends one after another. */
  readonly atOnce?: number
  /** Milliseconds of processor time, by engine; some are promised on one of them only. */
  readonly most: { readonly PostgreSQL?: number; readonly embedded?: number }
}

export async function memberFigures(options: BenchOptions): Promise<Row[]> {
  const embedded = await figuresOn("embedded", undefined, options)
  if (!options.databaseUrl) return embedded
  return [...embedded, ...(await figuresOn("PostgreSQL", options.databaseUrl, options))]
}

async function figuresOn(
  engine: "embedded" | "PostgreSQL",
  databaseUrl: string | undefined,
  { folder, pace, rig, say }: BenchOptions,
): Promise<Row[]> {
  say(`calls of a member, ${engine} ...`)
  const product = await startProduct({ dataDir: productFolder(folder), databaseUrl })
  // After a first start the dictionary processes the demo's texts for a minute.
  await untilIdle(product)
  const rows: Row[] = []
  const sessions = new Map<string, Awaited<ReturnType<typeof sessionOf>>>()
  for (const { what, paths, as, atOnce = AT_ONCE, most } of await callsOf(product)) {
    const own = sessions.get(as) ?? (await sessionOf(product, as))
    sessions.set(as, own)
    const headers = { ...BROWSER_HEADERS, Accept: "application/json", ...own }
    const load = (ms: number) => rig.load({ port: product.port, paths, headers, connections: atOnce, ms })
    await load(WARM_UP_MS)
    const pids = [product.pid, ...(await backendsOf(databaseUrl))]
    const costs: number[] = []
    for (let round = 0; round < pace.rounds; round++) {
      const before = processorSeconds(pids)
      const { answers, refused, seconds } = await load(pace.roundMs)
      const after = processorSeconds(pids)
      if (refused > 0) throw new Error(`${refused} of ${answers} answers to ${paths.join()} were not 200`)
      const worked = before === undefined || after === undefined ? seconds : after - before
      costs.push((worked * 1_000 * paths.length) / answers)
    }
    const cost = median(costs)
    const limit = most[engine]
    rows.push({
      what: `${what}, ${engine}`,
      ours: `${shortNumber(cost)} ms`,
      beside: "processor time",
      ...(limit === undefined ? {} : { promised: atMost(cost, limit, " ms") }),
    })
  }
  await product.stop()
  return rows
}

/** For the API and for pages. */
const sessionOf = async (product: Product, email: string) => ({
  Authorization: `Bearer ${await tokenOf(product, email)}`,
  Cookie: await signIn(product, email),
})

async function callsOf(product: Product): Promise<Call[]> {
  const things = await thingsOfQuestion(product)
  const most = { PostgreSQL: 0.4, embedded: 0.4 }
  const personal = `/api/v1/personal?things=${things.join(",")}`
  const [user, unread] = ["/api/v2/user", "/api/v1/notifications/unread"]
  const page = `/en${ASK_SENPAI}/detail/${things[0]?.replace("question:", "")}`
  const view = [page, personal, user, unread]
  return [
    {
      what: "a question's page and all its calls",
      paths: view,
      as: STUDENT,
      most: { PostgreSQL: 3, embedded: 5 },
    },
    {
      what: "the same, one after another",
      paths: view,
      as: STUDENT,
      atOnce: 1,
      most: { embedded: 8 },
    },
    {
      what: `GET /v1/personal of a question, ${things.length} things`,
      paths: [personal],
      as: STUDENT,
      most: { PostgreSQL: 1.5, embedded: 3 },
    },
    { what: "GET /v2/user", paths: [user], as: STUDENT, most },
    { what: "unread notifications", paths: [unread], as: STUDENT, most },
    {
      what: "GET /v1/calendar/mine",
      paths: ["/api/v1/calendar/mine"],
      as: STUDENT,
      most: { PostgreSQL: 1.5 },
    },
    {
      what: "questions for a senpai",
      paths: ["/api/v1/questions/for-me"],
      as: SENPAI,
      most: { PostgreSQL: 3 },
    },
  ]
}

/** What the page of an answered question names: it, its answers, and related questions. */
async function thingsOfQuestion({ port }: Product) {
  const read = async <Body>(path: string) =>
    JSON.parse((await get(port, { path })).body.toString("utf8")) as Body
  const { items } = await read<{ items: { id: string }[] }>("/api/v1/questions?limit=25")
  const found = []
  for (const { id } of items) {
    const { answers } = await read<{ answers: { items: { id: string }[] } }>(`/api/v1/questions/${id}`)
    found.push({ id, answers: answers.items })
  }
  const [most] = found.sort((a, b) => b.answers.length - a.answers.length)
  if (!most) throw new Error("the demo has no questions")
  const others = items.flatMap(({ id }) => (id === most.id ? [] : [`question:${id}`]))
  return [`question:${most.id}`, ...most.answers.map(({ id }) => `answer:${id}`), ...others].slice(0, THINGS)
}

/** The database's processes for this product. */
async function backendsOf(url: string | undefined): Promise<number[]> {
  if (url === undefined) return []
  const database = await openPostgres({ url, pool: 1 })
  const found = await select<{ pid: number }>(
    database,
    "select pid from pg_stat_activity where application_name like 'shirube%' and pid <> pg_backend_pid()",
  )
  await database.close()
  return found.map(({ pid }) => pid)
}
