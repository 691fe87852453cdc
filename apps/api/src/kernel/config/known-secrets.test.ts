import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { emptyTables, openTestDatabase, type TestDatabase, testEngine } from "#api/testing/database"
import { collectingLog } from "#api/testing/log"
import { readConfig } from "./config.ts"
import { recogniseSecrets } from "./known-secrets.ts"

const [first, second] = ["first", "second"].map((name) => `${name} secret of a machine, long enough`) as [
  string,
  string,
]
const DATA_DIR = join(tmpdir(), "shirube-nothing-is-kept-here")
const { log, lines } = collectingLog()
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => emptyTables(database))
afterAll(() => database.close())

const start = (settings: Record<string, string>) =>
  recogniseSecrets(
    database,
    readConfig({ DATA_DIR, ACCESS_TOKEN_SECRET: first, ENCRYPTION_KEY: first, ...settings }),
    log,
  )

describe("a machine that connects to a database", () => {
  it("starts any number of times with the secrets of the others", async () => {
    await Promise.all([start({}), start({}), start({})])
    await start({})
    expect(lines).toEqual([])
  })

  it("with another encryption key is refused without revealing either", async () => {
    await start({})
    const refused = start({ ENCRYPTION_KEY: second })
    await expect(refused).rejects.toThrow(/^The setting ENCRYPTION_KEY is not the key [^\n]+$/)
    await expect(refused).rejects.not.toThrow(second)
    await start({})
  })

  it("may set a new encryption key beside the previous one; from then on all need the new one", async () => {
    await start({})
    await start({ ENCRYPTION_KEY: second, ENCRYPTION_KEY_PREVIOUS: first })
    await start({ ENCRYPTION_KEY: second })
    await expect(start({})).rejects.toThrow("ENCRYPTION_KEY is not the key")
  })

  it("may start without a lost key if it is declared lost", async () => {
    await start({})
    await start({ ENCRYPTION_KEY: second, ENCRYPTION_KEY_PREVIOUS: "lost" })
    await start({ ENCRYPTION_KEY: second })
  })

  if (testEngine === "postgres") {
    it("is refused if it generated its own token secret, which no other machine can know", async () => {
      await start({})
      const config = readConfig({ DATA_DIR, ACCESS_TOKEN_SECRET: second, ENCRYPTION_KEY: first })
      const made = { ...config, accessTokenSecrets: { ...config.accessTokenSecrets, isMadeHere: true } }
      await expect(recogniseSecrets(database, made, log)).rejects.toThrow(
        /^The setting ACCESS_TOKEN_SECRET must be set: [^\n]+$/,
      )
    })

    it("may change the token secret: silently beside the previous one, else with a warning", async () => {
      await start({})
      await start({ ACCESS_TOKEN_SECRET: second, ACCESS_TOKEN_SECRET_PREVIOUS: first })
      expect(lines).toEqual([])
      await start({})
      expect(lines.splice(0).join()).toContain("ACCESS_TOKEN_SECRET has changed")
    })
  }
})
