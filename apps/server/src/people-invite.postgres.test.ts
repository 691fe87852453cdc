import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createEmptyDatabase } from "@shirube/api/testing/database"
import { expect, it, onTestFinished } from "vitest"
import { linkIn } from "./testing/invitations.ts"
import { overHttp } from "./testing/over-http.ts"
import { runCommand, startServer } from "./testing/server-process.ts"

it("invites on PostgreSQL before the first start, and while servers run", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "shirube-invite-"))
  const database = await createEmptyDatabase()
  onTestFinished(async () => {
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, TRUST_PROXY: "1" }
  const invite = (role: string, email: string) => runCommand("people-invite", settings, "--role", role, email)

  const administrator = await invite("administrator", "mori@provider.example")
  expect([administrator.code, administrator.errors]).toEqual([0, ""])
  const server = await startServer(settings)
  onTestFinished(() => server.signal("SIGKILL"))
  const editor = await invite("editor", "ken@provider.example")
  const { call } = overHttp(server.address)
  for (const { output } of [administrator, editor]) {
    const { body } = await call("POST /v1/account-invitations/check", { body: { token: linkIn(output) } })
    expect(body.state).toBe("open")
  }
  await server.stop()
})
