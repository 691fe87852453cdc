import { createHash } from "node:crypto"
import { DatabaseSync } from "node:sqlite"
import { createRemoteJWKSet, jwtVerify } from "jose"
import * as openid from "openid-client"
import { afterAll, beforeAll, expect, test } from "vitest"
import { aBrowser } from "./testing/browser.ts"
import { aFolder, anInstance, freePort, type Instance } from "./testing/instance.ts"
import { aProduct } from "./testing/product.ts"

const PASSWORD = "shirube-demo"
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

test("a student signs in once, and the product gets their claims from the ID token and from userinfo", async () => {
  const browser = aBrowser(identity.issuer)
  const { config, tokens } = await product.signIn(browser, "student@shirube.example", PASSWORD)
  const person = {
    sub: "demo-student",
    email: "student@shirube.example",
    email_verified: true,
    name: "Amara Okafor",
    locale: "en",
  }
  expect(tokens.claims()).toMatchObject({ ...person, sid: expect.any(String) })
  expect(await openid.fetchUserInfo(config, tokens.access_token, person.sub)).toEqual(person)

  const again = await product.begin({ prompt: "none" })
  const back = await again.finish(await browser.open(again.url))
  expect(back.claims()?.sub).toBe(person.sub)
})

test("asking for consent and offline access shows no screen to someone who is signed in", async () => {
  const browser = aBrowser(identity.issuer)
  await product.signIn(browser, "student@shirube.example", PASSWORD)
  const { url, finish } = await product.begin({ prompt: "consent", scope: "openid offline_access" })
  const tokens = await finish(await browser.open(url))
  expect(tokens.refresh_token).toBeDefined()
})

test("a request without PKCE, or with the plain method, is sent back with an error", async () => {
  const { url } = await product.begin()
  url.searchParams.delete("code_challenge")
  url.searchParams.delete("code_challenge_method")
  const without = await aBrowser(identity.issuer).open(url)
  expect(without.url.origin).toBe(product.origin)
  expect(without.url.searchParams.get("error")).toBe("invalid_request")

  const plain = await product.begin({ code_challenge_method: "plain" })
  const refused = await aBrowser(identity.issuer).open(plain.url)
  expect(refused.url.searchParams.get("error")).toBe("invalid_request")
})

test("an unregistered redirect address is never redirected to", async () => {
  const { url } = await product.begin({ redirect_uri: "https://evil.example/callback" })
  const page = await aBrowser(identity.issuer).open(url)
  expect(page.status).toBe(400)
  expect(page.url.origin).toBe(identity.issuer)
  expect(page.text).toContain("This did not work")
})

test("a refresh token works once; the second use ends everything that came from it", async () => {
  const { config, tokens } = await product.signIn(
    aBrowser(identity.issuer),
    "student@shirube.example",
    PASSWORD,
  )
  const first = tokens.refresh_token ?? ""
  const second = await openid.refreshTokenGrant(config, first)
  expect(second.refresh_token).not.toBe(first)
  await expect(openid.refreshTokenGrant(config, first)).rejects.toMatchObject({ error: "invalid_grant" })
  await expect(openid.refreshTokenGrant(config, second.refresh_token ?? "")).rejects.toMatchObject({
    error: "invalid_grant",
  })
})

test("signing out notifies the product over the back channel, and ends session and refresh token", async () => {
  const browser = aBrowser(identity.issuer)
  const { config, tokens } = await product.signIn(browser, "verified@shirube.example", PASSWORD)
  const question = await browser.open(
    openid.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? "",
      post_logout_redirect_uri: `${product.origin}/signed-out`,
      state: "from-the-product",
    }),
  )
  expect(question.text).toContain("Sign out of Shirube ID?")
  const done = await browser.send(question, "/session/end/confirm", { logout: "yes" })
  expect(done.url.href).toBe(`${product.origin}/signed-out?state=from-the-product`)

  const { payload } = await jwtVerify(
    product.signOuts.at(-1) ?? "",
    createRemoteJWKSet(new URL(`${identity.issuer}/jwks`)),
    { issuer: identity.issuer, audience: "journal" },
  )
  expect(payload).toMatchObject({
    sub: "demo-verified",
    sid: tokens.claims()?.sid,
    events: { "http://schemas.openid.net/event/backchannel-logout": {} },
  })
  await expect(openid.refreshTokenGrant(config, tokens.refresh_token ?? "")).rejects.toMatchObject({
    error: "invalid_grant",
  })
  const { url } = await product.begin({ prompt: "none" })
  expect((await browser.open(url)).url.searchParams.get("error")).toBe("login_required")
})

