import { describe, expect, it } from "vitest"
import { openPush, showPush } from "./push.ts"

/** A browser with only the parts that the worker uses. */
function aBrowser(tabs: readonly string[] = []) {
  const seen: unknown[] = []
  const work: Promise<unknown>[] = []
  const scope = {
    location: { origin: "https://shirube.test" },
    registration: { showNotification: async (...shown: unknown[]) => void seen.push(shown) },
    clients: {
      claim: async () => {},
      matchAll: async () => tabs.map((url) => ({ url, focus: async () => void seen.push(`focus ${url}`) })),
      openWindow: async (url: string) => void seen.push(`open ${url}`),
    },
  }
  const event = { waitUntil: (promise: Promise<unknown>) => void work.push(promise) }
  const result = async () => {
    await Promise.all(work)
    return seen
  }
  return { scope, event, result }
}

async function clicked(tabs: readonly string[], path: string) {
  const { scope, event, result } = aBrowser(tabs)
  openPush(scope, { ...event, notification: { close: () => {}, data: { path } } })
  return result()
}

describe("a push message", () => {
  it("is shown once by its id", async () => {
    const { scope, event, result } = aBrowser()
    const message = { id: "1", title: "回答がありました", text: "…", path: "/account", language: "ja" }
    showPush(scope, { ...event, data: { json: () => message } })
    expect(await result()).toEqual([
      [
        "回答がありました",
        { body: "…", lang: "ja", tag: "1", icon: "/icon-192.png", data: { path: "/account" } },
      ],
    ])
  })

  it("opens its page, or focuses a tab that shows it in any language", async () => {
    const tabs = [
      "https://shirube.test/",
      "https://shirube.test/ja/account?x=1",
      "https://shirube.test/ja/account",
    ]
    expect(await clicked(tabs, "/account")).toEqual(["focus https://shirube.test/ja/account"])
    expect(await clicked(tabs, "/members")).toEqual(["open https://shirube.test/members"])
  })

  it("opens nothing outside this site", async () => {
    expect(await clicked([], "//elsewhere.test/x")).toEqual([])
  })
})
