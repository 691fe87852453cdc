// Secrets that open an account appear only on the wire and in mails: in no log line and in no column of any table, the job
// queue's included.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { Secret, TOTP } from "otpauth"
import { SMTPServer } from "smtp-server"
import { afterAll, beforeAll, expect, it } from "vitest"
import { rows } from "./kernel/db/client.ts"
import { createAccount } from "./modules/identity/accounts/service.ts"
import { aStudent } from "./modules/identity/auth/builders.ts"
import { startTestApi, type TestApi } from "./testing/api.ts"
import { onceProcessed, sendFile } from "./testing/media/files.ts"
import { type Issuer, startIssuer } from "./testing/services/issuer.ts"

const folder = mkdtempSync(join(tmpdir(), "shirube-secrets-"))
const REFUSED = "refused@university.example"

let api: TestApi
let issuer: Issuer
let server: SMTPServer
const mails: { to: string; text: string }[] = []
beforeAll(async () => {
  issuer = await startIssuer()
  server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: ({ address }, _session, callback) =>
      callback(address === REFUSED ? new Error(`<${address}> is unknown here`) : null),
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        const source = Buffer.concat(chunks).toString()
        // Quoted-printable breaks lines at "=".
        const text = source.replace(/=\r\n/g, "").replace(/=3D/g, "=")
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, text })
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.server.address() as { port: number }
  api = await startTestApi({ ...issuer.settings, FILES_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}` })
})
afterAll(async () => {
  await api.stop()
  await issuer.stop()
  rmSync(folder, { recursive: true, force: true })
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

const SECRET_KEYS =
  /^(access_token|refresh_token|challenge|secret|recovery_codes|state|registration_token|link_token)$/
const secrets = new Set<string>()

function remember(value: unknown, key = ""): void {
  if (typeof value === "string" && SECRET_KEYS.test(key)) secrets.add(value)
  if (Array.isArray(value)) for (const inner of value) remember(inner, key)
  else if (value && typeof value === "object")
    for (const [name, inner] of Object.entries(value)) remember(inner, name)
}

/** Calls the API and collects the secrets in the response. */
async function call(...[route, options]: Parameters<TestApi["call"]>) {
  const answer = await api.call(route, { language: "en", ...options })
  remember(answer.body)
  return answer
}

async function mailed(to: string, pattern: RegExp): Promise<string> {
  const found = () =>
    mails.filter((mail) => mail.to === to).flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])
  await api.settle()
  expect(found()).not.toEqual([])
  const secret = found().at(-1) ?? ""
  secrets.add(secret)
  return secret
}

const codeOf = (secret: string) => {
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: api.clock.now().getTime(),
  })
  secrets.add(code)
  return code
}

/** Six digits may be part of a longer number. */
const holds = (text: string, secret: string) =>
  /^\d{6}$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text) : text.includes(secret)

async function everythingStored(): Promise<Map<string, string>> {
  const columns = await rows<{ place: string; query: string }>(
    api.db.autocommit,
    sql`select format('%s.%s.%s', n.nspname, c.relname, a.attname) as place,
        format('select coalesce(string_agg(%I::text, chr(10)), %L) as stored from %I.%I', a.attname, '', n.nspname, c.relname) as query
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
        join pg_type t on t.oid = a.atttypid
      where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and t.typname not like 'timestamp%'`,
  )
  const stored = new Map<string, string>()
  for (const { place, query } of columns) {
    const [found] = await rows<{ stored: string }>(api.db.autocommit, sql.raw(query))
    stored.set(place, found?.stored ?? "")
  }
  return stored
}

// spec: sign-in.no-secret-logged, membership.no-number-in-clear
it("keeps secrets out of log lines and the database", async () => {
  const account = aStudent({ language: "en" })
  await createAccount(api.db, account)
  const newPassword = "a train to Sendai at dawn"
  for (const password of [account.password, newPassword, "a wrong password"]) secrets.add(password)

  // A forgotten password.
  await call("POST /v1/password/forgot", { body: { email: account.email } })
  const link = await mailed(account.email, /\/forgot-password\/reset\/([\w-]+)/)
  await call("POST /v1/password/reset", { body: { token: link, password: newPassword } })

  // Signing in with a wrong and the right password, and refreshing the session.
  await call("POST /v1/auth/login", { body: { email: account.email, password: "a wrong password" } })
  const mark = "the-mark-of-a-device-of-the-owner"
  secrets.add(mark)
  const login = () =>
    call("POST /v1/auth/login", {
      body: { email: account.email, password: newPassword },
      headers: { "Device-Mark": mark },
    })
  const { body } = await login()
  const token = body.access_token.access_token as string
  const headers = { "Idempotency-Key": "a-key-that-is-not-shared" }
  secrets.add(headers["Idempotency-Key"])
  await call("POST /v1/auth/refresh", { token: body.refresh_token.refresh_token, headers })

  // Second factors.
  const owner = { password: newPassword }
  const setUp = await call("POST /v1/second-factor/totp", { token, body: owner })
  const confirmed = await call("POST /v1/second-factor/totp/confirm", {
    token,
    body: { code: codeOf(setUp.body.secret) },
  })
  const [first, second] = confirmed.body.recovery_codes as [string, string]
  for (const code of confirmed.body.recovery_codes) secrets.add(code.replaceAll("-", ""))
  await call("POST /v1/passkeys/options", { token, body: owner })
  const { challenge } = (await login()).body.details
  expect(
    (await call("POST /v1/auth/second-factor", { body: { challenge, recovery_code: first } })).status,
  ).toBe(200)
  await call("POST /v1/auth/second-factor", { body: { challenge, recovery_code: second } })

  // Single sign-on: connecting a provider, a handover, and a newcomer whose address is not confirmed.
  await call("POST /v1/user/identities/state", { token, body: { provider: "shirube-id", ...owner } })
  const state = "what-this-browser-was-given"
  secrets.add(state)
  const handover = await call("POST /v1/auth/handover", { token, body: { to: "matching", state } })
  const handedOver = new URL(handover.body.url).searchParams.get("token")
  expect(handedOver).toBeTruthy()
  secrets.add(handedOver ?? "")
  const newcomer = { sub: "newcomer", name: "Sofia" }
  const pending = (await call("POST /v1/auth/sso-auth", { body: issuer.signIn(newcomer) })).body
    .registration_token
  const email = "sofia@university.example"
  await call("POST /v1/auth/sso-register/code", { body: { registration_token: pending, email } })
  const code = await mailed(email, /Your code is (\d{6})/)
  const registered = await call("POST /v1/auth/sso-register", {
    body: { registration_token: pending, name: "Sofia", email, code },
  })
  expect(registered.status).toBe(200)

  // A student number, the link that confirms it, and a student card.
  const studentNumber = "1W23-C4417"
  for (const written of [studentNumber, studentNumber.toLowerCase(), "1W23C4417"]) secrets.add(written)
  const claim = { student_number: studentNumber, graduation_month: "2028-03" }
  const address = "amara@fuji.waseda.jp"
  secrets.add(address)
  expect(
    (await call("POST /v1/user/verification/mail", { token, body: { email: address, ...claim } })).status,
  ).toBe(200)
  const studentLink = await mailed(address, /\/email\/verify\?token=([\w-]+)/)
  await api.call("POST /v1/verification/link", { body: { token: studentLink } })
  const proven = await api.call("POST /v1/user/verification/confirm", { token, body: { token: studentLink } })
  expect(proven.body.verified.number_end).toBe("17")
  const words = "what is written on the card of a student"
  secrets.add(words)
  const document = Buffer.from(`%PDF-1.7 ${words}`)
  const card = await sendFile(api.api, document, { token, purpose: "student-card", type: "application/pdf" })
  await onceProcessed(api, token, card.body.id)
  await api.db.autocommit.execute(
    sql`insert into profiles (user_id, university_id, updated_at) select id, 'waseda-university', now() from users where email = ${account.email} on conflict (user_id) do update set university_id = excluded.university_id`,
  )
  const sent = await api.call("POST /v1/user/verification/card", {
    token,
    body: { file_id: card.body.id, ...claim, graduation_month: "2029-03" },
  })
  expect(sent.status).toBe(200)
  const kept = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(kept.length).toBeGreaterThan(0)
  for (const { parentPath, name } of kept)
    expect(readFileSync(join(parentPath, name)).includes(words)).toBe(false)

  // A mail server that names the address it refuses.
  await createAccount(api.db, aStudent({ email: REFUSED }))
  await call("POST /v1/password/forgot", { body: { email: REFUSED } })
  await api.settle()
  expect(api.everyLine.join("")).toContain("is unknown here")
  api.takeLogLines()

  // A caller who puts a valid token into the path.
  await call(`POST /v1/nowhere/${token}`)

  const stored = await everythingStored()
  expect([...stored.keys()]).toEqual(
    expect.arrayContaining([
      "jobs.job_common.data",
      "public.one_time_tokens.payload",
      "public.rate_limits.key",
    ]),
  )
  const lines = api.everyLine.join("")
  expect(lines).not.toContain("university.example")
  expect(secrets.size).toBeGreaterThan(30)
  for (const secret of secrets) {
    expect([secret, holds(lines, secret)]).toEqual([secret, false])
    for (const [place, text] of stored)
      expect([secret, place, holds(text, secret)]).toEqual([secret, place, false])
  }
  for (const [place, text] of stored)
    if (!place.startsWith("public.users.") && place !== "public.one_time_tokens.payload")
      expect([place, text.includes("university.example")]).toEqual([place, false])
}, 240_000)
