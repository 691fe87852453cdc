import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { ConfigError, readConfig } from "./config.ts"

const folder = mkdtempSync(join(tmpdir(), "shirube-config-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SECRET = "a-secret-of-at-least-thirty-two-characters"
const read = (settings: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: folder, ACCESS_TOKEN_SECRET: SECRET, ...settings })

function refusalOf(settings: Record<string, string>): string {
  try {
    read(settings)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
  throw new Error(`accepted: ${JSON.stringify(settings)}`)
}

describe("the configuration", () => {
  it("needs no setting at all", () => {
    expect(read()).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      databaseUrl: undefined,
      dataDir: folder,
      demo: true,
      smtpUrl: undefined,
      files: { kind: "folder", path: join(folder, "files") },
      apiTimeoutMs: 10_000,
      trustProxy: false,
      maintenance: false,
      analyticsId: undefined,
    })
  })

  it("takes an empty value for an unset one", () => {
    expect(read({ PORT: "", DATABASE_URL: "", DEMO: "", SMTP_URL: "" })).toEqual(read())
  })

  it("is not disturbed by what else is in the environment", () => {
    expect(read({ PATH: "/bin", npm_lifecycle_event: "start", PORTAL: "x" })).toEqual(read())
  })

  it("reads what is set", () => {
    const config = read({
      PORT: "8080",
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://shirube.example/",
      DATABASE_URL: "postgres://user:pass@db/shirube",
      SMTP_URL: "smtps://user:pass@mail.example",
      MAIL_FROM: "Shirube <hello@shirube.example>",
      FILES_S3_BUCKET: "files",
      FILES_S3_KEY_ID: "id",
      FILES_S3_SECRET: "secret",
      API_TIMEOUT_MS: "2500",
      TRUST_PROXY: "1",
      MAINTENANCE: "true",
      ANALYTICS_ID: "GTM-ABC123",
      LOG_LEVEL: "debug",
    })
    expect(config).toMatchObject({
      port: 8080,
      publicUrl: "https://shirube.example",
      databaseUrl: "postgres://user:pass@db/shirube",
      files: { kind: "s3", bucket: "files", keyId: "id", secret: "secret" },
      apiTimeoutMs: 2500,
      trustProxy: true,
      maintenance: true,
      analyticsId: "GTM-ABC123",
      logLevel: "debug",
    })
  })

  it("knows its own address also on IPv6 and on every interface", () => {
    expect(read({ HOST: "::1", PORT: "8080" }).publicUrl).toBe("http://[::1]:8080")
    expect(read({ HOST: "0.0.0.0" }).publicUrl).toBe("http://localhost:3000")
    expect(read({ HOST: "::" }).publicUrl).toBe("http://localhost:3000")
  })
})

describe("a bad value", () => {
  const bad: [name: string, ...values: string[]][] = [
    ["PORT", "http", "65536", "-1", "80.5", " ", "0x50", "1e3", "Infinity"],
    ["HOST", "not a host", "http://x", "localhost:3000", "a/b"],
    ["PUBLIC_URL", "shirube.example", "ftp://shirube.example", "javascript:alert(1)"],
    ["DATABASE_URL", "mysql://db/x", "db", "/var/run/postgresql"],
    ["DATABASE_POOL", "1", "many", "1000"],
    ["DEMO", "yes please", "2", "ON"],
    ["SMTP_URL", "mail.example", "http://mail.example"],
    ["MAIL_FROM", "Shirube"],
    ["HELP_EMAIL", "help", "Shirube <help@shirube.example>"],
    ["FILES_S3_ENDPOINT", "s3.example"],
    ["API_TIMEOUT_MS", "ten", "0", "9999999"],
    ["ACCESS_TOKEN_SECRET", "short"],
    ["TRUST_PROXY", "maybe"],
    ["MAINTENANCE", "soon"],
    ["ANALYTICS_ID", "<script>", "x"],
    ["LOG_LEVEL", "loud"],
  ]
  for (const [name, ...values] of bad)
    it(`of ${name} ends in one sentence that names it`, () => {
      for (const value of values)
        expect(refusalOf({ [name]: value })).toMatch(
          new RegExp(`^The setting ${name} must (be|look|hold) [^\\n]+ \\(it is "[^\\n]*"\\)\\.$`),
        )
    })

  it("never prints what is secret", () => {
    for (const [name, value] of [
      ["ACCESS_TOKEN_SECRET", "hunter2"],
      ["DATABASE_URL", "mysql://user:hunter2@db/x"],
      ["SMTP_URL", "http://user:hunter2@mail.example"],
      ["PUBLIC_URL", "ftp://user:hunter2@shirube.example"],
      ["FILES_S3_ENDPOINT", "ftp://user:hunter2@s3.example"],
    ] as const)
      expect(refusalOf({ [name]: value })).not.toContain("hunter2")
  })

  it("of a bucket without its keys says which are missing", () => {
    for (const settings of [
      { FILES_S3_BUCKET: "files" },
      { FILES_S3_BUCKET: "files", FILES_S3_KEY_ID: "id" },
      { FILES_S3_BUCKET: "files", FILES_S3_SECRET: "hunter2" },
    ]) {
      expect(refusalOf(settings)).toMatch(
        /^The setting FILES_S3_BUCKET needs FILES_S3_KEY_ID and FILES_S3_SECRET/,
      )
      expect(refusalOf(settings)).not.toContain("hunter2")
    }
  })

  it("of DATA_DIR that is a file ends in one sentence too", () => {
    const file = join(folder, "a-file")
    writeFileSync(file, "")
    const settings = { DATA_DIR: join(file, "inside"), ACCESS_TOKEN_SECRET: "" }
    expect(refusalOf(settings)).toMatch(/^The setting DATA_DIR names a folder that cannot be used: [^\n]+$/)
  })
})

