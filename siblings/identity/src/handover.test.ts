import { afterAll, beforeAll, expect, test } from "vitest"
import { forwardAddress } from "./forward-address.ts"
import { aBrowser } from "./testing/browser.ts"
import { aFolder, anInstance, freePort, type Instance } from "./testing/instance.ts"
import { aProduct, type HandoverClaims } from "./testing/product.ts"

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

type Person = ReturnType<typeof aBrowser>

const link = (token: string, to = `${identity.issuer}/matching`) =>
  `/handover?${new URLSearchParams({ token, to })}`

/** Starts a hand-over; returns the state that only this browser was given. */
async function begin(browser: Person, to = `${identity.issuer}/matching`): Promise<string> {
  const beginning = { client_id: "journal", to, return_to: `${product.origin}/hand-over` }
  const page = await browser.open(`/handover?${new URLSearchParams(beginning)}`)
  expect(page.url.origin + page.url.pathname).toBe(`${product.origin}/hand-over`)
  return page.url.searchParams.get("state") ?? ""
}

async function handOver(browser: Person, claims: HandoverClaims = {}, to?: string) {
  return browser.open(link(await product.handoverToken(await begin(browser, to), claims), to))
}

/** Who is signed in at the identity service in this browser, from the product's view. */
async function signedInAs(browser: Person) {
  const { url, finish } = await product.begin({ prompt: "none" })
  const page = await browser.open(url)
  return page.url.searchParams.has("error") ? undefined : (await finish(page)).claims()
}

// spec: 7.identity-token
test("a hand-over opens a session for the person and redirects to the matching service", async () => {
  const browser = aBrowser(identity.issuer)
  const page = await handOver(browser)
  expect(page.url.href).toBe(`${identity.issuer}/matching`)
  expect(page.text).toContain("The matching service")
  expect(await signedInAs(browser)).toMatchObject({ sub: "demo-student", name: "Amara Okafor" })
})

test("a person who is unknown here gets an account, the same one next time", async () => {
  const claims = { email: "thu@example.ac.jp", name: "Thu Nguyen" }
  const first = aBrowser(identity.issuer)
  await handOver(first, claims)
  const second = aBrowser(identity.issuer)
  await handOver(second, claims, `${product.origin}/companies/12?lang=ja`)
  const person = await signedInAs(first)
  expect(person).toMatchObject({ email: "thu@example.ac.jp", email_verified: true, name: "Thu Nguyen" })
  expect((await signedInAs(second))?.sub).toBe(person?.sub)
})

// spec: sign-in.forged-handover
test("the hand-over of another person asks before it replaces the session in this browser", async () => {
  const senpai = { email: "senpai@shirube.example" }
  const browser = aBrowser(identity.issuer)
  await handOver(browser)
  const question = await handOver(browser, senpai)
  expect(question.url.pathname).toBe("/handover/question")
  expect(question.text).toMatch(/Continue as [^<]+\?/)
  expect(question.text).toContain("Stay signed in as Amara Okafor")
  expect((await signedInAs(browser))?.sub).toBe("demo-student")

  const stayed = await browser.send(question, "/handover/question", { answer: "stay" })
  expect(stayed.url.href).toBe(`${identity.issuer}/matching`)
  expect((await signedInAs(browser))?.sub).toBe("demo-student")

  const again = await handOver(browser, senpai)
  const switched = await browser.send(again, "/handover/question", { answer: "switch" })
  expect(switched.url.href).toBe(`${identity.issuer}/matching`)
  expect((await signedInAs(browser))?.sub).toBe("demo-senpai")
  // Answered once, and only from our own page.
  const late = await browser.send(again, "/handover/question", { answer: "switch" })
  expect(late.status).toBe(400)
  const foreign = await handOver(browser)
  const forced = await browser.send(
    foreign,
    "/handover/question",
    { answer: "switch" },
    { origin: "https://evil.example" },
  )
  expect(forced.status).toBe(403)
  expect((await signedInAs(browser))?.sub).toBe("demo-senpai")
})

// spec: sign-in.forged-handover
test("a token opens no session in another browser, so that a link cannot sign someone in as another person", async () => {
  const attacker = aBrowser(identity.issuer)
  const planted = link(await product.handoverToken(await begin(attacker)))
  const victim = aBrowser(identity.issuer)
  const page = await victim.open(planted)
  expect([page.status, page.text]).toEqual([400, expect.stringContaining("another browser")])
  expect(await signedInAs(victim)).toBeUndefined()
  // Nor after the victim's browser has started one of its own.
  const second = link(await product.handoverToken(await begin(attacker)))
  await begin(victim)
  expect((await victim.open(second)).status).toBe(400)
  expect(await signedInAs(victim)).toBeUndefined()
})

