import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { aBrowser } from "./testing/browser.ts"
import { aFolder, anInstance, freePort, type Instance } from "./testing/instance.ts"
import { aProduct, type EventClaims } from "./testing/product.ts"

const folder = aFolder()
let identity: Instance
let product: Awaited<ReturnType<typeof aProduct>>
let other: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  product = await aProduct(await freePort(), address)
  other = await aProduct(await freePort(), address, "companies")
  const clients = [product.settings, other.settings]
  identity = await anInstance({ port, dataDir: folder.path, clients })
})
afterAll(async () => {
  await identity.stop()
  await product.stop()
  await other.stop()
  folder.remove()
})

const DEMO_PASSWORD = "shirube-demo"
const post = (body: string, type = "application/secevent+jwt") =>
  fetch(`${identity.issuer}/events`, { method: "POST", headers: { "content-type": type }, body })
const send = async (claims: EventClaims, by = product) => post(await by.eventToken(claims))
const subjectOf = (email: string) => ({ format: "email", email })

/** Handed over by a product, with a session from then on. */
async function someoneHandedOver(email: string, by = product) {
  const browser = aBrowser(identity.issuer)
  const to = `${identity.issuer}/matching`
  const return_to = `${by.origin}/hand-over`
  const begun = await browser.open(
    `/handover?${new URLSearchParams({ client_id: by.settings.client_id, to, return_to })}`,
  )
  const token = await by.handoverToken(begun.url.searchParams.get("state") ?? "", { email })
  await browser.open(`/handover?${new URLSearchParams({ token, to })}`)
  return browser
}
const isKnown = async (browser: ReturnType<typeof aBrowser>, to = product) => {
  const { url } = await to.begin({ prompt: "none" })
  return !(await browser.open(url)).url.searchParams.has("error")
}

describe("the event that an account was deleted at a product", () => {
  // spec: membership.data-rights
  test("deletes what only that product created here, once, however often it is sent", async () => {
    const browser = await someoneHandedOver("thu@example.ac.jp")
    expect(await isKnown(browser)).toBe(true)
    const token = await product.eventToken({ subject: subjectOf("thu@example.ac.jp") })
    expect((await post(token)).status).toBe(202)
    expect(await isKnown(browser)).toBe(false)
    // A person who returns with the same address is not deleted by a repeated event.
    const back = await someoneHandedOver("thu@example.ac.jp")
    expect((await post(token)).status).toBe(202)
    expect(await isKnown(back)).toBe(true)
  })

  test("keeps an account that its owner opened here, and ends the product's tokens", async () => {
    const browser = aBrowser(identity.issuer)
    const { config, tokens } = await product.signIn(browser, "student@shirube.example", DEMO_PASSWORD)
    const subject = {
      format: "aliases",
      identifiers: [
        { format: "iss_sub", iss: identity.issuer, sub: "demo-student" },
        { format: "email", email: "student@shirube.example" },
      ],
    }
    expect((await send({ subject })).status).toBe(202)
    await expect(product.refresh(config, tokens.refresh_token ?? "")).rejects.toThrow()
    await product.signIn(aBrowser(identity.issuer), "student@shirube.example", DEMO_PASSWORD)
  })

  test("does not delete accounts that another product created or uses", async () => {
    const handedOver = await someoneHandedOver("minh@example.ac.jp", other)
    expect((await send({ subject: subjectOf("minh@example.ac.jp") })).status).toBe(202)
    expect(await isKnown(handedOver, other)).toBe(true)
    const shared = await someoneHandedOver("lan@example.ac.jp")
    expect(await isKnown(shared, other)).toBe(true)
    expect((await send({ subject: subjectOf("lan@example.ac.jp") })).status).toBe(202)
    expect(await isKnown(shared, other)).toBe(true)
  })

  test("is accepted for an unknown person, and so is an event of another kind", async () => {
    expect((await send({ subject: subjectOf("unknown@example.com") })).status).toBe(202)
    const browser = await someoneHandedOver("hana@example.ac.jp")
    const event = "https://schemas.openid.net/secevent/risc/event-type/account-disabled"
    expect((await send({ subject: subjectOf("hana@example.ac.jp"), event })).status).toBe(202)
    expect(await isKnown(browser)).toBe(true)
  })

  test("is refused unless the product signed it, for us, recently, and as an event", async () => {
    const browser = await someoneHandedOver("mei@example.ac.jp")
    const subject = subjectOf("mei@example.ac.jp")
    const refusals = [
      [await send({ subject, key: "stranger" }), "authentication_failed"],
      [await send({ subject, aud: "https://elsewhere.example" }), "authentication_failed"],
      [await send({ subject, typ: "JWT" }), "authentication_failed"],
      [await send({ subject, iss: "https://elsewhere.example" }), "invalid_issuer"],
      [await send({ subject, secondsAgo: 15 * 86_400 }), "invalid_request"],
      [await send({ subject, secondsAgo: -3600 }), "invalid_request"],
      [await post(await product.eventToken({ subject }), "application/json"), "invalid_request"],
      [await post("not a token"), "invalid_issuer"],
    ] as const
    for (const [answer, err] of refusals)
      expect([answer.status, ((await answer.json()) as { err: string }).err]).toEqual([400, err])
    expect((await post("x".repeat(20_000))).status).toBe(413)
    expect(await isKnown(browser)).toBe(true)
    expect(identity.logs()).not.toContain("mei@example.ac.jp")
  })
})
