// The rendering thread, tested from the serving thread.
import { collectingLog } from "@shirube/api/testing/log"
import { afterEach, describe, expect, it } from "vitest"
import type { Made, RendererOptions } from "../site.ts"
import type { TestJob } from "../testing/renderer.ts"
import { type RenderThread, startRenderThread } from "./thread.ts"

const ENTRY = new URL("../testing/renderer.ts", import.meta.url).href
const running: RenderThread[] = []
afterEach(async () => {
  for (const thread of running.splice(0)) await thread.stop()
})

async function aThread(api: RendererOptions["api"] = async () => new Response("{}")) {
  const { log, lines } = collectingLog()
  const reported: { error: unknown; context: object }[] = []
  const thread = await startRenderThread({
    entry: ENTRY,
    settings: { publicUrl: "http://site.example" },
    api,
    report: (error, context) => void reported.push({ error, context }),
    log,
    watchEveryMs: 500,
  })
  running.push(thread)
  const make = (job: TestJob, signal?: AbortSignal) => thread.renderer.page(job, signal)
  const shown = async (job: TestJob) => textOf(await make(job))
  return { ...thread, make, shown, reported, lines }
}

const textOf = (made: Made | undefined) => Buffer.from(made?.body ?? []).toString()

describe("a page", () => {
  it("is rendered in the thread and returned unchanged, also for many concurrent requests", async () => {
    const { shown, renderer } = await aThread()
    expect(renderer.pages).toEqual([{ path: "/" }])
    const texts = Array.from({ length: 300 }, (_, i) => `しるべ ${i}`)
    expect(await Promise.all(texts.map((text) => shown({ does: "show", text })))).toEqual(texts)
  })

  it("calls the API of this thread with the full request, and gets the full response", async () => {
    const { shown } = await aThread(async (request) => {
      const { pathname } = new URL(request.url)
      const asked = [request.method, pathname, request.headers.get("X-Asked"), await request.text()]
      return new Response(asked.join(" · "), { status: 418, headers: { "X-Answered": "yes" } })
    })
    expect(await shown({ does: "ask", path: "/api/x" })).toBe("418 yes GET · /api/x · for a reader · ")
    expect(await shown({ does: "ask", path: "/api/y", body: "茶" })).toBe(
      "418 yes POST · /api/y · for a reader · 茶",
    )
  })

  it("gets API failures, and responses without a body", async () => {
    const { shown } = await aThread(async ({ url }) => {
      if (url.endsWith("/none")) return new Response(null, { status: 204 })
      throw new RangeError("no such thing")
    })
    expect(await shown({ does: "ask", path: "/api/none" })).toBe("204 null ")
    expect(await shown({ does: "ask", path: "/api/x" })).toBe("RangeError: no such thing")
  })

  it("is aborted when its reader leaves, together with its API calls", async () => {
    const begun = Promise.withResolvers<Request>()
    const { make, shown, reported } = await aThread((request) => {
      begun.resolve(request)
      return new Promise(() => {})
    })
    const leaving = new AbortController()
    const page = make({ does: "ask", path: "/api/slow" }, leaving.signal)
    const { signal } = await begun.promise
    const hungUp = new Promise((resolve) => signal.addEventListener("abort", resolve))
    leaving.abort()
    await hungUp
    expect((await page)?.status).toBe(503)
    expect((await make({ does: "hang" }, leaving.signal))?.status).toBe(503)
    expect(await shown({ does: "show", text: "another" })).toBe("another")
    expect(reported).toEqual([])
  })

  it("has no access to secrets or to settings that are not for pages", async () => {
    const { shown } = await aThread()
    expect(JSON.parse(await shown({ does: "name-secrets" }))).toEqual([
      ["NODE_ENV"],
      { publicUrl: "http://site.example" },
    ])
  })
})

describe("a failure", () => {
  it("is reported here, with page and cause", async () => {
    const { shown, make, reported } = await aThread()
    expect(await shown({ does: "report" })).toBe("reported")
    expect((await make({ does: "throw" }))?.status).toBe(500)
    const cause = { message: "because" }
    const stack = expect.stringContaining("testing/renderer.ts")
    expect(reported).toMatchObject([
      { context: { path: "/some/page" }, error: { name: "TypeError", message: "not so good", stack, cause } },
      { error: { message: "the renderer is broken", stack } },
    ])
  })

  for (const does of ["crash", "exhaust", "hang"] as const)
    it(`of the whole thread (${does}) fails only its pages, and another thread replaces it`, async () => {
      const { make, shown, reported, lines } = await aThread()
      const made = await make({ does })
      expect(made).toMatchObject({ status: 500, mayBeStored: false, body: undefined })
      expect(reported).toHaveLength(1)
      // Requests before the replacement is up get 503.
      expect((await make({ does: "show", text: "too early" }))?.status).toBe(503)
      await expect.poll(() => lines.join("")).toContain("the rendering thread is back")
      expect(lines.join("")).toContain("the rendering thread has ended")
      expect(await shown({ does: "show", text: "on we go" })).toBe("on we go")
    })
})
