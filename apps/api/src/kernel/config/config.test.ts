import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { readConfig } from "./config.ts"
import { ConfigError } from "./settings.ts"

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
  throw new Error(`accepted:  ${JSON.stringify(settings)}`)
}

describe("the configuration", () => {
  // spec: 9.timeout
  it("needs no settings", () => {
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

  it("treats an empty value as unset", () => {
    expect(read({ PORT: "", DATABASE_URL: "", DEMO: "", SMTP_URL: "" })).toEqual(read())
  })

  it("ignores unrelated environment variables", () => {
    expect(read({ PATH: "/bin", npm_lifecycle_event: "start", PORTAL: "x" })).toEqual(read())
  })

  // spec: 9.timeout
  it("reads settings", () => {
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

  it("derives the public URL on IPv6 and on all interfaces", () => {
    expect(read({ HOST: "::1", PORT: "8080" }).publicUrl).toBe("http://[::1]:8080")
    expect(read({ HOST: "0.0.0.0" }).publicUrl).toBe("http://localhost:3000")
    expect(read({ HOST: "::" }).publicUrl).toBe("http://localhost:3000")
  })
})

describe("a bad value", () => {
  const bad: [name: string, ...values: string[]][] = [
    ["PORT", "http", "65536", "-1", "80.5", " ", "0x50", "1e3", "Infinity"],
    ["HOST", "not a host", "http://x", "localhost:3000", "a/b"],
    [
      "PUBLIC_URL",
      "shirube.example",
      "ftp://shirube.example",
      "javascript:alert(1)",
      "https://shirube.example/journal",
      "https://shirube.example/?lang=ja",
      "https://shirube.example/#top",
      "https://user@shirube.example",
      "https://shirube.example ",
      " https://shirube.example",
      "https://shirube.example\n",
      "https:shirube.example",
      "https:///shirube.example",
      "https://shirube.example,https://other.example",
    ],
    [
      "DATABASE_URL",
      "mysql://db/x",
      "db",
      "/var/run/postgresql",
      "postgres://",
      "postgres://db",
      "postgres://db/",
      "postgres:///x",
      "postgres://db/x y",
    ],
    ["DATABASE_POOL", "1", "many", "1000"],
    ["WORKERS", "0", "65", "many", "AUTO", "1.5"],
    ["DEMO", "yes please", "2", "ON"],
    ["DATA_DIR", " data", "data\n"],
    ["SMTP_URL", "mail.example", "http://mail.example", "smtp://", "smtp://mail.example x"],
    [
      "MAIL_FROM",
      "Shirube",
      "@",
      "a@",
      "@b",
      "Shirube <@>",
      "a@b@c",
      "a@b, c@d",
      "<a@b>",
      "x\n <a@b.example>",
    ],
    ["HELP_EMAIL", "help", "Shirube <help@shirube.example>"],
    ["SENTRY_DSN", "collector.example", "https://collector.example"],
    ["FILES_DIR", " files"],
    ["WORK_DIR", " work"],
    ["FILES_S3_BUCKET", "a b", "x", "https://s3.example/files"],
    ["FILES_S3_ENDPOINT", "s3.example", "https://s3.example?x=1", "https://user:p@s3.example"],
    ["FILES_S3_REGION", "eu-west "],
    ["FILES_S3_KEY_ID", " an-id"],
    ["FILES_S3_SECRET", "", "a-secret\n"],
    ["API_TIMEOUT_MS", "ten", "0", "9999999"],
    ["ACCESS_TOKEN_SECRET", "short", "", " ".repeat(40), `${SECRET}\n`],
    ["ACCESS_TOKEN_SECRET_PREVIOUS", "short", ""],
    ["ENCRYPTION_KEY", "short", "", ` ${SECRET}`],
    ["ENCRYPTION_KEY_PREVIOUS", "short", "", "LOST"],
    ["SSO_ISSUER", "id.example", "https://id.example?x", "https://id.example#x", "https://a:b@id.example"],
    ["SSO_CLIENT_ID", " ", "journal "],
    ["SSO_CLIENT_SECRET", "", " secret"],
    ["SSO_NAME", " ", "x".repeat(61)],
    ["OIDC_PROVIDERS", "[", "{}"],
    ["MATCHING_URL", "match.example", "https://user:pass@match.example", "https://match.example x"],
    ["HANDOVER_URL", "id.example/handover"],
    ["TRANSLATION_URL", "translate.example"],
    ["TRANSLATION_URL", "https://translate.example/?key=x"],
    ["HANDOVER_KEY", "", "not a key"],
    ["HANDOVER_KEY_PREVIOUS", "not a key"],
    ["TRUST_PROXY", "maybe"],
    ["MAINTENANCE", "soon"],
    ["ANALYTICS_ID", "<script>", "x"],
    [
      "AMBASSADOR_WINDOWS",
      "soon",
      "2026-11-01",
      "2026-11-01/2026-11-31",
      "2026-12-15/2026-11-01",
      "2026-11-01/2026-12-15/2027-01-01",
      "2026-11-01/2026-12-15,2026-12-01/2026-12-31",
    ],
    ["LOG_LEVEL", "loud"],
  ]
  for (const [name, ...values] of bad)
    it(`of ${name} is refused with one sentence that names the setting`, () => {
      for (const value of values)
        expect(refusalOf({ [name]: value })).toMatch(
          new RegExp(`^The setting ${name} must (be|look|hold) [^\\n]+ \\(it is (?:empty|"[^"]*")\\)\\.$`),
        )
    })

  it("is never printed if it is secret", () => {
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

  it("is not a valid value that is merely unusual", () => {
    expect(read({ PUBLIC_URL: "https://shirube.example/" }).publicUrl).toBe("https://shirube.example")
    expect(read({ PUBLIC_URL: "https://しるべ.example" }).publicUrl).toBe("https://xn--68j8c7b.example")
    expect(read({ MAIL_FROM: "しるべ <hello@shirube.example>" }).mailFrom).toContain("しるべ")
    expect(read({ MAIL_FROM: "root@localhost" }).mailFrom).toBe("root@localhost")
    const socket = "postgres:///shirube?host=/run/postgresql"
    expect(read({ DATABASE_URL: socket }).databaseUrl).toBe(socket)
  })

  it("of a folder that is a file, or below one, is refused with one sentence too", () => {
    const file = join(folder, "a-file")
    writeFileSync(file, "")
    for (const name of ["DATA_DIR", "FILES_DIR", "WORK_DIR"])
      for (const path of [file, join(file, "inside")])
        expect(refusalOf({ [name]: path })).toMatch(
          new RegExp(
            `^The setting ${name} names a folder that cannot be used: [^\\n]+ \\(it is "${path}"\\)\\.$`,
          ),
        )
  })

  it("of DATA_DIR is ignored if nothing is stored there", () => {
    const file = join(folder, "unused")
    writeFileSync(file, "")
    const elsewhere = { DATABASE_URL: "postgres://db/x", FILES_DIR: folder, ENCRYPTION_KEY: SECRET }
    expect(read({ ...elsewhere, DATA_DIR: file }).files).toEqual({ kind: "folder", path: folder })
  })

  it("is an incomplete group of settings, whichever is missing", () => {
    const key = "x".repeat(20)
    for (const [settings, named, needed] of [
      [{ SSO_CLIENT_ID: "journal" }, "SSO_CLIENT_ID", "SSO_ISSUER"],
      [{ SSO_CLIENT_SECRET: key }, "SSO_CLIENT_SECRET", "SSO_ISSUER"],
      [{ SSO_ISSUER: "https://id.example", SSO_CLIENT_ID: "journal" }, "SSO_ISSUER", "SSO_CLIENT_SECRET"],
      [{ HANDOVER_URL: "https://id.example/handover" }, "HANDOVER_URL", "SSO_ISSUER"],
      [{ TRANSLATION_API_KEY: "a-key" }, "TRANSLATION_API_KEY", "TRANSLATION_URL"],
      [{ FILES_S3_KEY_ID: "id" }, "FILES_S3_KEY_ID", "FILES_S3_BUCKET"],
      [{ FILES_S3_SECRET: key }, "FILES_S3_SECRET", "FILES_S3_BUCKET"],
      [{ FILES_S3_ENDPOINT: "https://s3.example" }, "FILES_S3_ENDPOINT", "FILES_S3_BUCKET"],
      [{ FILES_S3_REGION: "auto" }, "FILES_S3_REGION", "FILES_S3_BUCKET"],
    ] as const) {
      const refusal = refusalOf(settings)
      expect(refusal).toMatch(new RegExp(`^The setting ${named} needs [^\\n]+ beside it\\.$`))
      expect(refusal).toContain(needed)
      expect(refusal).not.toContain(key)
    }
  })

  it("is more than one process on the embedded database", () => {
    for (const WORKERS of ["2", "auto"])
      expect(refusalOf({ WORKERS })).toBe(
        "The setting WORKERS needs DATABASE_URL beside it: the embedded database is for one process.",
      )
    const config = readConfig({ WORKERS: "3", DATABASE_URL: "postgres://db/x", DATA_DIR: folder })
    expect(config.workers).toBe(3)
    expect(readConfig({ DATA_DIR: folder }).workers).toBe(1)
  })

  it("is a pair of settings that exclude each other", () => {
    const bucket = { FILES_S3_BUCKET: "files", FILES_S3_KEY_ID: "id", FILES_S3_SECRET: "s" }
    expect(refusalOf({ ...bucket, FILES_DIR: folder })).toMatch(/^The settings FILES_DIR and FILES_S3_BUCKET/)
    for (const name of ["ACCESS_TOKEN_SECRET", "ENCRYPTION_KEY"])
      expect(refusalOf({ [name]: SECRET, [`${name}_PREVIOUS`]: SECRET })).toMatch(
        new RegExp(`^The setting ${name}_PREVIOUS is the same as ${name}`),
      )
  })
})

describe("demo accounts with known passwords", () => {
  it("exist when someone tries it on their own machine", () => {
    for (const settings of [
      {},
      { HOST: "localhost" },
      { HOST: "::1" },
      { HOST: "127.1.2.3" },
      { PUBLIC_URL: "http://localhost:8080" },
    ])
      expect(read(settings).demo, JSON.stringify(settings)).toBe(true)
  })

  it("do not exist where a stranger can reach them", () => {
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

  it("follow an explicit DEMO", () => {
    expect(read({ DEMO: "1", DATABASE_URL: "postgres://db/x", HOST: "0.0.0.0" }).demo).toBe(true)
    expect(read({ DEMO: "0" }).demo).toBe(false)
  })
})

describe("the token secret", () => {
  const secretOf = (dataDir: string) =>
    Buffer.from(readConfig({ DATA_DIR: dataDir }).accessTokenSecrets.current).toString()

  it("is generated once and stored where only its owner can read it", () => {
    const dataDir = join(folder, "fresh")
    const secret = secretOf(dataDir)
    expect(secret.length).toBeGreaterThanOrEqual(43)
    expect(secretOf(dataDir)).toBe(secret)
    expect(statSync(join(dataDir, "secrets/access-token")).mode & 0o777).toBe(0o600)
    expect(statSync(join(dataDir, "secrets")).mode & 0o777).toBe(0o700)
    expect(readdirSync(join(dataDir, "secrets"))).toEqual(["access-token", "encryption"])
  })

  it("differs between folders", () => {
    expect(secretOf(join(folder, "one"))).not.toBe(secretOf(join(folder, "two")))
  })

  it("is the configured one if there is one, and nothing is written", () => {
    const dataDir = join(folder, "given")
    const given = { DATA_DIR: dataDir, ACCESS_TOKEN_SECRET: SECRET, ENCRYPTION_KEY: SECRET }
    const { accessTokenSecrets, encryptionKeys } = readConfig(given)
    expect(Buffer.from(accessTokenSecrets.current).toString()).toBe(SECRET)
    expect(Buffer.from(encryptionKeys.current).toString()).toBe(SECRET)
    expect(() => statSync(dataDir)).toThrow()
  })
})

describe("a stored secret", () => {
  it("in an empty or truncated file is refused", () => {
    for (const [index, content] of ["", "\n", "torn"].entries()) {
      const dataDir = join(folder, `torn-${index}`)
      mkdirSync(join(dataDir, "secrets"), { recursive: true })
      writeFileSync(join(dataDir, "secrets/access-token"), content)
      expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(
        /^The file \S+secrets\/access-token holds no usable secret: [^\n]+$/,
      )
    }
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

  // spec: 9.social
  it("are none unless configured", () => {
    expect(read({}).providers).toEqual([])
    expect(read({}).matchingUrl).toBeUndefined()
  })

  it("start with the shared identity service, whose pages are the defaults", () => {
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

  it("receive events only if an events URL is set", () => {
    expect(read(sso).siblings).toEqual([])
    expect(
      read({
        ...sso,
        SSO_EVENTS_URL: "https://id.example/events",
        MATCHING_EVENTS_URL: "https://match.example/in/events",
      }).siblings,
    ).toEqual([
      { name: "identity", eventsUrl: "https://id.example/events", audience: "https://id.example" },
      { name: "matching", eventsUrl: "https://match.example/in/events", audience: "https://match.example" },
    ])
    expect(() => read({ SSO_EVENTS_URL: "https://id.example/events" })).toThrow("needs SSO_ISSUER")
  })

  it("are refused in one sentence that does not contain their secrets", () => {
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
      [{ ...google, issuer: "https://accounts.example?x" }],
      [google, { ...google, key: "again" }],
    ]) {
      const OIDC_PROVIDERS = typeof list === "string" ? list : JSON.stringify(list)
      expect(refusal({ OIDC_PROVIDERS })).toContain("OIDC_PROVIDERS must be a JSON list")
      expect(refusal({ OIDC_PROVIDERS })).not.toContain("s-e-c-r-e-t")
    }
    expect(
      refusal({ ...sso, OIDC_PROVIDERS: JSON.stringify([{ ...google, issuer: sso.SSO_ISSUER }]) }),
    ).toContain("OIDC_PROVIDERS names the issuer of SSO_ISSUER again")
    expect(refusal({ HANDOVER_KEY: "not a key" })).toContain("HANDOVER_KEY must be an Ed25519 private key")
  })
})
