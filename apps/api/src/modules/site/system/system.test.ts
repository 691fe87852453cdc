import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { createOpenStreams } from "#api/kernel/events/open-streams"
import { createAccount } from "#api/modules/identity/accounts/service"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { openLiveStream } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

/** Simulates a full disk: reads work, writes fail. `times`: how often. */
async function fillDisk(table: string, times = 1_000_000) {
  await api.database.exec(`
    create sequence full_disk_refusals;
    create function full_disk() returns trigger language plpgsql as $$
      begin
        if nextval('full_disk_refusals') <= ${times} then
          raise exception 'could not extend file' using errcode = 'disk_full';
        end if;
        return new;
      end $$;
    create trigger full_disk before insert or update on ${table} for each row execute function full_disk();
  `)
}
const emptyDisk = () =>
  api.database.exec("drop function if exists full_disk cascade; drop sequence if exists full_disk_refusals")
afterEach(emptyDisk)

const ready = () => api.call("GET /health/ready", { language: "ja" })

describe("readiness", () => {
  it("requires a writable database, not only a responding one", async () => {
    await fillDisk("marks")
    const { status, headers, body } = await ready()
    expect([status, headers.get("Retry-After"), body.code]).toEqual([503, "5", "server.unavailable"])
    expect(body.message).toBe("ただいまご利用いただけません。少し待ってから、もう一度お試しください。")
    expect(api.takeLogLines().join("")).toContain("not ready")
    await emptyDisk()
    expect((await ready()).status).toBe(200)
  })
})

describe("readiness of a fresh process", () => {
  it("survives a single failure", async () => {
    const fresh = await startTestApi()
    const before = api
    api = fresh
    try {
      await fillDisk("marks", 1)
      expect((await ready()).status).toBe(200)
    } finally {
      api = before
      await fresh.stop()
    }
  })
})

describe("a database that cannot write", () => {
  it("is reported as a temporary server error, in the reader's language", async () => {
    const account = aStudent()
    await createAccount(api.db, account)
    await fillDisk("sessions")
    const { email, password } = account
    const answer = await api.call("POST /v1/auth/login", { body: { email, password }, language: "en" })
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"])
    expect(answer.body).toMatchObject({
      code: "server.unavailable",
      message: "This service is not available right now. Please try again in a moment.",
    })
    expect(api.takeLogLines().join("")).toContain("the database does not answer")
  })
})

describe("live streams", () => {
  const open = (headers: Record<string, string>) =>
    api.api(new Request("http://shirube.test/api/v1/live", { headers }))
  const untilRefused = async (headers: () => Record<string, string>) => {
    const streams: Response[] = []
    for (;;) {
      const response = await open(headers())
      if (response.status !== 200) return { streams, refused: response }
      streams.push(response)
    }
  }
  let address = 0

  it("are limited per person across addresses, and an ended one frees its place", async () => {
    const { token } = await signedIn(api)
    const headers = () => ({ Authorization: `Bearer ${token}`, "x-client-ip": `192.0.2.${++address}` })
    const { streams, refused } = await untilRefused(headers)
    expect([streams.length, refused.status]).toEqual([12, 429])
    expect(refused.headers.get("Retry-After")).toBe("30")
    await streams[0]?.body?.cancel()
    const again = await untilRefused(headers)
    expect(again.streams).toHaveLength(1)
    for (const { body } of [...streams.slice(1), ...again.streams]) await body?.cancel()
    const reopened = await untilRefused(headers)
    expect(reopened.streams).toHaveLength(12)
    for (const { body } of reopened.streams) await body?.cancel()
  })

  it("are limited per address, without affecting other addresses", async () => {
    const holder = createOpenStreams()
    const most = [{ name: "address 198.51.100.1", most: 3 }]
    const leave = [holder.take(most), holder.take(most), holder.take(most)]
    expect(() => holder.take(most)).toThrow("request.rate_limited")
    holder.take([{ name: "address 198.51.100.2", most: 3 }])
    leave[0]?.()
    leave[0]?.()
    holder.take(most)
    expect(() => holder.take(most)).toThrow("request.rate_limited")
  })

  it("end after a quarter of an hour, so that the session is checked again", async () => {
    vi.useFakeTimers()
    try {
      let listeners = 0
      const events = {
        listen: () => {
          listeners += 1
          return () => listeners--
        },
      }
      const openStreams = createOpenStreams()
      const stream = openLiveStream(
        { events: { ...api.events, ...events }, openStreams },
        { ip: "192.0.2.1", userId: undefined },
        { present: () => undefined },
      )
      const ended = new Response(stream).text()
      await vi.advanceTimersByTimeAsync(899_000)
      expect(listeners).toBe(1)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(await ended).toContain("still here")
      expect(listeners).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it("requested with HEAD do not count", async () => {
    const { token } = await signedIn(api)
    const headers = { Authorization: `Bearer ${token}`, "x-client-ip": "192.0.2.200" }
    for (let i = 0; i < 20; i++)
      await api.api(new Request("http://shirube.test/api/v1/live", { method: "HEAD", headers }))
    const stream = await open(headers)
    expect(stream.status).toBe(200)
    await stream.body?.cancel()
  })

  it("do not count after the client disconnects, before the response, before reading, or while reading", async () => {
    const { token } = await signedIn(api)
    const headers = { Authorization: `Bearer ${token}`, "x-client-ip": "192.0.2.201" }
    const hangUp = async (moment: "before" | "unread" | "reading") => {
      const caller = new AbortController()
      const asked = api.api(
        new Request("http://shirube.test/api/v1/live", { headers, signal: caller.signal }),
      )
      if (moment === "before") caller.abort()
      const { status, body } = await asked
      if (moment === "reading") await body?.getReader().read()
      caller.abort()
      return status
    }
    for (const moment of ["before", "unread", "reading"] as const)
      for (let i = 0; i < 12; i++) expect([moment, await hangUp(moment)]).toEqual([moment, 200])
    const { streams } = await untilRefused(() => headers)
    expect(streams).toHaveLength(12)
    for (const { body } of streams) await body?.cancel()
  })
})
