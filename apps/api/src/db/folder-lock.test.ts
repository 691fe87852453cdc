import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { FolderInUse, lockFolder } from "./folder-lock.ts"

const root = mkdtempSync(join(tmpdir(), "shirube-lock-"))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Another process that holds the folder. */
async function holder(folder: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../testing/hold-folder.ts"), folder], {
    stdio: ["ignore", "pipe", "ignore"],
  })
  const [said] = await once(child.stdout, "data")
  expect(String(said)).toBe("held\n")
  return {
    pid: child.pid,
    async kill() {
      child.kill("SIGKILL")
      await once(child, "exit")
    },
  }
}

describe("a data folder", () => {
  it("held by another process is refused with a sentence that names it, and is free once that one is killed", async () => {
    const folder = join(root, "held")
    const other = await holder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} is in use by another Shirube (process ${other.pid}). Stop that one first, or set DATA_DIR to another folder.`,
    )
    await other.kill()
    lockFolder(folder)()
  })

  it("stays held after someone was refused", async () => {
    const folder = join(root, "stays")
    const other = await holder(folder)
    for (let i = 0; i < 3; i++) expect(() => lockFolder(folder)).toThrow(FolderInUse)
    const third = spawn(process.execPath, [join(import.meta.dirname, "../testing/hold-folder.ts"), folder], {
      stdio: ["ignore", "ignore", "pipe"],
    })
    const [[said], [code]] = await Promise.all([once(third.stderr, "data"), once(third, "exit")])
    expect([String(said).includes(`process ${other.pid}`), code]).toEqual([true, 1])
    await other.kill()
  })

  it("is refused inside the same process too, until it is let go", () => {
    const folder = join(root, "same")
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`)
    unlock()
    lockFolder(folder)()
  })

  it("is made for its owner alone", () => {
    const folder = join(root, "made", "deep")
    lockFolder(folder)()
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(existsSync(join(folder, "lock.pid"))).toBe(true)
  })

  it("that cannot be used at all is not called in use", () => {
    const folder = join(root, "broken")
    lockFolder(folder)()
    writeFileSync(join(folder, "lock.sqlite"), "this is no database, it only looks like a file".repeat(50))
    expect(() => lockFolder(folder)).toThrow(/not a database/)
  })
})
