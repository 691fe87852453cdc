// One engine, several sizes: fills the databases, waits for its turn, measures all sizes in turns, reports.
import { once } from "node:events"
import { cp } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { contributions, createApi } from "@shirube/api/app"
import { readConfig } from "@shirube/api/kernel/config/config"
import type { Database } from "@shirube/api/kernel/db/client"
import { openEmbedded } from "@shirube/api/kernel/db/embedded"
import { openPostgres } from "@shirube/api/kernel/db/postgres"
import { systemClock } from "@shirube/api/kernel/process/clock"
import { createLog } from "@shirube/api/kernel/process/log"
import { startPlatform } from "@shirube/api/kernel/process/platform"
import { DEMO_PASSWORD } from "../../apps/api/seed/accounts.ts"
import * as career from "../career/fill.ts"
import { careerQuestionsFor } from "../career/requests.ts"
import * as desk from "../desk/fill.ts"
import { deskQuestionsFor } from "../desk/requests.ts"
import * as events from "../events/fill.ts"
import { eventQuestionsFor } from "../events/requests.ts"
import * as forum from "../forum/fill.ts"
import { forumQuestionsFor } from "../forum/requests.ts"
import * as learning from "../learning/fill.ts"
import { learningQuestionsFor } from "../learning/requests.ts"
import * as mentors from "../mentors/fill.ts"
import { mentorQuestionsFor } from "../mentors/requests.ts"
import { get } from "../rig.ts"
import { median } from "../statistics.ts"
import { addOlder as addOlderArticles, writeNewest as writeNewestArticles } from "./fill.ts"
import { type Question, questionsFor } from "./questions.ts"
import { select } from "./select.ts"

interface Statement {
  readonly text: string
  readonly parameters: readonly unknown[]
}

/** Query plans of the statements, run again with their values. */
async function explain(database: Database, statements: readonly Statement[]): Promise<string> {
  const plans: string[] = []
  for (const { text, parameters } of statements.filter(({ text }) => /^\s*select/i.test(text))) {
    const filled = text.replace(/\$(\d+)/g, (_, number) => literal(parameters[Number(number) - 1]))
    const lines = await select<{ "QUERY PLAN": string }>(database, `explain (analyze, buffers) ${filled}`)
    plans.push(`${text}\n\n${lines.map((line) => line["QUERY PLAN"]).join("\n")}\n`)
  }
  return plans.join("\n")
}

const literal = (value: unknown) =>
  typeof value === "number" ? String(value) : `'${String(value).replaceAll("'", "''")}'`

/** What is scaled: the newest rows, the same at each size; the bulk behind them; and the requests. */
const CONTENTS = {
  career: { writeNewest: career.writeNewest, addOlder: career.addOlder, questionsFor: careerQuestionsFor },
  articles: { writeNewest: writeNewestArticles, addOlder: addOlderArticles, questionsFor },
  learning: {
    writeNewest: learning.writeNewest,
    addOlder: learning.addOlder,
    questionsFor: learningQuestionsFor,
  },
  desk: { writeNewest: desk.writeNewest, addOlder: desk.addOlder, questionsFor: deskQuestionsFor },
  events: { writeNewest: events.writeNewest, addOlder: events.addOlder, questionsFor: eventQuestionsFor },
  forum: { writeNewest: forum.writeNewest, addOlder: forum.addOlder, questionsFor: forumQuestionsFor },
  mentors: { writeNewest: mentors.writeNewest, addOlder: mentors.addOlder, questionsFor: mentorQuestionsFor },
} as const

export interface ScaleJob {
  readonly of: keyof typeof CONTENTS
  readonly folder: string
  /** A PostgreSQL server; without it the embedded engine is measured. */
  readonly serverUrl: string | undefined
  readonly sizes: readonly number[]
  /** All articles as long as real ones, not only the newest. */
  readonly inFull: boolean
  readonly rounds: number
  readonly explain: boolean
}

export interface ScaleResult {
  readonly figures: readonly {
    readonly name: string
    readonly mediansMs: readonly number[]
    readonly most: number | undefined
  }[]
  readonly plans: string
}

interface Subject {
  readonly questions: readonly Question[]
  readonly ask: (question: Question) => Promise<void>
  readonly explain: (question: Question) => Promise<string>
}

const WARM_UP = 3
/** They send the same request at once; the last response counts. */
const CALLERS = 4

const baseOf = ({ of }: ScaleJob) => `${of}_base`

