import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { type Database, rows } from "./client.ts"
import { openEmbedded } from "./embedded.ts"
import { ENGINE_VERSION } from "./folder.ts"
import { FolderInUse } from "./folder-lock.ts"

describe("a data folder whose first start was killed while the engine created its files", () => {
  it("is created again, and the incomplete files are moved aside", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "shirube-embedded-"))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    mkdirSync(join(dataDir, "database"))
    // What the engine leaves when it is killed: it writes its version before everything else.
    writeFileSync(join(dataDir, "database/PG_VERSION"), ENGINE_VERSION)
    await expect(openEmbedded({ dataDir })).rejects.toThrow("cannot be opened")
    writeFileSync(join(dataDir, "database.beginning"), "")
    for (let starts = 0; starts < 2; starts++) {
      const database = await openEmbedded({ dataDir })
      await database.exec("create table if not exists kept (at int); insert into kept values (1)")
      expect(existsSync(join(dataDir, "database.beginning"))).toBe(false)
      expect(await rows(database.db.autocommit, sql`select at from kept`)).toHaveLength(starts + 1)
      await database.close()
    }
    expect(existsSync(join(dataDir, "database.unfinished/PG_VERSION"))).toBe(true)
  })
})

describe("the embedded database in a folder", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "shirube-embedded-"))
  let database: Database
  beforeAll(async () => {
    database = await openEmbedded({ dataDir })
  })
  afterAll(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const setting = async (name: string) => {
    const [row] = await rows<{ value: string }>(
      database.db.autocommit,
      sql`select current_setting(${name}) as value`,
    )
    return row?.value
  }

  it("syncs every commit to disk", async () => {
    expect(await setting("fsync")).toBe("on")
    expect(await setting("synchronous_commit")).toBe("on")
    expect(await setting("wal_sync_method")).toBe("open_datasync")
    expect(await setting("full_page_writes")).toBe("on")
  })

  it("is not readable by other users of the machine", () => {
    expect(statSync(join(dataDir, "database")).mode & 0o777).toBe(0o700)
  })

  it("has the version that existing folders are checked against", () => {
    expect(readFileSync(join(dataDir, "database/PG_VERSION"), "utf8").trim()).toBe(ENGINE_VERSION)
  })

  it("refuses to be opened twice", async () => {
    await expect(openEmbedded({ dataDir })).rejects.toThrow(FolderInUse)
    expect(await rows(database.db.autocommit, sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  it("lets timers run while twenty callers query in a loop", async () => {
    let ticks = 0
    let asked = 0
    const timer = setInterval(() => ticks++, 5)
    const ask = async () => {
      while (ticks < 20 && asked < 20_000) {
        asked++
        await database.db.autocommit.execute(sql`select 1`)
      }
    }
    const askInTransaction = async () => {
      while (ticks < 20 && asked < 20_000)
        await database.db.transaction(async (tx) => {
          asked++
          await tx.execute(sql`select 1`)
        })
    }
    await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? ask() : askInTransaction())))
    clearInterval(timer)
    expect(ticks).toBeGreaterThanOrEqual(20)
  })
})

it("a failed start unlocks the folder", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "shirube-embedded-"))
  await expect(openEmbedded({ dataDir, template: new Blob(["no archive"]) })).rejects.toThrow()
  rmSync(join(dataDir, "database"), { recursive: true, force: true })
  const failure = await openEmbedded({ dataDir, template: new Blob(["no archive"]) }).catch(
    (error: unknown) => error,
  )
  expect(failure).not.toBeInstanceOf(FolderInUse)
  rmSync(dataDir, { recursive: true, force: true })
})
