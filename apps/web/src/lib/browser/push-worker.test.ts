import { readFileSync } from "node:fs"
import { join } from "node:path"
import { runInNewContext } from "node:vm"
import { describe, expect, it } from "vitest"

const script = readFileSync(join(import.meta.dirname, "../../../public/push-worker.js"), "utf8")

/** The worker in a browser stub with only the parts it uses. */
function aWorker(tabs: readonly string[] = []) {
  const handlers = new Map<string, (event: object) => void>()
  const seen: unknown[] = []
  const self = {
    location: { origin: "https://shirube.test" },
    addEventListener: (name: string, handler: (event: object) => void) => void handlers.set(name, handler),
    registration: { showNotification: async (...shown: unknown[]) => void seen.push(shown) },
    clients: {
      matchAll: async () => tabs.map((url) => ({ url, focus: () => void seen.push(`focus ${url}`) })),
      openWindow: (url: string) => void seen.push(`open ${url}`),
    },
  }
  runInNewContext(script, { self, URL })
  return {
    async on(name: string, event: object) {
      const work: Promise<unknown>[] = []
      handlers.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => void work.push(promise) })
      await Promise.all(work)
      return seen
    },
  }
}

const click = (path: string) => ({ notification: { close: () => {}, data: { path } } })

describe("the push worker", () => {
  it("shows each message it receives once", async () => {
    const message = { id: "1", title: "回答がありました", text: "…", path: "/account", language: "ja" }
    expect(await aWorker().on("push", { data: { json: () => message } })).toEqual([
      [
        "回答がありました",
        { body: "…", lang: "ja", tag: "1", icon: "/icon-192.png", data: { path: "/account" } },
      ],
    ])
  })

  it("opens the page, or focuses a tab that shows it in any language", async () => {
    const tabs = [
      "https://shirube.test/",
      "https://shirube.test/ja/account?x=1",
      "https://shirube.test/ja/account",
    ]
    expect(await aWorker(tabs).on("notificationclick", click("/account"))).toEqual([
      "focus https://shirube.test/ja/account",
    ])
    expect(await aWorker(tabs).on("notificationclick", click("/members"))).toEqual([
      "open https://shirube.test/members",
    ])
  })

  it("opens nothing outside this site", async () => {
    expect(await aWorker().on("notificationclick", click("//elsewhere.test/x"))).toEqual([])
  })
})
