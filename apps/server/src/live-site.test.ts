// "From an empty machine to the first published event" of docs/operations.md, step by step, without demo mode.
import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { aQuestion } from "@shirube/api/modules/community/forum/builders"
import { aDate, aWrittenEvent } from "@shirube/api/modules/events/events/builders"
import { aBackground, someNames } from "@shirube/api/modules/people/profile/builders"
import { codeIn } from "@shirube/api/modules/people/sign-up/builders"
import { totpCode } from "@shirube/api/testing/second-factor"
import { afterEach, beforeEach, expect, it } from "vitest"
import { linkIn } from "./testing/invitations.ts"
import { right } from "./testing/learning-site.ts"
import { type OverHttp, overHttp } from "./testing/over-http.ts"
import { runCommand, type ServerProcess, startServer } from "./testing/server-process.ts"
import { type MailServer, startMailServer } from "./testing/smtp.ts"

const PASSWORD = "a train to Sendai at dawn"

let dataDir: string
let mailServer: MailServer
let settings: Record<string, string>
let server: ServerProcess | undefined
let site: OverHttp
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "shirube-live-"))
  mailServer = await startMailServer()
  settings = { DATA_DIR: dataDir, DEMO: "0", TRUST_PROXY: "1", SMTP_URL: mailServer.url }
})
afterEach(async () => {
  server?.signal("SIGKILL")
  await server?.ended
  server = undefined
  await mailServer.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function mailed(email: string): Promise<string> {
  await expect.poll(() => mailServer.to(email).length, { interval: 200 }).toBeGreaterThan(0)
  return mailServer.to(email)[0]?.text ?? ""
}

async function accept(link: string, name: string): Promise<string> {
  const body = { token: link, name, password: PASSWORD, terms: true, privacy: true }
  const { access_token } = await right(site.call("POST /v1/account-invitations/accept", { body }))
  return access_token.access_token
}

async function setUpSecondFactor(token: string): Promise<void> {
  const refused = await site.call("GET /v1/editors/queues", { token })
  expect(refused.body.code).toBe("auth.second_factor_setup_required")
  const body = { password: PASSWORD }
  const { secret } = await right(site.call("POST /v1/second-factor/totp", { token, body }))
  const code = totpCode(secret)
  await right(site.call("POST /v1/second-factor/totp/confirm", { token, body: { code } }))
}

async function signUp(email: string): Promise<string> {
  const { registration_token } = await right(site.call("POST /v1/sign-up/email", { body: { email } }))
  const text = await mailed(email)
  const code = codeIn(/Your code is .*/.exec(text)?.[0] ?? text)
  const body = { registration_token, email, code, name: "Amara", password: PASSWORD, role: "student" }
  const { access_token } = await right(site.call("POST /v1/sign-up/account", { body, language: "en" }))
  const token = access_token.access_token as string
  for (const [path, part] of [
    ["/v1/profile/names", someNames()],
    ["/v1/profile/background", aBackground()],
    ["/v1/consents", { terms: true, privacy: true, news: false }],
    ["/v1/profile/region", { region: "kansai" }],
    ["/v1/profile/university", { university_name: "Small College" }],
    ["/v1/profile/school", { degree: "master" }],
    ["/v1/profile/study", { major: "Law", year: 2, graduation_month: "2028-03" }],
  ] as const)
    await right(site.call(`PUT ${path}`, { token, body: part }))
  return token
}

it("an empty machine becomes a site with editors, a company, articles, an event and an answered question", async () => {
  // Steps 2 and 3: the first administrator and the content, before the first start.
  const invited = await runCommand(
    "people-invite",
    settings,
    "--role",
    "administrator",
    "mori@provider.example",
  )
  expect([invited.code, invited.errors]).toEqual([0, ""])
  const seeded = await runCommand("db-seed", settings)
  expect([seeded.code, seeded.errors]).toEqual([0, ""])
  expect(seeded.output).toMatch(/Articles: \d+ published/)
  expect(seeded.output).toMatch(/Calendar: \d+ published, 0 changed/)

  // Step 4: the start, which sends the queued email.
  server = await startServer(settings)
  site = overHttp(server.address)
  expect(linkIn(await mailed("mori@provider.example"))).toBe(linkIn(invited.output))
  const { current } = await right(site.call("GET /v1/calendar/classes"))
  for (const path of ["/v1/articles", `/v1/calendar/seasons/${current}`, "/v1/topics"])
    expect((await right(site.call(`GET ${path}`))).items.length, path).toBeGreaterThan(0)
  expect((await right(site.call("GET /v1/questions"))).items).toEqual([])

  // Steps 5 and 6: the administrator, then an editor and a company.
  const administrator = await accept(linkIn(invited.output), "Mori Ayaka")
  await setUpSecondFactor(administrator)
  const invite = (body: object) =>
    right(site.call("POST /v1/editors/invitations", { token: administrator, body }))
  await invite({ role: "editor", email: "ken@provider.example", language: "en" })
  await invite({ role: "company", email: "hr@aoba.example", language: "ja", company_name: "あおば精機" })
  const editor = await accept(linkIn(await mailed("ken@provider.example")), "Ken Sato")
  await setUpSecondFactor(editor)
  const company = await accept(linkIn(await mailed("hr@aoba.example")), "あおば精機")
  expect((await right(site.call("GET /v2/user", { token: company }))).role).toBe("company")

  // Step 7: an event.
  const event = randomUUID()
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const document = aWrittenEvent({ sessions: [aDate({ starts: `${day}T19:00`, ends: `${day}T21:00` })] })
  await right(site.call(`PUT /v1/event-drafts/${event}`, { token: editor, body: { version: 0, document } }))
  const languages = ["en", "ja"]
  await right(
    site.call(`PUT /v1/event-drafts/${event}/publication`, {
      token: editor,
      body: { version: 1, languages },
    }),
  )
  const { items: events } = await right(site.call("GET /v1/events"))
  expect(events).toHaveLength(1)
  expect((await fetch(`${server.address}/en/career/event/detail/${events[0].id}`)).status).toBe(200)

  // Step 8: a student asks, an editor answers.
  const student = await signUp("amara@university.example")
  const { id: question } = await right(site.call("POST /v1/questions", { token: student, body: aQuestion() }))
  const body = { text: "Yes, if it is dark and plain.", language: "en" }
  await right(site.call(`POST /v1/questions/${question}/answers`, { token: editor, body }))
  const { items: answers } = await right(site.call(`GET /v1/questions/${question}/answers`))
  expect(answers).toHaveLength(1)

  expect((await server.stop()).code).toBe(0)
})
