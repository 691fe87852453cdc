import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { openEmbedded } from "./embedded.ts"
import { ENGINE_VERSION, FolderUnusable } from "./folder.ts"
import { FolderInUse, lockFolder } from "./folder-lock.ts"

const root = mkdtempSync(join(tmpdir(), "shirube-lock-"))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Another process that has locked the folder. */
async function lockInOtherProcess(folder: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../testing/lock-folder.ts"), folder], {
    stdio: ["ignore", "pipe", "ignore"],
  })
  const [output] = await once(child.stdout, "data")
  expect(String(output)).toBe("held\n")
  return {
    pid: child.pid,
    async kill() {
      child.kill("SIGKILL")
      await once(child, "exit")
    },
  }
}

describe("a data folder", () => {
  it("locked by another process is refused with that process's id, and is free once it is killed", async () => {
    const folder = join(root, "held")
    const other = await lockInOtherProcess(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} is in use by another Shirube (process ${other.pid}). Stop that one first, or set DATA_DIR to another folder.`,
    )
    await other.kill()
    lockFolder(folder)()
  })

  it("stays locked after refused attempts", async () => {
    const folder = join(root, "stays")
    const other = await lockInOtherProcess(folder)
    for (let i = 0; i < 3; i++) expect(() => lockFolder(folder)).toThrow(FolderInUse)
    const third = spawn(
      process.execPath,
      [join(import.meta.dirname, "../../testing/lock-folder.ts"), folder],
      {
        stdio: ["ignore", "ignore", "pipe"],
      },
    )
    const [[output], [code]] = await Promise.all([once(third.stderr, "data"), once(third, "exit")])
    expect([String(output).includes(`process ${other.pid}`), code]).toEqual([true, 1])
    await other.kill()
  })

  it("is refused inside the same process too, until it is unlocked", () => {
    const folder = join(root, "same")
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`)
    unlock()
    lockFolder(folder)()
  })

  it("is created with owner-only permissions", () => {
    const folder = join(root, "made", "deep")
    lockFolder(folder)()
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(existsSync(join(folder, "lock.pid"))).toBe(true)
  })

  it("with a damaged lock file is reported as damaged, not as in use, with what to do", async () => {
    const folder = join(root, "broken")
    lockFolder(folder)()
    writeFileSync(join(folder, "lock.sqlite"), "this is no database, it only looks like a file".repeat(50))
    await expect(openEmbedded({ dataDir: folder })).rejects.toThrow(FolderUnusable)
    await expect(openEmbedded({ dataDir: folder })).rejects.toThrow(
      /^The lock file \S+lock\.sqlite is damaged\. Nothing is kept in it: [^\n]+ then remove it\.$/,
    )
  })

  it("that cannot be written to is refused with one readable message, whatever the cause", async () => {
    const asFolder = join(root, "lock-is-a-folder")
    mkdirSync(join(asFolder, "lock.sqlite"), { recursive: true })
    const pidIsFolder = join(root, "pid-is-a-folder")
    mkdirSync(join(pidIsFolder, "lock.pid"), { recursive: true })
    const file = join(root, "a-file")
    writeFileSync(file, "")
    for (const folder of [asFolder, pidIsFolder, join(file, "inside")])
      await expect(openEmbedded({ dataDir: folder })).rejects.toThrow(
        /^The setting DATA_DIR names a folder that cannot be used: [^\n]+ \(it is "\S+"\)\.$/,
      )
    rmSync(join(pidIsFolder, "lock.pid"), { recursive: true })
    lockFolder(pidIsFolder)()
  })

  it("whose database is damaged is refused with a readable message and unlocked", async () => {
    const dataDir = join(root, "damaged")
    mkdirSync(join(dataDir, "database"), { recursive: true })
    for (const [name, content] of [
      ["PG_VERSION", ENGINE_VERSION],
      ["global", "?"],
      ["base", "?"],
    ] as const)
      writeFileSync(join(dataDir, "database", name), content)
    await expect(openEmbedded({ dataDir })).rejects.toThrow(
      /^The database in \S+ cannot be opened: [^\n]+ put a back-up in its place\.$/,
    )
    lockFolder(dataDir)()
  })
})
