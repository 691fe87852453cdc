import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { createAccount } from "#api/features/auth/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aStudent } from "#api/testing/builders"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

/** What a database on a full disk does: it answers, and refuses to write. `times`: how often. */
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
  it("needs a database that writes, not only one that answers", async () => {
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
  it("is not lost to a single failure", async () => {
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
  it("is told as a passing trouble of ours, in the reader's language", async () => {
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
