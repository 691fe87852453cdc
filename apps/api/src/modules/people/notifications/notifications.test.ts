import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { Notice } from "#api/kernel/events/events"
import { signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { purgeNotifications, sendDeferredMails, sendDueDigests } from "./jobs.ts"
import { notify } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
afterAll(() => api.stop())

const list = async (token: string, query = "", language: "en" | "ja" = "en") =>
  (await api.call(`GET /v1/notifications${query}`, { token, language })).body
const unread = async (token: string) => (await api.call("GET /v1/notifications/unread", { token })).body.count
const tell = (userId: UserId, key: string) =>
  api.db.transaction((tx) =>
    notify(tx, { userId, kind: "password_changed", facts: {}, key }, api, api.clock.now()),
  )
const aMoment = () => api.clock.advance(1)

describe("notifications", () => {
  // spec: 2.notifications
  it("report events on the account, in the reader's language", async () => {
    const { token, account } = await signedIn(api)
    await api.call("PUT /v1/password", {
      token,
      body: { current_password: account.password, password: "a train to Sendai at dawn" },
    })
    aMoment()
    await api.call("POST /v1/auth/login", {
      body: { email: account.email, password: "a train to Sendai at dawn" },
      headers: { "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1" },
    })
    await api.settle()
    const english = await list(token)
    expect(english.items.map(({ title }: { title: string }) => title).sort()).toEqual([
      "New sign-in to your account",
      "Your password was changed",
    ])
    expect(english.items[0]).toMatchObject({
      category: "security",
      path: "/account/security",
      is_read: false,
    })
    const japanese = (await list(token, "", "ja")).items.map(({ title }: { title: string }) => title)
    expect(japanese).toContain("パスワードが変更されました")
    expect(await unread(token)).toBe(2)
  })

  it("report a second factor too", async () => {
    const { token, account } = await signedIn(api)
    const { body } = await api.call("POST /v1/second-factor/totp", {
      token,
      body: { password: account.password },
    })
    const { Secret, TOTP } = await import("otpauth")
    const totp = new TOTP({ secret: Secret.fromBase32(body.secret) })
    const code = totp.generate({ timestamp: api.clock.now().getTime() })
    expect((await api.call("POST /v1/second-factor/totp/confirm", { token, body: { code } })).status).toBe(
      200,
    )
    await api.settle()
    expect((await list(token)).items).toMatchObject([
      { title: "A change to how you sign in", text: "An authenticator app was set up for your account." },
    ])
  })

  it("are seen and marked only by their owner", async () => {
    const [owner, other] = [await signedIn(api), await signedIn(api)]
    await tell(owner.id, "one")
    const [{ id }] = (await list(owner.token)).items
    expect((await list(other.token)).items).toEqual([])
    for (const method of ["PUT", "DELETE"])
      expect((await api.call(`${method} /v1/notifications/${id}/read`, { token: other.token })).status).toBe(
        404,
      )
    const all = { token: other.token, body: { newest_id: id } }
    expect((await api.call("PUT /v1/notifications/read", all)).status).toBe(404)
    expect(await unread(owner.token)).toBe(1)
    expect((await api.call("PUT /v1/notifications/x/read", { token: owner.token })).status).toBe(422)
  })

  it("are created once, even if a job runs twice or concurrently", async () => {
    const { id, token } = await signedIn(api)
    await Promise.all([tell(id, "the same"), tell(id, "the same")])
    await tell(id, "the same")
    expect((await list(token)).items).toHaveLength(1)
  })

  it("are not created for a deleted account", async () => {
    const { id } = await signedIn(api)
    await api.db.autocommit.execute(sql`delete from users where id = ${id}`)
    await tell(id, "too late")
    expect(await rows(api.db.autocommit, sql`select from notifications where user_id = ${id}`)).toEqual([])
  })

  it("are marked read and unread one by one, and read all at once", async () => {
    const { id, token } = await signedIn(api)
    for (const key of ["a", "b", "c"]) {
      await tell(id, key)
      aMoment()
    }
    const [, second, first] = (await list(token)).items
    const heard: Notice[] = []
    const stop = api.events.listen({ event: (notice) => void heard.push(notice), resync: () => {} })
    expect((await api.call(`PUT /v1/notifications/${first.id}/read`, { token })).status).toBe(204)
    expect((await api.call(`PUT /v1/notifications/${first.id}/read`, { token })).status).toBe(204)
    expect(await unread(token)).toBe(2)
    expect((await api.call(`DELETE /v1/notifications/${first.id}/read`, { token })).status).toBe(204)
    expect(await unread(token)).toBe(3)
    const body = { newest_id: second.id }
    expect((await api.call("PUT /v1/notifications/read", { token, body })).status).toBe(204)
    expect((await list(token)).items.map(({ is_read }: { is_read: boolean }) => is_read)).toEqual([
      false,
      true,
      true,
    ])
    await api.settle()
    stop()
    expect(heard.filter(({ name }) => name === "notifications.changed")).toEqual(
      Array.from({ length: 3 }, () => ({
        name: "notifications.changed",
        tags: ["notifications"],
        audience: [id],
      })),
    )
  })

  it("are paged, for all categories or one", async () => {
    const { id, token } = await signedIn(api)
    for (const key of ["a", "b", "c", "d", "e"]) await tell(id, key)
    const first = await list(token, "?limit=3")
    const rest = await list(token, `?limit=3&cursor=${first.next_cursor}`)
    const ids = [...first.items, ...rest.items].map((item: { id: string }) => item.id)
    expect(new Set(ids).size).toBe(5)
    expect(rest.next_cursor).toBeNull()
    expect((await list(token, "?category=security")).items).toHaveLength(5)
    expect((await list(token, "?category=account")).items).toEqual([])
    expect((await api.call("GET /v1/notifications?category=other", { token })).status).toBe(422)
    expect((await api.call("GET /v1/notifications?cursor=eA", { token })).status).toBe(422)
  })

  it("are deleted after a year", async () => {
    const { id, token } = await signedIn(api)
    await tell(id, "old")
    await purgeNotifications({
      ...api,
      clock: { now: () => new Date(api.clock.now().getTime() + 366 * 86_400_000) },
    }).run({})
    const left = await rows(api.db.autocommit, sql`select from notifications where user_id = ${id}`)
    expect([left, (await list(token)).items]).toEqual([[], []])
  })
})

const tellOfExport = (userId: UserId, key: string) =>
  api.db.transaction((tx) =>
    notify(tx, { userId, kind: "export_ready", facts: {}, key }, api, api.clock.now()),
  )
const settingsOf = async (token: string) => (await api.call("GET /v1/notifications/settings", { token })).body
const noQuietHours = { is_on: false, from: "22:00", to: "07:00", zone: "Asia/Tokyo" }
const choose = (token: string | undefined, account: object, digest: string, quiet: object = noQuietHours) =>
  api.call("PUT /v1/notifications/settings", {
    token,
    body: { choices: { ...others, account }, digest, quiet },
  })
const both = { in_app: true, mail: true, push: true }
const none = { in_app: false, mail: false, push: false }
const others = {
  questions: both,
  mentions: both,
  requests: both,
  events: both,
  calendar: both,
  sessions: both,
  applications: none,
}
const listOnly = { in_app: true, mail: false, push: true }
const digestMails = async (email: string) =>
  (await mailsTo(api, email)).filter(({ subject }) => subject.includes("unread notification"))
/** Signs in again, because a token lasts a day. */
const againIn = async ({ email, password }: { email: string; password: string }) =>
  (await api.call("POST /v1/auth/login", { body: { email, password } })).body.access_token.access_token
const morning = () => sendDueDigests(api).run({})
const tokenIn = (text: string) => /unsubscribe\?token=(\S+)/.exec(text)?.[1] ?? ""
const unsubscribe = (token: string) =>
  api.call(`POST /v1/notifications/unsubscribe?token=${token}`, {
    rawBody: "List-Unsubscribe=One-Click",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  })

describe("notification settings", () => {
  // spec: 2.notifications
  it("have defaults, and are changed only by their owner", async () => {
    const [me, other] = [await signedIn(api), await signedIn(api)]
    expect(await settingsOf(me.token)).toEqual({
      choices: { ...others, account: both },
      digest: "never",
      quiet: noQuietHours,
    })
    expect((await choose(me.token, both, "hourly")).status).toBe(422)
    expect((await choose(me.token, listOnly, "weekly")).status).toBe(200)
    expect(await settingsOf(me.token)).toEqual({
      choices: { ...others, account: listOnly },
      digest: "weekly",
      quiet: noQuietHours,
    })
    expect((await settingsOf(other.token)).digest).toBe("never")
  })

  // spec: membership.notifications
  it("apply to the list and to emails, but never to security", async () => {
    const { id, token, account } = await signedIn(api)
    await choose(token, { in_app: false, mail: true, push: true }, "never")
    await tellOfExport(id, "one")
    expect((await list(token)).items).toEqual([])
    expect(await mailsTo(api, account.email)).toHaveLength(1)
    await choose(token, listOnly, "never")
    await tellOfExport(id, "two")
    await tell(id, "three")
    expect((await list(token)).items).toHaveLength(2)
    expect(await mailsTo(api, account.email)).toHaveLength(1)
  })

  // spec: membership.notifications
  it("send a digest once per period, with unread notifications that were not mailed before", async () => {
    const { id, token, account } = await signedIn(api)
    await choose(token, both, "daily")
    await tellOfExport(id, "sent at once")
    await choose(token, listOnly, "daily")
    for (const key of ["a", "b"]) await tellOfExport(id, key)
    await morning()
    expect(await digestMails(account.email), "begins on the next day").toEqual([])
    api.clock.advance(86_400)
    await Promise.all([morning(), morning()])
    await morning()
    const [mail, ...others] = await digestMails(account.email)
    expect(others).toEqual([])
    expect(mail?.subject).toContain("2 unread notifications")
    api.clock.advance(86_400)
    await morning()
    expect(await digestMails(account.email), "nothing new, no email").toHaveLength(1)
    await choose(await againIn(account), listOnly, "weekly")
    await tellOfExport(id, "c")
    api.clock.advance(6 * 86_400)
    await morning()
    expect(await digestMails(account.email)).toHaveLength(1)
    api.clock.advance(86_400)
    await morning()
    expect(await digestMails(account.email)).toHaveLength(2)
  })

  // spec: pages.unsubscribe
  it("can be changed from an email with one click, without signing in, and only for the token's category", async () => {
    const [me, other] = [await signedIn(api), await signedIn(api)]
    await choose(me.token, both, "daily")
    await tellOfExport(me.id, "an email")
    const [mail] = await mailsTo(api, me.account.email)
    const token = tokenIn(mail?.text ?? "")
    expect(token).not.toBe("")
    for (const forged of [
      token.replace(me.id, other.id),
      `${token}x`,
      token.replace(".account.", ".digest."),
      "x",
    ])
      expect((await unsubscribe(forged)).status).toBe(409)
    expect([(await unsubscribe(token)).status, (await unsubscribe(token)).status]).toEqual([204, 204])
    expect(await settingsOf(me.token)).toEqual({
      choices: { ...others, account: listOnly },
      digest: "daily",
      quiet: noQuietHours,
    })
    expect(await settingsOf(other.token)).toEqual({
      choices: { ...others, account: both },
      digest: "never",
      quiet: noQuietHours,
    })
    await tellOfExport(me.id, "no email")
    api.clock.advance(86_400)
    await morning()
    const [digest] = await digestMails(me.account.email)
    expect((await unsubscribe(tokenIn(digest?.text ?? ""))).status).toBe(204)
    expect((await settingsOf(await againIn(me.account))).digest).toBe("never")
  })
})

/** The queue uses real time, so this also makes the deferred jobs due. */
async function atTheEndOf(seconds: number) {
  api.clock.advance(seconds)
  await api.db.autocommit.execute(
    sql`update jobs.job set start_after = now() where name in ('notifications-held', 'mail', 'push') and state = 'created'`,
  )
  await api.settle()
}
const held = () =>
  rows<{ seconds: number }>(
    api.db.autocommit,
    sql`select round(extract(epoch from start_after - created_on))::int as seconds from jobs.job where name in ('notifications-held', 'mail') and state = 'created'`,
  )

describe("quiet hours", () => {
  const night = { ...noQuietHours, is_on: true }
  const HOUR = 3_600
  /** Advances to this hour in Japan; the clock only moves forward. */
  const waitFor = (hour: number) => {
    const now = api.clock.now()
    const today = (now.getUTCHours() + 9) * HOUR + now.getUTCMinutes() * 60 + now.getUTCSeconds()
    api.clock.advance((((hour * HOUR - today) % (24 * HOUR)) + 24 * HOUR) % (24 * HOUR))
  }

  it("require two valid times of day and a known time zone", async () => {
    const { token } = await signedIn(api)
    for (const wrong of [{ from: "24:00" }, { to: "22:00" }, { zone: "Mars/Olympus" }, { from: "9:00" }])
      expect((await choose(token, both, "never", { ...night, ...wrong })).status).toBe(422)
    expect((await choose(token, both, "never", { ...night, zone: "Asia/Kathmandu" })).status).toBe(200)
    expect((await settingsOf(token)).quiet).toEqual({ ...night, zone: "Asia/Kathmandu" })
  })

  it("defer an email until they end; the list shows it at once, and security mails do not wait", async () => {
    waitFor(23)
    const { id, token, account } = await signedIn(api)
    await choose(token, both, "never", night)
    await tellOfExport(id, "at night")
    await api.settle()
    expect((await list(token)).items).toHaveLength(1)
    expect(await mailsTo(api, account.email)).toEqual([])
    expect(await held()).toEqual([{ seconds: 8 * HOUR }])
    await api.call("PUT /v1/password", {
      token,
      body: { current_password: account.password, password: "a train to Sendai at dawn" },
    })
    expect((await mailsTo(api, account.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("password"),
    ])
    await atTheEndOf(4 * HOUR)
    expect(await mailsTo(api, account.email), "still deferred after waking too early").toHaveLength(1)
    expect(await held()).toEqual([{ seconds: 4 * HOUR }])
    await atTheEndOf(4 * HOUR)
    expect(await mailsTo(api, account.email)).toHaveLength(2)
    expect(await held()).toEqual([])
  })

  it("send nothing that was read, unsubscribed or in a digest meanwhile, and a job run twice sends once", async () => {
    waitFor(23)
    const people = [
      await signedIn(api),
      await signedIn(api),
      await signedIn(api),
      await signedIn(api),
    ] as const
    const [reader, stopper, digester, waiter] = people
    for (const { token } of people) await choose(token, both, "never", night)
    for (const { id } of people) await tellOfExport(id, "at night")
    const [{ id: readId }] = (await list(reader.token)).items
    await api.call(`PUT /v1/notifications/${readId}/read`, { token: reader.token })
    await choose(stopper.token, listOnly, "never", night)
    await api.db.autocommit.execute(
      sql`update notifications set mailed_at = now() where user_id = ${digester.id}`,
    )
    const [{ id: waitingId }] = (await list(waiter.token)).items
    await atTheEndOf(8 * HOUR)
    const again = { id: waitingId, userId: waiter.id }
    await Promise.all([sendDeferredMails(api).run(again), sendDeferredMails(api).run(again)])
    const counts = people.map(async ({ account }) => (await mailsTo(api, account.email)).length)
    expect(await Promise.all(counts)).toEqual([0, 0, 0, 1])
  })

  it("defer a digest too", async () => {
    waitFor(23)
    const { id, token, account } = await signedIn(api)
    await choose(token, listOnly, "daily", { ...night, to: "09:00" })
    await tellOfExport(id, "at night")
    api.clock.advance(9 * HOUR)
    await morning()
    expect(await digestMails(account.email)).toEqual([])
    await atTheEndOf(HOUR)
    expect(await digestMails(account.email)).toHaveLength(1)
  })
})
