// Lets one command at a time install or build. A file created with `wx`; the lock of a dead process is taken
// over.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { inRoot, say } from "./project.mjs"

const POLL_MS = 100

/** A process id alone is not enough: after a container restart another process may have the same one. */
export function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]
  } catch {
    return ""
  }
}

function lives({ pid, startedAt }) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code === "ESRCH") return false
  }
  return startOf(pid) === startedAt
}

function readHolder(file) {
  try {
    const text = readFileSync(file, "utf8")
    const [pid, startedAt = ""] = text.split(" ")
    return { text, pid: Number(pid), startedAt }
  } catch (error) {
    if (error.code === "ENOENT") return undefined
    throw error
  }
}

function tryToTake(file) {
  // Written aside and linked, so that the lock file always contains its holder.
  const own = `${file}.${process.pid}`
  writeFileSync(own, `${process.pid} ${startOf(process.pid)}`)
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (error.code === "EEXIST") return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** Removes a dead holder's lock; restores it if a live process took it in the meantime. */
function removeDead(file, holder) {
  const aside = `${file}.dead.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (error.code === "ENOENT") return
    throw error
  }
  if (readFileSync(aside, "utf8") !== holder.text) linkSync(aside, file)
  rmSync(aside)
}

export async function withLock(name, work) {
  const file = inRoot(".cache", `${name}.lock`)
  mkdirSync(dirname(file), { recursive: true })
  let hasReported = false
  while (!tryToTake(file)) {
    const holder = readHolder(file)
    if (!holder) continue
    if (!lives(holder)) {
      removeDead(file, holder)
      continue
    }
    if (!hasReported) say(`waiting for process ${holder.pid}, which is doing the same ...`)
    hasReported = true
    await sleep(POLL_MS)
  }
  const release = () => rmSync(file, { force: true })
  process.once("exit", release)
  try {
    return await work()
  } finally {
    process.off("exit", release)
    release()
  }
}