test("a sign-out does not redirect to an unregistered address", async () => {
  const browser = aBrowser(identity.issuer)
  const { config, tokens } = await product.signIn(browser, "student@shirube.example", PASSWORD)
  const page = await browser.open(
    openid.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? "",
      post_logout_redirect_uri: "https://evil.example/",
    }),
  )
  expect(page.status).toBe(400)
})

test("wrong password and unknown address look the same, and the form keeps everything but the password", async () => {
  const browser = aBrowser(identity.issuer)
  const form = await browser.open((await product.begin()).url)
  const wrong = await browser.send(form, form.url.pathname, {
    email: "editor@shirube.example",
    password: "no-no-no",
  })
  const unknown = await browser.send(form, form.url.pathname, {
    email: "unknown@shirube.example",
    password: "no-no-no",
  })
  expect([wrong.status, unknown.status]).toEqual([422, 422])
  expect(wrong.text).toContain('value="editor@shirube.example"')
  expect(wrong.text).not.toContain("no-no-no")
  expect(unknown.text.replaceAll("unknown@", "editor@")).toBe(wrong.text)
})

test("going back without signing in returns access_denied to the product", async () => {
  const browser = aBrowser(identity.issuer)
  const form = await browser.open((await product.begin()).url)
  const back = await browser.send(form, "/cancel", {})
  expect(back.url.origin).toBe(product.origin)
  expect(back.url.searchParams.get("error")).toBe("access_denied")
})

test("a newcomer registers and signs in, with an unverified address", async () => {
  const browser = aBrowser(identity.issuer)
  const { url, finish } = await product.begin()
  const form = await browser.open(url)
  const registration = await browser.open(`${form.url.pathname}/register`)
  const person = { email: "Mina@Example.com", name: "Mina Park", password: "four quiet river stones" }
  const signIn = await browser.send(registration, "/register", person)
  expect(signIn.text).toContain("Now sign in")
  const tokens = await finish(await browser.send(signIn, form.url.pathname, person))
  expect(tokens.claims()).toMatchObject({
    email: "mina@example.com",
    name: "Mina Park",
    email_verified: false,
  })
})

test("registering a known address gets the same response as a new one and changes nothing", async () => {
  const browser = aBrowser(identity.issuer)
  const form = await browser.open((await product.begin()).url)
  const registration = await browser.open(`${form.url.pathname}/register`)
  const password = "another quiet river stone"
  const known = await browser.send(registration, "/register", {
    email: "editor@shirube.example",
    name: "Someone Else",
    password,
  })
  const fresh = await browser.send(registration, "/register", {
    email: "unheard@shirube.example",
    name: "Someone Else",
    password,
  })
  expect(known.status).toBe(200)
  expect(fresh.text.replaceAll("unheard@", "editor@")).toBe(known.text)

  const refused = await browser.send(known, form.url.pathname, { email: "editor@shirube.example", password })
  expect(refused.status).toBe(422)
  const { tokens } = await product.signIn(aBrowser(identity.issuer), "editor@shirube.example", PASSWORD)
  expect(tokens.claims()?.name).toBe("森 彩香")
})

