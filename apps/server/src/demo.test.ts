// A demo's data folder, started again in another mode.
import { rmSync } from "node:fs"
import { afterAll, expect, it } from "vitest"
import { DEMO_PASSWORD } from "../../api/seed/accounts.ts"
import { copyOfDemoData } from "./testing/demo-data.ts"
import { startServer } from "./testing/server-process.ts"

const dataDir = copyOfDemoData()
const place = { DATA_DIR: dataDir }
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const post = async (address: string, path: string, body: object, token?: string) => {
  const response = await fetch(`${address}/api/v1/auth/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    body: (await response.json()) as { code: string; refresh_token: { refresh_token: string } },
  }
}
const login = (address: string) =>
  post(address, "login", { email: "editor@shirube.example", password: DEMO_PASSWORD })

/** Uses https, shows no development tools, and passes its API timeout on to browsers. */
async function expectPublic(address: string): Promise<void> {
  const at = (path: string) => fetch(address + path, { redirect: "manual" })
  const door = await at("/en/sign-in")
  expect(door.status).toBe(200)
  expect(door.headers.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains")
  expect(door.headers.get("Content-Security-Policy")).toContain("upgrade-insecure-requests")
  const html = await door.text()
  expect(html).toContain('<link rel="canonical" href="https://journal.example.org/en/auth/sign-in"')
  expect(html).toMatch(/apiTimeoutMs\\*":2500\b/)
  expect((await at("/?lang=ja")).headers.getSetCookie()).toEqual([
    "lang=ja; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  ])
  for (const path of ["/dev/ui", "/en/dev/ui", "/dev/mailbox"])
    expect([path, (await at(path)).status]).toEqual([path, 404])
}

it("refuses the demo's password and sessions once it is live, reports it, and becomes a demo again when configured", async () => {
  const demo = await startServer({ ...place, DEMO: "1" })
  const { body } = await login(demo.address)
  const refresh = (address: string) => post(address, "refresh", {}, body.refresh_token.refresh_token)
  expect((await demo.stop()).output).not.toContain("closed")

  // DEMO=0 is not needed: a public address is enough.
  const live = await startServer({
    ...place,
    DEMO: "",
    PUBLIC_URL: "https://journal.example.org",
    API_TIMEOUT_MS: "2500",
  })
  await expectPublic(live.address)
  expect((await login(live.address)).status).toBe(401)
  expect((await refresh(live.address)).body.code).toBe("auth.refresh_invalid")
  const { output } = await live.stop()
  expect(output).toMatch(
    /^\d+ demo accounts were closed, because everybody knows the password: no one can sign in with them until this data is started with DEMO=1 again\.$/m,
  )

  const back = await startServer({ ...place, DEMO: "1" })
  expect((await login(back.address)).status).toBe(200)
  expect((await refresh(back.address)).status).toBe(400)
  await back.stop()
})
