import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { ensurePushKey, pushKey } from "#api/kernel/push/key"
import { createVault } from "#api/kernel/security/vault"
import { signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { type PushService, startPushService, type TestBrowser } from "#api/testing/services/push-service"
import { purgeSubscriptions } from "../jobs.ts"
import { notify } from "../service.ts"
import { deliver, type Push } from "./service.ts"

let api: TestApi
let service: PushService
beforeAll(async () => {
  service = await startPushService()
  api = await startTestApi({ DEMO: "1" })
})
afterAll(async () => {
  await api.stop()
  await service.stop()
})

let serverKey: string
beforeEach(async () => {
  serverKey = (await pushKey(api.db.autocommit, api.vault)).publicKey
})

const WINDOWS_CHROME = "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36"
const switchOn = (
  token: string | undefined,
  { endpoint, p256dh, auth }: TestBrowser,
  { language = "en" as "en" | "ja", server_key = serverKey } = {},
) =>
  api.call("PUT /v1/push/subscription", {
    token,
    language,
    body: { endpoint, p256dh, auth, server_key },
    headers: { "User-Agent": WINDOWS_CHROME },
  })
const devices = async (token: string) => (await api.call("GET /v1/push", { token })).body.devices
const tell = (userId: UserId, key: string, kind: "password_changed" | "export_ready" = "export_ready") =>
  api.db.transaction((tx) => notify(tx, { userId, kind, facts: {}, key }, api, api.clock.now()))

/** A member with a subscribed browser. */
async function subscribed(options: Parameters<typeof switchOn>[2] = {}) {
  const person = await signedIn(api)
  const browser = service.aBrowser()
  expect((await switchOn(person.token, browser, options)).status).toBe(200)
  return { ...person, browser }
}

/** The member's queued push, taken without running it. */
async function queued(userId: UserId, key: string): Promise<Push> {
  const taken: Push[] = []
  const jobs = {
    ...api.jobs,
    enqueue: async (_: unknown, __: string, data: object) => void taken.push(data as Push),
  }
  await api.db.transaction((tx) =>
    notify(tx, { userId, kind: "password_changed", facts: {}, key }, { ...api, jobs }, api.clock.now()),
  )
  const [push] = taken
  if (!push) throw new Error("No push was queued")
  return push
}

describe("a device", () => {
  it("is switched on by a signed-in member, described in words, and switched off only by its owner", async () => {
    const [me, other] = [await signedIn(api), await signedIn(api)]
    const browser = service.aBrowser()
    const { status, body } = await switchOn(me.token, browser)
    expect([status, body]).toMatchObject([200, { device: "Chrome on Windows", is_here: true }])
    expect((await switchOn(me.token, browser)).body.id, "again is the same").toBe(body.id)
    expect(await devices(me.token)).toHaveLength(1)
    expect(await devices(other.token)).toEqual([])
    const off = (token: string) => api.call(`DELETE /v1/push/subscriptions/${body.id}`, { token })
    expect((await off(other.token)).status).toBe(404)
    expect([(await off(me.token)).status, (await off(me.token)).status]).toEqual([204, 404])
    expect(await devices(me.token)).toEqual([])
  })

  it("requires an allowed push service, usable keys, and the current server key", async () => {
    const { token } = await signedIn(api)
    const browser = service.aBrowser()
    for (const endpoint of [
      "https://10.0.0.1/x",
      "https://169.254.169.254/x",
      "http://push.example/x",
      "https://[::ffff:127.0.0.1]/x",
    ])
      expect((await switchOn(token, { ...browser, endpoint })).body.code).toBe("push.subscription_refused")
    const p256dh = `BA${browser.p256dh.slice(2)}`.replace(/.$/, "A")
    expect((await switchOn(token, { ...browser, p256dh })).body.code).toBe("push.subscription_refused")
    const old = await switchOn(token, browser, { server_key: "A".repeat(87) })
    expect([old.status, old.body.code]).toEqual([409, "push.key_changed"])
    expect((await switchOn(token, { ...browser, auth: "short" })).status).toBe(422)
    expect((await switchOn(token, { ...browser, endpoint: "x" })).status).toBe(422)
    const online = api.under({ PUBLIC_URL: "https://shirube.test", DEMO: "1" })
    const body = {
      endpoint: browser.endpoint,
      p256dh: browser.p256dh,
      auth: browser.auth,
      server_key: serverKey,
    }
    expect((await online.call("PUT /v1/push/subscription", { token, body })).body.code).toBe(
      "push.subscription_refused",
    )
    expect(await devices(token)).toEqual([])
  })

  it("belongs to the last member who switched it on in that browser", async () => {
    const { token, id, browser } = await subscribed()
    const next = await signedIn(api)
    await switchOn(next.token, browser)
    expect([await devices(token), (await devices(next.token)).length]).toEqual([[], 1])
    await tell(id, "for the first")
    await api.settle()
    expect(browser.messages()).toEqual([])
  })

  it("is one of ten at most; the oldest is removed", async () => {
    const { token, browser, id } = await subscribed()
    for (let more = 0; more < 10; more++) {
      api.clock.advance(1)
      await switchOn(token, service.aBrowser())
    }
    expect(await devices(token)).toHaveLength(10)
    await tell(id, "one")
    await api.settle()
    expect(browser.messages()).toEqual([])
  })
})

describe("a push", () => {
  it("repeats the list entry in the browser's language, encrypted for this browser", async () => {
    const { id, token, browser } = await subscribed({ language: "ja" })
    await tell(id, "one")
    await api.settle()
    const [listed] = (await api.call("GET /v1/notifications", { token, language: "ja" })).body.items
    expect(browser.messages()).toEqual([
      { id: listed.id, title: listed.title, text: listed.text, path: listed.path, language: "ja" },
    ])
    const [headers = {}] = browser.headers()
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "normal", ttl: "172800" })
    expect(headers.topic).toMatch(/^[\w-]{22}$/)
    expect(await service.statementIn(headers, serverKey, api.clock.now())).toMatchObject({
      sub: "mailto:help@shirube.example",
      aud: service.origin,
      key: serverKey,
      exp: api.clock.now().getTime() / 1000 + 12 * 3_600,
    })
  })

  // spec: membership.notifications
  it("is sent once, even if its job runs twice or concurrently", async () => {
    const { id, browser } = await subscribed()
    const push = await queued(id, "once")
    const outcomes = await Promise.allSettled([deliver(push, api), deliver(push, api)])
    expect(outcomes.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0)
    await deliver(push, api)
    expect(browser.messages()).toHaveLength(1)
  })

  it("is retried after the push service was down, and after a crash", async () => {
    const { id, browser } = await subscribed()
    const push = await queued(id, "again")
    service.answerWith(503, 429)
    await expect(deliver(push, api)).rejects.toThrow("answered 503")
    await expect(deliver(push, api)).rejects.toThrow("answered 429")
    await deliver(push, api)
    expect(browser.messages()).toHaveLength(3)
    const other = await queued(id, "died")
    await api.db.autocommit.execute(
      sql`insert into push_deliveries values (${other.notificationId}, ${other.subscriptionId}, ${new Date(api.clock.now().getTime() + 60_000).toISOString()}, null)`,
    )
    await expect(deliver(other, api)).rejects.toThrow("Another process is sending")
    api.clock.advance(61)
    await deliver(other, api)
    expect(browser.messages()).toHaveLength(4)
  })

  it("to an expired subscription removes the device", async () => {
    for (const status of [404, 410, 403]) {
      const { id, token } = await subscribed()
      service.answerWith(status)
      await tell(id, "gone")
      await api.settle()
      expect(await devices(token)).toEqual([])
    }
  })

  it("that is refused permanently is dropped, and the device stays", async () => {
    const { id, token, browser } = await subscribed()
    service.answerWith(413)
    await tell(id, "too large")
    await api.settle()
    expect(api.takeLogLines().join()).toContain("refused a message permanently")
    expect([browser.messages().length, (await devices(token)).length]).toEqual([1, 1])
  })

  it("follows no redirect", async () => {
    const { id, browser } = await subscribed()
    service.answerWith(307)
    await tell(id, "elsewhere")
    await api.settle()
    expect(browser.messages()).toHaveLength(1)
    expect(api.takeLogLines().join()).toContain("refused a message permanently")
  })

  it("is not sent after sign-out or once the notification is read", async () => {
    const reader = await subscribed()
    const read = await queued(reader.id, "read")
    await api.call(`PUT /v1/notifications/${read.notificationId}/read`, { token: reader.token })
    await deliver(read, api)
    expect(reader.browser.messages()).toEqual([])
    const leaver = await subscribed()
    const late = await queued(leaver.id, "late")
    await api.call("POST /v1/auth/logout", { token: leaver.token })
    await deliver(late, api)
    expect(leaver.browser.messages()).toEqual([])
    expect(
      await rows(api.db.autocommit, sql`select from push_subscriptions where user_id = ${leaver.id}`),
    ).toEqual([])
  })

  it("can be turned off for a category, but not for security", async () => {
    const { id, token, browser } = await subscribed()
    const settings = (await api.call("GET /v1/notifications/settings", { token })).body
    expect(settings.choices.account.push).toBe(true)
    const choices = { account: { ...settings.choices.account, push: false } }
    await api.call("PUT /v1/notifications/settings", {
      token,
      body: { ...settings, choices: { ...settings.choices, ...choices } },
    })
    await tell(id, "quietly")
    await tell(id, "loudly", "password_changed")
    await api.settle()
    expect(browser.messages()).toMatchObject([{ title: "Your password was changed" }])
    expect(browser.headers()).toMatchObject([{ urgency: "high" }])
  })
})

