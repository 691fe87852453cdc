import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, it, onTestFinished } from "vitest"
import { linkIn } from "./testing/invitations.ts"
import { overHttp } from "./testing/over-http.ts"
import { runCommand, startServer } from "./testing/server-process.ts"

const root = mkdtempSync(join(tmpdir(), "shirube-invite-"))
afterAll(() => rmSync(root, { recursive: true, force: true }))

it("invites the first administrator before the first start, and explains what to do while a server runs", async () => {
  const settings = { DATA_DIR: join(root, "data"), PUBLIC_URL: "https://shirube.test", TRUST_PROXY: "1" }
  const invite = (...args: string[]) => runCommand("people-invite", settings, ...args)

  const first = await invite("--role", "administrator", "mori@provider.example")
  expect([first.code, first.errors]).toEqual([0, ""])
  expect(first.output).toContain("https://shirube.test/en/invitation/")
  expect(first.output).toContain("SMTP_URL is not set")
  const second = await invite("--role", "administrator", "--language", "ja", "mori@provider.example")
  expect(second.output).toContain("https://shirube.test/ja/invitation/")

  const server = await startServer(settings)
  onTestFinished(() => server.signal("SIGKILL"))
  const { call } = overHttp(server.address)
  const stateOf = async (token: string) =>
    (await call("POST /v1/account-invitations/check", { body: { token } })).body.state
  expect(await stateOf(linkIn(second.output))).toBe("open")
  expect(await stateOf(linkIn(first.output))).toBe("revoked")

  const refused = await invite("--role", "editor", "ken@provider.example")
  expect([refused.code, refused.output]).toEqual([1, ""])
  expect(refused.errors).toMatch(/^A server is running on the data folder [^\n]+ Stop the server, [^\n]+\n$/)
  await server.stop()
})

it("answers an invalid command line with one sentence and the usage", async () => {
  const settings = { DATA_DIR: join(root, "untouched") }
  for (const [args, problem] of [
    [[], "Name one email address."],
    [["--role", "editor", "mori"], '"mori" is not an email address.'],
    [["--role", "owner", "mori@provider.example"], "--role must be one of"],
    [["--role", "company", "hr@aoba.example"], "--company must name the company"],
    [["--rolle", "editor", "mori@provider.example"], "Unknown option"],
    [["--role", "editor", "mori@shirube.example"], "belong to the demo"],
  ] as const) {
    const { code, output, errors } = await runCommand("people-invite", settings, ...args)
    expect([code, output]).toEqual([1, ""])
    expect(errors).toContain(problem)
    expect(errors.trim()).not.toContain("\n")
  }
})
