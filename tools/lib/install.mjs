// Installs dependencies once, and again only when the lockfile differs from what is installed.
import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { withLock } from "./lock.mjs"
import { Failure, findProgram, inRoot, machineNode, projectNode, say } from "./project.mjs"
import { capture } from "./run.mjs"

const lockfile = inRoot("package-lock.json")
const stamp = inRoot("node_modules/.shirube-lock-hash")

const lockHash = () => createHash("sha256").update(readFileSync(lockfile)).digest("hex")
const readStamp = () => (existsSync(stamp) ? readFileSync(stamp, "utf8") : "")
const isInstalled = () => readStamp() === lockHash() && existsSync(projectNode())

/** True after a manual `npm install`: npm's record of the installation matches the lockfile. */
function npmAgrees() {
  const note = inRoot("node_modules/.package-lock.json")
  if (!existsSync(note) || !existsSync(projectNode())) return false
  const wanted = JSON.parse(readFileSync(lockfile, "utf8")).packages
  const present = JSON.parse(readFileSync(note, "utf8")).packages
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (!path.includes("node_modules/")) return true
    return present[path] ? present[path].version === version : optional === true
  })
}

async function install() {
  say("installing dependencies (npm ci) ...")
  // Started by npm: use the same npm, but on a Node outside node_modules, which it is about to empty.
  const npmScript = process.env.npm_execpath
  const [program, args] = npmScript?.endsWith(".js")
    ? [machineNode(), [npmScript]]
    : [findProgram("npm") ?? "npm", []]
  const quiet = ["--no-progress", "--loglevel=error", "--no-audit", "--no-fund"]
  const { code, output } = await capture(program, [...args, "ci", "--include=dev", ...quiet])
  if (code !== 0) throw new Failure(`npm ci ended with code ${code}.\n${output.trimEnd()}`)
}

export async function ensureInstalled() {
  if (isInstalled()) return
  await withLock("setup", async () => {
    if (isInstalled()) return
    if (!npmAgrees()) await install()
    writeFileSync(stamp, lockHash())
  })
}