describe("the server key", () => {
  const lines: string[] = []
  const log = { warn: (line: unknown) => void lines.push(String(line)) }
  const keyUnder = (vault: TestApi["vault"]) => pushKey(api.db.autocommit, vault)
  const bytes = (text: string) => new TextEncoder().encode(text.repeat(32))

  it("is shared by all processes that start at once, and survives a change of the encryption key", async () => {
    await api.db.autocommit.execute(sql`delete from marks where name = 'push-key'`)
    const start = () => api.db.transaction((tx) => ensurePushKey(tx, api.vault, log))
    await Promise.all([start(), start(), start()])
    const { publicKey } = await keyUnder(api.vault)
    const next = createVault({ current: bytes("b"), previous: api.config.encryptionKeys.current })
    await api.db.transaction((tx) => ensurePushKey(tx, next, log))
    const alone = createVault({ current: bytes("b"), previous: undefined })
    expect((await keyUnder(alone)).publicKey).toBe(publicKey)
    const back = createVault({ current: api.config.encryptionKeys.current, previous: bytes("b") })
    await api.db.transaction((tx) => ensurePushKey(tx, back, log))
    expect([(await keyUnder(api.vault)).publicKey, lines]).toEqual([publicKey, []])
  })

  it("is replaced if the encryption key is lost, and devices of the old key are deleted", async () => {
    const { id, token, browser } = await subscribed()
    await api.db.autocommit.execute(
      sql`update marks set value = ${createVault({ current: bytes("c"), previous: undefined }).seal("x", "push key")} where name = 'push-key'`,
    )
    await api.db.transaction((tx) => ensurePushKey(tx, api.vault, log))
    expect(lines.join()).toContain("devices subscribe again")
    expect((await keyUnder(api.vault)).publicKey).not.toBe(serverKey)
    expect(await devices(token)).toEqual([])
    await tell(id, "to no device")
    await api.settle()
    expect(browser.messages()).toEqual([])
    await purgeSubscriptions(api).run({})
    expect(await rows(api.db.autocommit, sql`select from push_subscriptions where user_id = ${id}`)).toEqual(
      [],
    )
  })
})
