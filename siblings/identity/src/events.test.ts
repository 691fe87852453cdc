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
const tell = async (claims: EventClaims, by = product) => post(await by.eventToken(claims))
const gone = (email: string) => ({ format: "email", email })

/** Brought here by a product, and in a session from then on. */
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

describe("that an account is gone at a product", () => {
  test("removes what that product alone had brought here, once, however often it is told", async () => {
    const browser = await someoneHandedOver("thu@example.ac.jp")
    expect(await isKnown(browser)).toBe(true)
    const token = await product.eventToken({ subject: gone("thu@example.ac.jp") })
    expect((await post(token)).status).toBe(202)
    expect(await isKnown(browser)).toBe(false)
    // Who comes back under the same address is not removed by what was said of them before.
    const back = await someoneHandedOver("thu@example.ac.jp")
    expect((await post(token)).status).toBe(202)
    expect(await isKnown(back)).toBe(true)
  })

  test("leaves the account of somebody who opened it here, and ends what the product got from it", async () => {
    const browser = aBrowser(identity.issuer)
    const { config, tokens } = await product.signIn(browser, "student@shirube.example", DEMO_PASSWORD)
    const subject = {
      format: "aliases",
      identifiers: [
        { format: "iss_sub", iss: identity.issuer, sub: "demo-student" },
        { format: "email", email: "student@shirube.example" },
      ],
    }
    expect((await tell({ subject })).status).toBe(202)
    await expect(product.refresh(config, tokens.refresh_token ?? "")).rejects.toThrow()
    await product.signIn(aBrowser(identity.issuer), "student@shirube.example", DEMO_PASSWORD)
  })

  test("is no other product's to say: what another has brought here, or uses, stays", async () => {
    const brought = await someoneHandedOver("minh@example.ac.jp", other)
    expect((await tell({ subject: gone("minh@example.ac.jp") })).status).toBe(202)
    expect(await isKnown(brought, other)).toBe(true)
    const shared = await someoneHandedOver("lan@example.ac.jp")
    expect(await isKnown(shared, other)).toBe(true)
    expect((await tell({ subject: gone("lan@example.ac.jp") })).status).toBe(202)
    expect(await isKnown(shared, other)).toBe(true)
  })

  test("of somebody unknown is heard, and so is an event of another kind", async () => {
    expect((await tell({ subject: gone("nobody@example.com") })).status).toBe(202)
    const browser = await someoneHandedOver("hana@example.ac.jp")
    const event = "https://schemas.openid.net/secevent/risc/event-type/account-disabled"
    expect((await tell({ subject: gone("hana@example.ac.jp"), event })).status).toBe(202)
    expect(await isKnown(browser)).toBe(true)
  })

  test("is refused unless the product has signed it, for us, lately, and as an event", async () => {
    const browser = await someoneHandedOver("mei@example.ac.jp")
    const subject = gone("mei@example.ac.jp")
    const refusals = [
      [await tell({ subject, key: "stranger" }), "authentication_failed"],
      [await tell({ subject, aud: "https://elsewhere.example" }), "authentication_failed"],
      [await tell({ subject, typ: "JWT" }), "authentication_failed"],
      [await tell({ subject, iss: "https://elsewhere.example" }), "invalid_issuer"],
      [await tell({ subject, secondsAgo: 15 * 86_400 }), "invalid_request"],
      [await tell({ subject, secondsAgo: -3600 }), "invalid_request"],
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
