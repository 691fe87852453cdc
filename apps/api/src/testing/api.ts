// The whole API on a real database, called as a client would, with a clock that tests move.
import { randomUUID } from "node:crypto"
import { rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Language } from "@shirube/vocabulary/language"
import { contributions, createApi } from "#api/app"
import type { FilePurpose } from "#api/kernel/features/file-purposes"
import type { ReviewKind } from "#api/kernel/features/review-kinds"
import type { Api } from "#api/kernel/http/http"
import { movableClock } from "#api/kernel/process/clock"
import { startPlatform } from "#api/kernel/process/platform"
import { TOOK_TOO_LONG } from "#api/kernel/process/stopping"
import { createDictionary } from "#api/kernel/text/furigana/dictionary"
import { testConfig } from "./config.ts"
import { emptyTables } from "./database.ts"
import { collectingLog } from "./log.ts"
import { borrowDatabase } from "./reused-database.ts"
import { settleJobs, watchNotices } from "./settle.ts"
import { recordStatement, withoutListeners } from "./statements.ts"

export const TEST_NOW = "2026-11-15T00:00:00.000Z"

export interface CallOptions {
  readonly token?: string | undefined
  readonly body?: unknown
  readonly rawBody?: string | Uint8Array<ArrayBuffer>
  readonly language?: Language
  readonly headers?: Record<string, string>
}

interface TestApiOptions {
  readonly storesAnswers?: boolean
  /** In addition to the product's. */
  readonly filePurposes?: readonly FilePurpose[]
  readonly reviewKinds?: readonly ReviewKind[]
}

const DICTIONARY_IDLE_MS = 600_000
const dictionaryLog = collectingLog()
/** Loading it takes most of a second of processor time, so the files of a worker share one. It ends with the worker. */
const dictionary = {
  ...createDictionary({ log: dictionaryLog.log, idleMs: DICTIONARY_IDLE_MS }),
  close: async () => {},
}

export async function startTestApi(
  environment: NodeJS.ProcessEnv = {},
  { storesAnswers = false, filePurposes = [], reviewKinds = [] }: TestApiOptions = {},
) {
  const { log, lines, everyLine } = collectingLog()
  let isStopping = false
  const borrowed = await borrowDatabase({
    onQuery: recordStatement,
    // While stopping, the test database is dropped before its last connections are closed.
    onError: (err) => void (isStopping || log.error({ err }, "a database connection broke")),
  })
  const database = { ...borrowed, listen: withoutListeners(borrowed.listen) }
  const clock = movableClock(TEST_NOW)
  const work = join(tmpdir(), `shirube-work-${randomUUID()}`)
  const own = { WORK_DIR: work, ...environment }
  const config = testConfig(own)
  const platform = await startPlatform({
    config,
    database,
    clock,
    log,
    checkResponses: true,
    storesAnswers,
    dictionary,
    contributions: {
      ...contributions,
      filePurposes: [...contributions.filePurposes, ...filePurposes],
      reviewKinds: [...contributions.reviewKinds, ...reviewKinds],
    },
  })
  const api = createApi(platform)
  const notices = await watchNotices(database)
  const settle = async () => {
    await settleJobs(platform)
    await notices.untilHeard()
  }

  return {
    ...platform,
    api,
    call: callerOf(api),
    /** A client of the same database under other settings. */
    under(others: NodeJS.ProcessEnv) {
      const changed = testConfig({ ...own, ...others })
      return { config: changed, call: callerOf(createApi({ ...platform, config: changed })) }
    },
    clock,
    /** Runs pending background work now. */
    settle,
    /** Empties the tables, after the background work of the previous test has ended. */
    async empty() {
      await settle()
      await emptyTables(database)
      platform.answers.drop()
    },
    /** Returns and clears warnings and errors: a test takes those it expects; the rest fail the file at the end. */
    takeLogLines: () => lines.splice(0),
    /** All log lines, of any level. */
    everyLine,
    url: database.url,
    async stop() {
      isStopping = true
      await notices.stop()
      await platform.stop()
      rmSync(work, { recursive: true, force: true })
      // Slowness of a busy machine is no failure.
      const unexpected = [...lines, ...dictionaryLog.lines.splice(0)].filter(
        (line) => !line.includes(TOOK_TOO_LONG),
      )
      if (unexpected.length > 0) throw new Error(`unexpected log lines:\n${unexpected.join("")}`)
    },
  }
}
export type TestApi = Awaited<ReturnType<typeof startTestApi>>

export const callerOf = (api: Api) =>
  async function call(route: string, options: CallOptions = {}) {
    const [method = "GET", path = "/"] = route.split(" ", 2)
    const body = options.rawBody ?? (options.body === undefined ? undefined : JSON.stringify(options.body))
    const response = await api(
      new Request(`http://shirube.test/api${path}`, {
        method,
        headers: {
          Accept: "application/json",
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...(options.token === undefined ? {} : { Authorization: `Bearer ${options.token}` }),
          ...(options.language === undefined ? {} : { LanguageType: options.language }),
          "x-client-ip": randomUUID(), // a new client address for each call, unless a test sets one
          ...options.headers,
        },
        ...(body === undefined ? {} : { body }),
      }),
    )
    const text = await response.text()
    const isJson = response.headers.get("Content-Type")?.includes("json") ?? false
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== "" ? JSON.parse(text) : text,
    }
  }
