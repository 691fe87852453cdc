// A fake matching service: an endpoint that accepts events, or does not.
import { sql } from "drizzle-orm"
import { createLocalJWKSet, jwtVerify } from "jose"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { signedIn, TEST_PASSWORD } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { freePort, listen } from "#api/testing/services/identity"
import { runDueDeletions } from "../service.ts"

let api: TestApi
let site: string
let matching: Awaited<ReturnType<typeof listen>>
let isUp = true
const heard: { readonly type: string | null; readonly token: string }[] = []

beforeAll(async () => {
  const port = await freePort()
  site = `http://127.0.0.1:${port}`
  matching = await listen(port, async (request) => {
    if (!isUp) return new Response("under repair", { status: 503 })
    heard.push({ type: request.headers.get("content-type"), token: await request.text() })
    return new Response(null, { status: 202 })
  })
  api = await startTestApi({ MATCHING_EVENTS_URL: `${site}/events` })
})
afterAll(async () => {
  matching.closeAllConnections()
  matching.close()
  await api.stop()
})

async function someoneLeaves() {
  const { token, id, account } = await signedIn(api)
  await api.call("POST /v1/account/leaving", { token, body: { password: TEST_PASSWORD } })
  api.clock.advance(14 * 86_400)
  await runDueDeletions(api).run({})
  await api.settle()
  return { id, email: account.email, token }
}
const counted = async (outcome: string) =>
  Number(
    new RegExp(`sibling_notices_total{sibling="matching",outcome="${outcome}"} (\\d+)`).exec(
      await api.metrics.print(),
    )?.[1] ?? 0,
  )

describe("a sibling service", () => {
  // spec: membership.data-rights
  it("receives a signed event about the deleted account, addressed to it alone", async () => {
    const { id, email } = await someoneLeaves()
    expect(heard).toHaveLength(1)
    const [{ type, token } = { type: "", token: "" }] = heard.splice(0)
    expect(type).toBe("application/secevent+jwt")
    const keys = createLocalJWKSet((await api.call("GET /v1/auth/keys")).body)
    const { payload } = await jwtVerify(token, keys, {
      issuer: api.config.publicUrl,
      audience: site,
      typ: "secevent+jwt",
      currentDate: api.clock.now(),
    })
    expect(payload).toMatchObject({
      jti: expect.any(String),
      sub_id: {
        format: "aliases",
        identifiers: [
          { format: "iss_sub", iss: api.config.publicUrl, sub: id },
          { format: "email", email },
        ],
      },
      events: { "https://schemas.openid.net/secevent/risc/event-type/account-purged": {} },
    })
    expect(await counted("told")).toBe(1)
  })

  it("that is down does not delay the deletion; the event is delivered later, and failures are counted", async () => {
    isUp = false
    const { email, token } = await someoneLeaves()
    expect((await api.call("GET /v2/user", { token })).status).toBe(401)
    expect(await counted("failed")).toBe(1)
    expect(api.takeLogLines()).toEqual([expect.stringContaining("leaving-tell-sibling")])
    // The pending event is encrypted like everything in the queue.
    const [job] = await rows<{ data: string; tries: number }>(
      api.db.autocommit,
      sql`select data::text as data, retry_limit as tries from jobs.job where name = 'leaving-tell-sibling' and state = 'retry'`,
    )
    expect(job?.data).not.toContain(email)
    expect(job?.tries).toBeGreaterThan(100)

    isUp = true
    await api.db.autocommit.execute(sql`update jobs.job set start_after = now() where state = 'retry'`)
    await api.settle()
    expect(heard).toHaveLength(1)
    expect(await counted("told")).toBe(2)
  })
})