async function prepare(job: ScaleJob, count: number): Promise<Subject> {
  const statements: { text: string; parameters: readonly unknown[] }[] = []
  const onQuery = (text: string, parameters: readonly unknown[] = []) =>
    void statements.push({ text, parameters })
  const database = await open(job, `${job.of}_${count}`, { copyOf: baseOf(job), onQuery })
  const { addOlder, questionsFor } = CONTENTS[job.of]
  await addOlder(database, { count, inFull: job.inFull })
  statements.length = 0
  const platform = await startPlatform({
    config: readConfig({ DATA_DIR: job.folder }),
    database,
    clock: systemClock,
    log: createLog("error"),
    checkResponses: false,
    storesAnswers: false,
    contributions: { ...contributions, jobs: () => [], subscribers: [] },
  })
  const port = await listen(createApi(platform))
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (email: string) => {
    const token = tokens.get(email) ?? signIn(port, email)
    tokens.set(email, token)
    return token
  }
  const times = new Map<Question, number>()
  const ask = async (question: Question) => {
    const { path, findsNothing = false } = question
    const people = [question.as ?? []].flat()
    const time = times.get(question) ?? 0
    times.set(question, time + 1)
    const as = people[time % people.length]
    const put =
      typeof question.put === "function" ? question.put(Math.floor(time / people.length)) : question.put
    const headers = as ? { Authorization: `Bearer ${await tokenOf(as)}` } : {}
    const { status, said } = put
      ? await send(port, { path, headers, put })
      : await get(port, { path: `/api${path}`, headers }).then(({ status, body }) => ({
          status,
          said: body.toString(),
        }))
    const isExpected = status === 200 && said.startsWith('{"items":[]') === findsNothing
    if (!isExpected) throw new Error(`${path} answered ${status} ${said.slice(0, 200)}`)
  }
  return {
    questions: await questionsFor(database, count),
    ask,
    explain: async (question) => {
      statements.length = 0
      await ask(question)
      return explain(database, [...statements])
    },
  }
}

async function listen(api: ReturnType<typeof createApi>): Promise<number> {
  const server = createServer(async (request, response) => {
    const { url, method = "GET", headers } = request
    const { authorization = "" } = headers
    const asked = new Request(`http://bench${url}`, {
      method,
      headers: {
        LanguageType: "en",
        ...(authorization ? { authorization } : {}),
        ...(method === "GET" ? {} : { "Content-Type": "application/json" }),
      },
      ...(method === "GET" ? {} : { body: await text(request) }),
    })
    const answer = await api(asked)
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return (server.address() as AddressInfo).port
}

async function send(
  port: number,
  { path, headers, put }: { path: string; headers: Record<string, string>; put: object },
) {
  const address = `http://127.0.0.1:${port}/api${path}`
  const response = await fetch(address, { method: "PUT", headers, body: JSON.stringify(put) })
  return { status: response.status, said: await response.text() }
}

async function signIn(port: number, email: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
    method: "POST",
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  const { access_token } = (await response.json()) as { access_token: { access_token: string } }
  return access_token.access_token
}

/** A database of that name: a folder for the embedded engine, a database on the server for PostgreSQL. */
async function open(
  { folder, serverUrl }: ScaleJob,
  name: string,
  { copyOf, onQuery }: { copyOf?: string; onQuery?: (text: string) => void } = {},
): Promise<Database> {
  const options = onQuery ? { onQuery } : {}
  if (serverUrl === undefined) {
    if (copyOf) await cp(join(folder, copyOf), join(folder, name), { recursive: true })
    return openEmbedded({ dataDir: join(folder, name) }, options)
  }
  const server = await openPostgres({ url: serverUrl, pool: 1 })
  await server.exec(`create database ${name} ${copyOf ? `template ${copyOf}` : ""}`)
  await server.close()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  // No timeout: building the index of a million texts takes long.
  return openPostgres({ url: url.href, pool: CALLERS, backgroundMs: 0 }, options)
}

async function measure(subjects: readonly Subject[], rounds: number) {
  const figures = []
  for (const [place, { name, most }] of (subjects[0]?.questions ?? []).entries()) {
    const times = subjects.map((): number[] => [])
    for (let round = -WARM_UP; round < rounds; round++)
      for (const [size, { questions, ask }] of subjects.entries()) {
        const question = questions[place]
        if (!question) throw new Error(`no question ${name}`)
        const started = performance.now()
        await Promise.all(Array.from({ length: CALLERS }, () => ask(question)))
        if (round >= 0) times[size]?.push(performance.now() - started)
      }
    figures.push({ name, mediansMs: times.map(median), most })
  }
  return figures
}

async function plansOf(subject: Subject | undefined): Promise<string> {
  const plans: string[] = []
  for (const question of subject?.questions ?? [])
    plans.push(`## ${question.name}: ${question.path}\n\n${await subject?.explain(question)}`)
  return plans.join("\n")
}

// No cleanup: the folder and the server are deleted with the bench.
process.once("disconnect", () => process.exit())

const nextOrder = () => new Promise<unknown>((resolve) => process.once("message", resolve))

const job = (await nextOrder()) as ScaleJob
const base = await open(job, baseOf(job))
await CONTENTS[job.of].writeNewest(base, readConfig({ DATA_DIR: job.folder }))
await base.close()
const subjects: Subject[] = []
for (const size of job.sizes) subjects.push(await prepare(job, size))
process.send?.("filled")
await nextOrder()
const result: ScaleResult = {
  figures: await measure(subjects, job.rounds),
  plans: job.explain ? await plansOf(subjects.at(-1)) : "",
}
process.send?.(result)