test("a hand-over starts only for a known product, with its registered page and addresses", async () => {
  const good = {
    client_id: "journal",
    to: `${identity.issuer}/matching`,
    return_to: `${product.origin}/hand-over`,
  }
  for (const wrong of [
    { client_id: "unknown" },
    { to: "https://evil.example/" },
    { return_to: "https://evil.example/hand-over" },
    { return_to: `${product.origin}/hand-over/../elsewhere` },
  ]) {
    const browser = aBrowser(identity.issuer)
    const page = await browser.open(`/handover?${new URLSearchParams({ ...good, ...wrong })}`)
    expect([page.status, browser.hasCookie("shirube_id.handover")]).toEqual([400, false])
  }
})

test("a token without a person redirects, opens no session and ends none", async () => {
  const browser = aBrowser(identity.issuer)
  const page = await handOver(browser, { isOfClient: true })
  expect(page.url.href).toBe(`${identity.issuer}/matching`)
  expect(await signedInAs(browser)).toBeUndefined()
  await handOver(browser)
  await handOver(browser, { isOfClient: true })
  expect((await signedInAs(browser))?.sub).toBe("demo-student")
})

async function expectRefused(make: (nonce: string) => Promise<string>, words: string, to?: string) {
  const browser = aBrowser(identity.issuer)
  const page = await browser.open(link(await make(await begin(browser)), to))
  expect(page.status).toBe(400)
  expect(page.text).toContain(words)
  expect(browser.hasCookie("shirube_id.session")).toBe(false)
}
const claiming = (claims: HandoverClaims) => (nonce: string) => product.handoverToken(nonce, claims)

test("a token works once, also when it is tried twice at the same time", async () => {
  const browser = aBrowser(identity.issuer)
  const token = await product.handoverToken(await begin(browser))
  const pages = await Promise.all([1, 2, 3].map(() => browser.open(link(token))))
  expect(pages.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  expect((await browser.open(link(token))).text).toContain("it was used already")
})

test("a used token stays used after the service was killed", async () => {
  const browser = aBrowser(identity.issuer)
  const token = await product.handoverToken(await begin(browser))
  await browser.open(link(token))
  await identity.restart("SIGKILL")
  expect((await browser.open(link(token))).text).toContain("it was used already")
})

test("an expired token is refused", async () => {
  await expectRefused(claiming({ seconds: -10 }), "has expired")
})

test("a token that would live longer than a minute is refused", async () => {
  await expectRefused(claiming({ seconds: 600 }), "damaged")
})

test("a token with a foreign key, issuer or audience, or an unknown key id, is refused", async () => {
  await expectRefused((nonce) => product.handoverToken(nonce, {}, "stranger"), "damaged")
  await expectRefused(claiming({ iss: "https://evil.example" }), "damaged")
  await expectRefused(claiming({ aud: "https://other.example" }), "damaged")
  await expectRefused(claiming({ kid: "unknown" }), "damaged")
})

test("an altered, unsigned or missing token is refused", async () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")
  const parts = async (nonce: string) => (await product.handoverToken(nonce)).split(".")
  const altered = async (nonce: string) => {
    const [header, payload = "", signature] = await parts(nonce)
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString())
    return `${header}.${encode({ ...claims, email: "editor@shirube.example" })}.${signature}`
  }
  const unsigned = async (nonce: string) =>
    `${encode({ alg: "none", kid: "first" })}.${(await parts(nonce))[1]}.`
  for (const make of [altered, unsigned, async () => "", async () => "not a token"])
    await expectRefused(make, "damaged")
})

test("an address that the product has not confirmed opens no account", async () => {
  await expectRefused(claiming({ email_verified: false }), "has not been confirmed")
})

test("a hand-over does not sign in to an account whose address was never confirmed here", async () => {
  const browser = aBrowser(identity.issuer)
  const form = await browser.open((await product.begin()).url)
  const registration = await browser.open(`${form.url.pathname}/register`)
  const person = { email: "squatted@example.ac.jp", name: "Squatter", password: "four quiet river stones" }
  await browser.send(registration, "/register", person)
  await expectRefused(claiming({ email: person.email }), "has not been confirmed")
})

// spec: sign-in.open-redirects
test("a hand-over does not redirect to an address that the product has not registered", async () => {
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
  for (const to of attempts) await expectRefused(claiming({}), "has not registered", to)
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

test("when the product's keys cannot be fetched, the page asks the person to try again", async () => {
  const port = await freePort()
  const own = aFolder()
  const silent = { ...product.settings.handover, jwks_uri: `http://127.0.0.1:${await freePort()}/jwks` }
  const clients = [{ ...product.settings, handover: silent }]
  const other = await anInstance({ port, dataDir: own.path, clients })
  const token = await product.handoverToken("any", { aud: other.issuer })
  const page = await aBrowser(other.issuer).open(link(token))
  expect(page.status).toBe(503)
  expect(page.text).toContain("did not answer")
  await other.stop()
  own.remove()
})
