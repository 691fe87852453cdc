// Every change is made by another program, in SQL: the next call must see it, in this process and in another.
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { contributions, createApi } from "#api/app"
import type { UserId } from "#api/kernel/db/ids"
import { openPostgres } from "#api/kernel/db/postgres"
import { type Platform, startPlatform } from "#api/kernel/process/platform"
import { signedIn } from "#api/modules/identity/auth/builders"
import { callerOf, startTestApi, type TestApi } from "#api/testing/api"
import { patience } from "#api/testing/database"
import { countStatements } from "#api/testing/statements"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
afterAll(() => api.stop())

/** A second process of the same site, with connections and memory of its own; the embedded engine has none. */
async function startOther(): Promise<Platform | undefined> {
  if (api.url === undefined) return undefined
  return startPlatform({
    config: api.config,
    database: await openPostgres({ url: api.url, pool: 2, patience }),
    clock: api.clock,
    log: api.log,
    checkResponses: true,
    storesAnswers: true,
    contributions: { ...contributions, jobs: () => [], subscribers: [] },
  })
}

const aNotification = (userId: UserId, key: string) =>
  `insert into notifications (id, user_id, category, kind, facts, key, created_at, is_listed)
   values (gen_random_uuid(), '${userId}', 'security', 'test', '{}', '${key}', now(), true)`

describe("what is kept of a member", () => {
  let call: TestApi["call"]
  let other: Platform | undefined
  beforeAll(async () => {
    other = await startOther()
    call = other ? callerOf(createApi(other)) : api.call
  })
  afterAll(() => other?.stop())

  const user = async (token: string) => (await call("GET /v2/user", { token })).body
  const unread = async (token: string) => (await call("GET /v1/notifications/unread", { token })).body.count

  it("is read once, and again after a change", async () => {
    const { id, token } = await signedIn(api)
    await api.settle()
    const read = () =>
      countStatements(async () => {
        await api.call("GET /v2/user", { token })
        await api.call("GET /v1/notifications/unread", { token })
      }, /from "(sessions|files|notifications)"/)
    expect([await read(), await read()]).toEqual([3, 0])
    await api.database.exec(`update users set name = 'Amara O.' where id = '${id}'`)
    expect([await read(), await read()]).toEqual([1, 0])
    await api.database.exec(aNotification(id, "one"))
    expect([await read(), await read()]).toEqual([1, 0])
  })

  it("has every change of name with the next call, also many in a row", async () => {
    const { id, token } = await signedIn(api)
    const seen: string[] = []
    const names = Array.from({ length: 50 }, (_, i) => `Amara ${i}`)
    for (const name of names) {
      await api.database.exec(`update users set name = '${name}' where id = '${id}'`)
      seen.push((await user(token)).name)
    }
    expect(seen).toEqual(names)
  })

  it("has every change of role, verification and screening with the next call", async () => {
    const { id, token } = await signedIn(api)
    expect(await user(token)).toMatchObject({ role: "student", is_verified: false, is_screened: false })
    await api.database.exec(`update users set is_verified = true where id = '${id}'`)
    expect(await user(token)).toMatchObject({ role: "student", is_verified: true })
    await api.database.exec(`update users set role = 'senpai', is_screened = true where id = '${id}'`)
    expect(await user(token)).toMatchObject({ role: "senpai", is_screened: true })
  })

  it("ends with the session: the next call is refused", async () => {
    const { token } = await signedIn(api)
    expect((await user(token)).name).toBe("Amara Okafor")
    expect((await api.call("POST /v1/auth/logout", { token })).status).toBe(204)
    expect((await call("GET /v2/user", { token })).status).toBe(401)
  })

  it("ends with the account", async () => {
    const { id, token } = await signedIn(api)
    expect((await user(token)).id).toBe(id)
    await api.database.exec(`delete from users where id = '${id}'`)
    expect((await call("GET /v2/user", { token })).status).toBe(401)
  })

  it("has the beginning and the end of a suspension with the next call", async () => {
    const { id, token } = await signedIn(api)
    expect((await user(token)).is_suspended).toBe(false)
    await api.database.exec(
      `insert into suspensions (id, user_id, reason, starts_at) values (gen_random_uuid(), '${id}', 'harassment', now())`,
    )
    expect((await user(token)).is_suspended).toBe(true)
    expect((await call("GET /v1/members", { token })).body.code).toBe("account.suspended")
    await api.database.exec(`update suspensions set ended_at = now() where user_id = '${id}'`)
    expect((await user(token)).is_suspended).toBe(false)
  })

  it("has every change of the unread number with the next call", async () => {
    const { id, token } = await signedIn(api)
    expect(await unread(token)).toBe(0)
    await api.database.exec(aNotification(id, "one"))
    expect(await unread(token)).toBe(1)
    await api.database.exec(aNotification(id, "two"))
    expect(await unread(token)).toBe(2)
    await api.database.exec(
      `update notifications set read_at = now() where user_id = '${id}' and key = 'one'`,
    )
    expect(await unread(token)).toBe(1)
    await api.database.exec(`delete from notifications where user_id = '${id}'`)
    expect(await unread(token)).toBe(0)
  })

  it("has nothing of a change that was rolled back, and all of it once it is committed", async () => {
    const { id, token } = await signedIn(api)
    await api.database.exec(`begin; update users set name = 'Nobody' where id = '${id}'; rollback`)
    expect((await user(token)).name).toBe("Amara Okafor")
  })
})