describe("demo accounts with known passwords", () => {
  it("are there for someone who tries it on their own machine", () => {
    for (const settings of [
      {},
      { HOST: "localhost" },
      { HOST: "::1" },
      { HOST: "127.1.2.3" },
      { PUBLIC_URL: "http://localhost:8080" },
    ])
      expect(read(settings).demo, JSON.stringify(settings)).toBe(true)
  })

  it("are nowhere that a stranger can reach", () => {
    for (const settings of [
      { HOST: "0.0.0.0" },
      { HOST: "::" },
      { HOST: "192.168.1.5" },
      { HOST: "127.0.0.1.evil.example" },
      { PUBLIC_URL: "https://shirube.example" },
      { PUBLIC_URL: "https://localhost.shirube.example" },
      { DATABASE_URL: "postgres://localhost/shirube" },
      { TRUST_PROXY: "1" },
    ])
      expect(read(settings).demo, JSON.stringify(settings)).toBe(false)
  })

  it("follow DEMO wherever it is said in so many words", () => {
    expect(read({ DEMO: "1", DATABASE_URL: "postgres://db/x", HOST: "0.0.0.0" }).demo).toBe(true)
    expect(read({ DEMO: "0" }).demo).toBe(false)
  })
})

describe("the token secret", () => {
  const secretOf = (dataDir: string) =>
    Buffer.from(readConfig({ DATA_DIR: dataDir }).accessTokenSecret).toString()

  it("is made once and kept where only its owner can read it", () => {
    const dataDir = join(folder, "fresh")
    const secret = secretOf(dataDir)
    expect(secret.length).toBeGreaterThanOrEqual(43)
    expect(secretOf(dataDir)).toBe(secret)
    expect(statSync(join(dataDir, "secrets/access-token")).mode & 0o777).toBe(0o600)
    expect(statSync(join(dataDir, "secrets")).mode & 0o777).toBe(0o700)
    expect(readdirSync(join(dataDir, "secrets"))).toEqual(["access-token", "encryption"])
  })

  it("is another one in another folder", () => {
    expect(secretOf(join(folder, "one"))).not.toBe(secretOf(join(folder, "two")))
  })

  it("is the one that was set where one was set, and nothing is written", () => {
    const dataDir = join(folder, "given")
    const given = { DATA_DIR: dataDir, ACCESS_TOKEN_SECRET: SECRET, ENCRYPTION_KEY: SECRET }
    const { accessTokenSecret, encryptionKey } = readConfig(given)
    expect(Buffer.from(accessTokenSecret).toString()).toBe(SECRET)
    expect(Buffer.from(encryptionKey).toString()).toBe(SECRET)
    expect(() => statSync(dataDir)).toThrow()
  })
})

describe("other services to sign in with", () => {
  const sso = { SSO_ISSUER: "https://id.example", SSO_CLIENT_ID: "journal", SSO_CLIENT_SECRET: "hush-hush" }
  const google = {
    key: "google",
    name: "Google",
    issuer: "https://accounts.example",
    client_id: "c",
    client_secret: "s-e-c-r-e-t",
  }

  it("are none unless configured", () => {
    expect(read({}).providers).toEqual([])
    expect(read({}).matchingUrl).toBeUndefined()
  })

  it("begin with the shared identity service, whose pages stand in until others are named", () => {
    const config = read({ ...sso, OIDC_PROVIDERS: JSON.stringify([google]) })
    expect(config.providers.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
      "shirube-id sso",
      "google social",
    ])
    expect(config.matchingUrl).toBe("https://id.example/matching")
    expect(config.handoverUrl).toBe("https://id.example/handover")
    expect(read({ ...sso, MATCHING_URL: "https://match.example/" }).matchingUrl).toBe(
      "https://match.example/",
    )
  })

  it("are refused in one sentence without their secrets", () => {
    const refusal = (settings: Record<string, string>) => {
      try {
        read(settings)
      } catch (error) {
        return (error as Error).message
      }
      return ""
    }
    expect(refusal({ SSO_ISSUER: "https://id.example" })).toContain("SSO_CLIENT_ID")
    for (const list of [
      "{",
      "{}",
      [{ ...google, key: "Göögle" }],
      [google, google],
      [{ ...google, issuer: "x" }],
    ]) {
      const OIDC_PROVIDERS = typeof list === "string" ? list : JSON.stringify(list)
      expect(refusal({ OIDC_PROVIDERS })).toContain("OIDC_PROVIDERS must be a JSON list")
      expect(refusal({ OIDC_PROVIDERS })).not.toContain("s-e-c-r-e-t")
    }
    expect(refusal({ HANDOVER_KEY: "not a key" })).toContain("HANDOVER_KEY must be an Ed25519 private key")
  })
})
