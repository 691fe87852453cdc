// Our API and the real identity service, over real sockets.
import { createHash, randomUUID } from "node:crypto"
import type { Server } from "node:http"
import { setTimeout as delay } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aStudent } from "#api/modules/identity/auth/builders"
import { deleteDueAccounts } from "#api/modules/identity/deletion/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aBrowser, freePort, listen, startIdentity } from "#api/testing/services/identity"
import { createAccount } from "../accounts/service.ts"

const SECRET = "a-secret-only-for-tests-0123456789"
const DEMO_PASSWORD = "shirube-demo"
let identity: Awaited<ReturnType<typeof startIdentity>>
let api: TestApi
let server: Server
let site: string

beforeAll(async () => {
  const ports = [await freePort(), await freePort()] as const
  site = `http://127.0.0.1:${ports[0]}`
  const issuer = `http://127.0.0.1:${ports[1]}`
  identity = await startIdentity(ports[1], [
    {
      client_id: "journal",
      client_secret: SECRET,
      redirect_uris: [`${site}/auth/sso-auth`],
      post_logout_redirect_uris: [`${site}/`],
      backchannel_logout_uri: `${site}/api/v1/auth/backchannel-logout`,
      handover: {
        issuer: site,
        jwks_uri: `${site}/api/v1/auth/keys`,
        return_uris: [`${site}/redirect/jportmatch-company-list`],
        forward_to: [`${issuer}/matching`],
      },
    },
  ])
  // Our clock dates the handover and the sibling's checks it, so this API starts at the real time.
  api = await startTestApi({
    PUBLIC_URL: site,
    SSO_ISSUER: issuer,
    SSO_CLIENT_ID: "journal",
    SSO_CLIENT_SECRET: SECRET,
    SSO_EVENTS_URL: `${issuer}/events`,
  })
  api.clock.advance(Math.round((Date.now() - api.clock.now().getTime()) / 1000))
  server = await listen(ports[0], api.api)
  // On a busy machine the first response may exceed the timeout.
  const isAvailable = async () => (await api.call("GET /v1/auth/providers")).body.items[0].is_available
  while (!(await isAvailable())) await delay(500)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await api.stop()
  await identity.stop()
})

/** The URL behind the button on our page, and the values to check the response with. */
async function aBeginning(more: Record<string, string> = {}) {
  const [provider] = (await api.call("GET /v1/auth/providers")).body.items
  const verifier = randomUUID() + randomUUID()
  const state = randomUUID()
  const url = new URL(provider.authorization.endpoint)
  url.search = new URLSearchParams({
    client_id: provider.authorization.client_id,
    scope: provider.authorization.scope,
    response_type: "code",
    redirect_uri: `${site}/auth/sso-auth`,
    state,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...more,
  }).toString()
  return { provider, verifier, state, url }
}

/** From the button on our page through the sibling's sign-in page and back. */
async function signInThere(browser: ReturnType<typeof aBrowser>, email: string) {
  const { provider, verifier, state, url } = await aBeginning()
  const back = (await browser.send(await browser.open(url), { email, password: DEMO_PASSWORD })).url
  expect(back.searchParams.get("state")).toBe(state)
  return api.call("POST /v1/auth/sso-auth", {
    body: {
      provider: provider.key,
      code: back.searchParams.get("code"),
      iss: back.searchParams.get("iss") ?? undefined,
      state,
      code_verifier: verifier,
      redirect_uri: `${site}/auth/sso-auth`,
    },
  })
}

describe("with the identity service", () => {
  it("a new person is led into sign-up", async () => {
    const { body } = await signInThere(aBrowser(identity.issuer), "newcomer@shirube.example")
    expect(body).toMatchObject({
      outcome: "registration",
      known: { email: "newcomer@shirube.example", is_email_verified: true, name: "Sofia Lindqvist" },
    })
  })

  // spec: sign-in.sso
  it("an existing account is linked, and signing out there signs out here", async () => {
    const account = aStudent({ email: "student@shirube.example" })
    await createAccount(api.db, account)
    const browser = aBrowser(identity.issuer)
    const asked = await signInThere(browser, account.email)
    expect(asked.body.outcome).toBe("link_required")
    const linked = await api.call("POST /v1/auth/sso-link", {
      body: { link_token: asked.body.link_token, password: account.password },
    })
    const token = linked.body.access_token.access_token as string
    expect((await api.call("GET /v2/user", { token })).body).toMatchObject({ strategy: "sso" })

    const { url } = (await api.call("GET /v1/auth/end-session", { token })).body.service
    const question = await browser.open(url)
    const afterwards = await browser.send(question, { logout: "yes" })
    expect(afterwards.url.href).toBe(`${site}/`)
    await expect.poll(async () => (await api.call("GET /v2/user", { token })).status).toBe(401)
  })

  /** From the link on our page to the sibling, back to us for the token, and to the sibling with it. */
  async function handOver(browser: ReturnType<typeof aBrowser>, more: { token?: string; strategy?: string }) {
    const { token, ...body } = more
    const ask = async (state?: string) =>
      (await api.call("POST /v1/auth/handover", { token, body: { to: "matching", state, ...body } })).body
        .url as string
    const back = await browser.open(await ask())
    expect(back.url.origin + back.url.pathname).toBe(`${site}/redirect/jportmatch-company-list`)
    return ask(back.url.searchParams.get("state") ?? undefined)
  }

  // spec: sign-in.forged-handover
  it("a user is handed over once, in their own browser", async () => {
    const account = aStudent({ email: "verified@shirube.example" })
    await createAccount(api.db, account)
    const login = await api.call("POST /v1/auth/login", {
      body: { email: account.email, password: account.password },
    })
    const token = login.body.access_token.access_token as string
    const browser = aBrowser(identity.issuer)
    const url = await handOver(browser, { token })
    const page = await browser.open(url)
    expect([page.status, page.url.pathname]).toEqual([200, "/matching"])
    expect((await browser.open(url)).status).toBe(400)
    const planted = await handOver(aBrowser(identity.issuer), { token })
    expect((await aBrowser(identity.issuer).open(planted)).status).toBe(400)
  })

  it("an unknown student is handed over the same way", async () => {
    const browser = aBrowser(identity.issuer)
    const page = await browser.open(await handOver(browser, { strategy: "student" }))
    expect([page.status, page.url.pathname]).toEqual([200, "/matching"])
  })

  it("a deleted account is deleted there too, as far as it came from us", async () => {
    const account = aStudent({ email: "leaver@university.example" })
    await createAccount(api.db, account)
    const login = await api.call("POST /v1/auth/login", {
      body: { email: account.email, password: account.password },
    })
    const token = login.body.access_token.access_token as string
    const browser = aBrowser(identity.issuer)
    await browser.open(await handOver(browser, { token }))
    const isIn = async () =>
      (await browser.open((await aBeginning({ prompt: "none" })).url)).url.searchParams.has("code")
    expect(await isIn()).toBe(true)

    await api.call("POST /v1/account/leaving", { token, body: { password: account.password } })
    await api.db.autocommit.execute(sql`update departures set due_at = asked_at`)
    await deleteDueAccounts(api)
    await api.settle()
    expect(await isIn()).toBe(false)
    expect(await api.metrics.print()).toContain('sibling_notices_total{sibling="identity",outcome="told"} 1')
  })
})