test.each([
  ["an invalid address", { email: "mina", name: "Mina", password: "four quiet stones" }, "name@example.com"],
  ["no name", { email: "mina@example.com", name: " ", password: "four quiet stones" }, "Enter your name"],
  ["a short password", { email: "mina@example.com", name: "Mina", password: "short" }, "at least 10"],
  ["a common password", { email: "mina@example.com", name: "Mina", password: "Password123" }, "too easy"],
  ["the demo password", { email: "mina@example.com", name: "Mina", password: PASSWORD }, "too easy"],
])("registering with %s is refused with a message at the field", async (_, fields, words) => {
  const browser = aBrowser(identity.issuer)
  const form = await browser.open((await product.begin()).url)
  const refused = await browser.send(await browser.open(`${form.url.pathname}/register`), "/register", fields)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain(words)
  expect(refused.text).toContain('aria-invalid="true"')
})

test("a form sent from another site is refused", async () => {
  const browser = aBrowser(identity.issuer)
  const form = await browser.open((await product.begin()).url)
  const credentials = { email: "student@shirube.example", password: PASSWORD }
  const refused = await browser.send(form, form.url.pathname, credentials, { origin: "https://evil.example" })
  expect(refused.status).toBe(403)
})

test("a sign-in that was started in another browser cannot be continued", async () => {
  const form = await aBrowser(identity.issuer).open((await product.begin()).url)
  const page = await aBrowser(identity.issuer).open(form.url)
  expect(page.status).toBe(400)
  expect(page.text).toContain("begun in another browser")
})

test.each([
  ["the product's page was Japanese", { ui_locales: "ja en" }, "en", "ja"],
  ["the browser is Japanese", {}, "fr, ja;q=0.8, en;q=0.5", "ja"],
  ["nothing fits", {}, "fr", "en"],
])("the screen is in the right language when %s", async (_, extra, accept, language) => {
  const page = await aBrowser(identity.issuer, accept).open((await product.begin(extra)).url)
  expect(page.text).toContain(`<html lang="${language}">`)
  const switched = await aBrowser(identity.issuer, accept).open("/matching?lang=ja")
  expect(switched.text).toContain("マッチングサービス")
})

test("screens run no script, cannot be framed and are not cached", async () => {
  const page = await aBrowser(identity.issuer).open((await product.begin()).url)
  const policy = page.headers.get("content-security-policy") ?? ""
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain("script-src")
  expect(page.headers.get("cache-control")).toBe("no-store")
  expect(page.text).not.toContain("<script")
})

test("URLs are built from the settings, whatever host a request names", async () => {
  const response = await fetch(`${identity.issuer}/.well-known/openid-configuration`, {
    headers: { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
  })
  expect(await response.text()).not.toContain("evil.example")
})

test("the database file contains no usable token", async () => {
  const { tokens } = await product.signIn(aBrowser(identity.issuer), "senpai@shirube.example", PASSWORD)
  const db = new DatabaseSync(`${folder.path}/identity.sqlite`, { readOnly: true })
  const stored = JSON.stringify(db.prepare("SELECT id, payload FROM artifacts").all())
  db.close()
  expect(stored).toContain(createHash("sha256").update(tokens.access_token).digest("base64url"))
  expect(stored).not.toContain(tokens.access_token)
  expect(stored).not.toContain(tokens.refresh_token)
})

// spec: sign-in.no-secret-logged
test("logs contain no secrets and no email addresses", async () => {
  const browser = aBrowser(identity.issuer)
  const { tokens } = await product.signIn(browser, "company@shirube.example", PASSWORD)
  await browser.open(`/handover?token=${await product.handoverToken("any")}&to=${identity.issuer}/matching`)
  const logs = identity.logs()
  expect(logs).toContain('"route":"/interaction/:uid"')
  const secrets = [
    ...browser.secrets(),
    ...product.signOuts,
    tokens.access_token,
    tokens.refresh_token ?? "",
    tokens.id_token ?? "",
    product.secret,
    PASSWORD,
    "four quiet river stones",
    "@shirube.example",
    "@example.com",
  ]
  for (const secret of secrets) expect(logs.toLowerCase()).not.toContain(secret.toLowerCase())
  expect(logs).not.toMatch(/eyJ[\w-]{10,}|code=|token=/)
})
