// The rig: one load generator, one ceiling, and the comparison of a server with it.
import type { ChildProcess } from "node:child_process"
import { request as httpRequest, type IncomingHttpHeaders } from "node:http"
import type { Answer } from "./ceiling.ts"
import { cores, nextMessage, pidOf, processorSeconds, startScript } from "./children.ts"
import type { Load, LoadResult } from "./load.ts"
import { compareRounds, type Round } from "./statistics.ts"

export interface Target {
  readonly port: number
  /** Every process that works on a response. */
  readonly pids: readonly number[]
}

export interface RequestOptions {
  readonly path: string
  readonly headers?: Record<string, string>
}

/** Typical reading: many paths in turn, all with the same headers. */
export interface AskingAround {
  readonly paths: readonly string[]
  readonly headers?: Record<string, string>
}

export interface Pace {
  readonly rounds: number
  readonly roundMs: number
}

const CONNECTIONS = 16

export interface Rig {
  load(load: Omit<Load, "id">): Promise<LoadResult>
  /** The ceiling, set to return the target's recorded responses. */
  bare(target: Target, asking: AskingAround): Promise<Target>
  /** Responses per second of processor time, ours and the ceiling's, in turns. */
  duel(target: Target, asking: AskingAround, pace: Pace): Promise<ReturnType<typeof compareRounds>>
}

export async function openRig(): Promise<Rig> {
  const ceiling = startScript("bench/ceiling.ts", { core: cores.server })
  const ceilingTarget = { port: await nextMessage<number>(ceiling), pids: [pidOf(ceiling)] }
  const load = loadWith(startScript("bench/load.ts", { core: cores.load }))

  const perProcessorSecond = async ({ port, pids }: Target, asking: AskingAround, ms: number) => {
    const { paths, headers = {} } = asking
    const before = processorSeconds(pids)
    const result = await load({ port, paths, headers, connections: CONNECTIONS, ms })
    const after = processorSeconds(pids)
    if (result.refused > 0)
      throw new Error(`${result.refused} of ${result.answers} answers to ${paths[0]} and others were not 200`)
    const seconds = before === undefined || after === undefined ? result.seconds : after - before
    return result.answers / seconds
  }

  const bare = async (target: Target, asking: AskingAround) => {
    ceiling.send(await Promise.all(asking.paths.map((path) => recordAnswer(target, { ...asking, path }))))
    await nextMessage(ceiling)
    return ceilingTarget
  }

  return {
    load,
    bare,
    async duel(target, asking, { rounds, roundMs }) {
      // Warms the cache in the requested encoding before recording.
      await perProcessorSecond(target, asking, roundMs)
      await bare(target, asking)
      await perProcessorSecond(ceilingTarget, asking, roundMs)
      await perProcessorSecond(target, asking, roundMs)
      const measured: Round[] = []
      for (let round = 0; round < rounds; round++) {
        const ceiling = await perProcessorSecond(ceilingTarget, asking, roundMs)
        const ours = await perProcessorSecond(target, asking, roundMs)
        measured.push({ ours, ceiling })
      }
      return compareRounds(measured)
    },
  }
}

function loadWith(generator: ChildProcess): Rig["load"] {
  let lastId = 0
  const waiting = new Map<number, { resolve(result: LoadResult): void; reject(error: Error): void }>()
  generator.on("message", (result: LoadResult) => {
    waiting.get(result.id)?.resolve(result)
    waiting.delete(result.id)
  })
  generator.once("exit", (code) => {
    for (const { reject } of waiting.values())
      reject(new Error(`the load generator exited with code ${code}`))
  })
  return (load) =>
    new Promise((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      generator.send({ ...load, id: lastId } satisfies Load)
    })
}

/** Node adds these itself, to the ceiling's response as to ours. */
const WRITTEN_BY_NODE = new Set(["date", "connection", "keep-alive", "transfer-encoding"])

async function recordAnswer({ port }: Target, asking: RequestOptions): Promise<Answer> {
  const { status, headers, body } = await get(port, asking)
  if (status !== 200) throw new Error(`${asking.path} answered ${status}`)
  const kept = Object.entries(headers)
    .filter(([name]) => !WRITTEN_BY_NODE.has(name))
    .map(([name, value]): [string, string] => [name, String(value)])
  return {
    path: asking.path,
    headers: { ...Object.fromEntries(kept), "content-length": String(body.length) },
    base64: body.toString("base64"),
  }
}

export interface Got {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Raw bytes: `fetch` would decompress. */
export const get = (port: number, { path, headers = {} }: RequestOptions): Promise<Got> =>
  new Promise((resolve, reject) => {
    const request = httpRequest({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk) => chunks.push(chunk))
      response.once("error", reject)
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    request.once("error", reject)
    request.end()
  })
