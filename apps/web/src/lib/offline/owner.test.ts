import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { findAnswer, keepAnswer } from "./answers.ts"
import { PAGES, QUEUE } from "./names.ts"
import { becomeOwner, forgetReader, memberKey } from "./owner.ts"
import { enqueue } from "./queue.ts"

const HOUR = 3_600_000

/** A browser's cookies and stores, as far as they are used. */
function aBrowser() {
  const jar = new Map<string, string>()
  const stores = new Map<string, Map<string, Response>>()
  const kept = new Map<string, string>()
  vi.stubGlobal("document", {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
    },
    set cookie(line: string) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    },
  })
  vi.stubGlobal("location", { origin: "https://shirube.test", protocol: "https:" })
  vi.stubGlobal("navigator", { serviceWorker: { controller: { postMessage: () => {} } } })
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal("caches", {
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const entries = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, entries)
      return {
        match: async (key: string) => entries.get(key)?.clone(),
        put: async (key: string, response: Response) => void entries.set(key, response),
        delete: async (key: string) => entries.delete(key),
        keys: async () => [...entries.keys()],
      }
    },
  })
  const signIn = (endsIn = HOUR) => {
    jar.set("auth.strategy", "local")
    jar.set("auth._token.local", "access")
    jar.set("auth._token_expiration.local", String(Date.now() + endsIn))
    jar.set("auth._refresh_token.local", "refresh")
    jar.set("auth._refresh_token_expiration.local", String(Date.now() + endsIn))
  }
  return { jar, stores, kept, signIn }
}

let browser: ReturnType<typeof aBrowser>
beforeEach(() => {
  browser = aBrowser()
})
afterEach(() => void vi.unstubAllGlobals())

const TICKETS = "en /api/v1/event-registrations"
const aMember = async () => {
  browser.signIn()
  await becomeOwner()
  await caches.open(PAGES)
  localStorage.setItem(QUEUE, "[]")
  await keepAnswer(TICKETS, { items: ["ticket"] }, memberKey() ?? "")
}

test("a member finds what this device stores for the session", async () => {
  await aMember()
  await becomeOwner()
  expect(await findAnswer(TICKETS)).toEqual({ items: ["ticket"] })
  expect(browser.stores.has(PAGES)).toBe(true)
})

test("a visitor has no key, and a member of an expired session neither", () => {
  expect(memberKey()).toBeUndefined()
  browser.signIn(-1)
  expect(memberKey()).toBeUndefined()
})

test("the end of a session deletes pages, data and what waits", async () => {
  await aMember()
  await forgetReader()
  expect([...browser.stores.keys()]).toEqual([])
  expect(browser.kept.size).toBe(0)
})

test("an expired session's data is not shown, and deleted by the next page", async () => {
  await aMember()
  browser.signIn(-1)
  expect(await findAnswer(TICKETS)).toBeUndefined()
  await becomeOwner()
  expect([...browser.stores.keys()]).toEqual([])
})

test("after signing out without JavaScript, another account finds nothing", async () => {
  await aMember()
  for (const name of [...browser.jar.keys()]) browser.jar.delete(name)
  browser.signIn()
  expect(await findAnswer(TICKETS)).toBeUndefined()
  await becomeOwner()
  expect([...browser.stores.keys()]).toEqual([])
  expect(browser.kept.has(QUEUE)).toBe(false)
})

test("a response that arrives after signing out is not stored", async () => {
  await aMember()
  const owner = memberKey() ?? ""
  await forgetReader()
  browser.jar.clear()
  await keepAnswer(TICKETS, { items: [] }, owner)
  expect([...browser.stores.keys()]).toEqual([])
})

const PERSONAL = "en /api/v1/personal?things="
const fact = (noun: string, id: string) => ({
  noun,
  id,
  vote: { mayVote: true, hasVoted: false },
  saved: { maySave: true, isSaved: false },
})

test("personal facts are found whichever page asked for them, with what waits to be sent", async () => {
  await aMember()
  const owner = memberKey() ?? ""
  await keepAnswer(`${PERSONAL}answer%3A1`, { items: [fact("answer", "1")] }, owner)
  await keepAnswer(`${PERSONAL}question%3A1`, { items: [fact("question", "1")] }, owner)
  enqueue("PUT /v1/votes/{noun}/{id}", { params: { noun: "answer", id: "1" } })
  expect(await findAnswer(`${PERSONAL}question%3A1%2Canswer%3A1%2Canswer%3A2`)).toEqual({
    items: [{ ...fact("answer", "1"), vote: { mayVote: true, hasVoted: true } }, fact("question", "1")],
  })
  expect(await findAnswer(`${PERSONAL}answer%3A2`)).toBeUndefined()
})
