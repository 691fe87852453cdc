// A renderer with scripted pages, for tests of the rendering thread.
import type { Made, RendererOptions } from "../site.ts"

export type TestJob =
  | { readonly does: "show"; readonly text: string }
  | { readonly does: "ask"; readonly path: string; readonly body?: string }
  | { readonly does: "report" | "throw" | "crash" | "exhaust" | "hang" | "name-secrets" }

const page = (text: string, status = 200): Made => ({ status, body: new Uint8Array(Buffer.from(text)) })

export const createRenderer = ({ settings, api, report }: RendererOptions) => ({
  pages: [{ path: "/" }],
  async page(job: TestJob, signal: AbortSignal): Promise<Made> {
    switch (job.does) {
      case "show":
        return page(job.text)
      case "ask": {
        const { path, body = null } = job
        const method = body === null ? "GET" : "POST"
        const headers = { "X-Asked": "for a reader" }
        try {
          const answer = await api(
            new Request(`http://site.example${path}`, { method, headers, body, signal }),
          )
          return page(`${answer.status} ${answer.headers.get("X-Answered")} ${await answer.text()}`)
        } catch (error) {
          return page(String(error))
        }
      }
      case "report":
        report(new TypeError("not so good", { cause: new Error("because") }), { path: "/some/page" })
        return page("reported")
      case "throw":
        throw new Error("the renderer is broken")
      case "crash":
        setImmediate(() => {
          throw new Error("uncaught")
        })
        return new Promise(() => {})
      case "exhaust": {
        const kept: string[][] = []
        for (;;) kept.push(Array.from({ length: 100_000 }, (_, i) => `${i} ${kept.length}`))
      }
      case "hang":
        for (;;);
      case "name-secrets":
        return page(JSON.stringify([Object.keys(process.env), settings]))
    }
  },
  picture: async () => undefined,
})
