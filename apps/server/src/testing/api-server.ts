// A test API behind node:http, as in production: handlers get the server's own request objects, not a plain `Request`.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startTestApi } from "@shirube/api/testing/api"
import { createEdge } from "../edge.ts"
import { loadStaticFiles } from "../static-files.ts"
import { ask, type Question } from "./ask.ts"

export async function startApiServer(environment: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), "shirube-api-server-"))
  const api = await startTestApi({
    FILES_DIR: join(folder, "files"),
    TRUST_PROXY: "1",
    DEMO: "1",
    ...environment,
  })
  const site = { fetch: async () => new Response(), pages: { answer: () => undefined, drop: () => {} } }
  const edge = createEdge({ ...api, answers: () => undefined, site, files: await loadStaticFiles(folder) })
  const address = await edge.listen(0, "127.0.0.1")
  let caller = 0
  return {
    api,
    address,
    /** `path` is below /api. Each request uses another address, as through a proxy. */
    ask: (path: string, { headers, ...rest }: Question = {}) =>
      ask(`${address}/api${path}`, {
        ...rest,
        headers: {
          "X-Forwarded-For": `10.${(++caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`,
          ...headers,
        },
      }),
    async stop() {
      await edge.close(0)
      await api.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type ApiServer = Awaited<ReturnType<typeof startApiServer>>
