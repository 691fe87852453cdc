import { afterAll, beforeAll, expect, test } from "vitest"
import { forwardAddress } from "./handover.ts"
import { aBrowser } from "./testing/browser.ts"
import { aFolder, anInstance, freePort, type Instance } from "./testing/instance.ts"
import { aProduct } from "./testing/product.ts"

const folder = aFolder()
let identity: Instance
let product: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  const port = await freePort()
  product = await aProduct(await freePort(), `http://127.0.0.1:${port}`)
  identity = await anInstance({ port, dataDir: folder.path, clients: [product.settings] })
})
afterAll(async () => {
  await identity.stop()
  await product.stop()
  folder.remove()
})

const link = (token: string, to = `${identity.issuer}/matching`) =>
  `/handover?${new URLSearchParams({ token, to })}`

/** Who is signed in at the identity service in this browser, as the product would learn it. */
async function signedInAs(browser: ReturnType<typeof aBrowser>) {
  const { url, finish } = await product.begin({ prompt: "none" })
  const page = await browser.open(url)
  return page.url.searchParams.has("error") ? undefined : (await finish(page)).claims()
}

test("a hand-over opens a session for the person and goes on to the matching service", async () => {
  const browser = aBrowser(identity.issuer)
  const page = await browser.open(link(await product.handoverToken()))
  expect(page.url.href).toBe(`${identity.issuer}/matching`)
  expect(page.text).toContain("The matching service")
  expect(await signedInAs(browser)).toMatchObject({ sub: "demo-student", name: "Amara Okafor" })
})

test("a person who is unknown here gets an account, the same one next time", async () => {
  const claims = { email: "thu@example.ac.jp", name: "Thu Nguyen" }
  const first = aBrowser(identity.issuer)
  await first.open(link(await product.handoverToken(claims)))
  const second = aBrowser(identity.issuer)
  await second.open(link(await product.handoverToken(claims), `${product.origin}/companies/12?lang=ja`))
  const person = await signedInAs(first)
  expect(person).toMatchObject({ email: "thu@example.ac.jp", email_verified: true, name: "Thu Nguyen" })
  expect((await signedInAs(second))?.sub).toBe(person?.sub)
})

test("the hand-over of another person replaces the session in this browser", async () => {
  const browser = aBrowser(identity.issuer)
  await browser.open(link(await product.handoverToken({ email: "student@shirube.example" })))
  await browser.open(link(await product.handoverToken({ email: "senpai@shirube.example" })))
  expect((await signedInAs(browser))?.sub).toBe("demo-senpai")
})

async function expectRefused(token: string, words: string, to?: string) {
  const browser = aBrowser(identity.issuer)
  const page = await browser.open(link(token, to))
  expect(page.status).toBe(400)
  expect(page.text).toContain(words)
  expect(browser.hasCookie("shirube_id.session")).toBe(false)
}

test("a token works once, also when it is tried twice at the same time", async () => {
  const token = await product.handoverToken()
  const browsers = [aBrowser(identity.issuer), aBrowser(identity.issuer), aBrowser(identity.issuer)]
  const pages = await Promise.all(browsers.map((browser) => browser.open(link(token))))
  expect(pages.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  await expectRefused(token, "it was used already")
})

test("a used token stays used after the service was killed", async () => {
  const token = await product.handoverToken()
  await aBrowser(identity.issuer).open(link(token))
  await identity.restart("SIGKILL")
  await expectRefused(token, "it was used already")
})

test("an expired token is refused", async () => {
  await expectRefused(await product.handoverToken({ seconds: -10 }), "that minute is over")
})

test("a token that would live longer than a minute is refused", async () => {
  await expectRefused(await product.handoverToken({ seconds: 600 }), "damaged")
})

test("tokens of strangers are refused: their key, their issuer, their audience, an unknown key id", async () => {
  await expectRefused(await product.handoverToken({}, "stranger"), "damaged")
  await expectRefused(await product.handoverToken({ iss: "https://evil.example" }), "damaged")
  await expectRefused(await product.handoverToken({ aud: "https://other.example" }), "damaged")
  await expectRefused(await product.handoverToken({ kid: "unknown" }), "damaged")
})

test("an altered, unsigned or missing token is refused", async () => {
  const [header = "", payload = "", signature = ""] = (await product.handoverToken()).split(".")
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString())
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")
  const altered = encode({ ...claims, email: "editor@shirube.example" })
  await expectRefused(`${header}.${altered}.${signature}`, "damaged")
  await expectRefused(`${encode({ alg: "none", kid: "first" })}.${payload}.`, "damaged")
  await expectRefused("", "damaged")
  await expectRefused("not a token", "damaged")
})

test("an address that the product itself has not confirmed opens nobody's account", async () => {
  await expectRefused(await product.handoverToken({ email_verified: false }), "has not been confirmed")
})

test("an account here whose address was never confirmed is not entered by a hand-over", async () => {
  const browser = aBrowser(identity.issuer)
  const form = await browser.open((await product.begin()).url)
  const registration = await browser.open(`${form.url.pathname}/register`)
  const person = { email: "squatted@example.ac.jp", name: "Squatter", password: "four quiet river stones" }
  await browser.send(registration, "/register", person)
  await expectRefused(await product.handoverToken({ email: person.email }), "has not been confirmed")
})

test("nobody is sent to an address that the product has not registered", async () => {
  const attempts = [
    "https://evil.example/",
    "//evil.example/matching",
    `${identity.issuer}/matching-evil`,
    `${identity.issuer}/matching/../session/end`,
    `${identity.issuer}@evil.example/matching`,
    `${identity.issuer}.evil.example/matching`,
    `${product.origin}/companies%2f..%2fadmin`,
    `${product.origin}/admin`,
    "javascript:alert(1)",
    "",
  ]
  for (const to of attempts) await expectRefused(await product.handoverToken(), "has not registered", to)
})

test("a forward address matches whole path segments", () => {
  const allowed = [new URL("https://m.example/a"), new URL("https://n.example/b/")]
  const ok = [
    "https://m.example/a",
    "https://m.example/a/x?y=1",
    "https://n.example/b/",
    "https://n.example/b/c",
  ]
  const no = ["https://m.example/ab", "https://m.example/", "http://m.example/a", "https://n.example/b"]
  expect(ok.filter((to) => !forwardAddress(to, allowed))).toEqual([])
  expect(no.filter((to) => forwardAddress(to, allowed))).toEqual([])
})

test("when the product's keys cannot be had, the person is told to try again", async () => {
  const port = await freePort()
  const own = aFolder()
  const silent = { ...product.settings.handover, jwks_uri: `http://127.0.0.1:${await freePort()}/jwks` }
  const clients = [{ ...product.settings, handover: silent }]
  const other = await anInstance({ port, dataDir: own.path, clients })
  const token = await product.handoverToken({ aud: other.issuer })
  const page = await aBrowser(other.issuer).open(link(token))
  expect(page.status).toBe(503)
  expect(page.text).toContain("did not answer")
  await other.stop()
  own.remove()
})
