// A temporary PostgreSQL server for a test run: temporary folder, free loopback port, deleted afterwards.
import { randomBytes } from "node:crypto"
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Failure, findProgram, searchPath } from "./project.mjs"
import { capture, ended, start } from "./run.mjs"

/** Only stops a hanging start, so it is generous for a busy machine. */
const READY_WITHIN_MS = 120_000

/** The folder with initdb and postgres: in PATH, or in Debian's location, newest first. */
export function findPostgres() {
  const debian = "/usr/lib/postgresql"
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...searchPath(), ...versions.map((version) => join(debian, version, "bin"))]
  return folders.find((folder) => findProgram("initdb", [folder]) && findProgram("postgres", [folder]))
}

/** PostgreSQL refuses to run as root, so an unprivileged user runs it then. */
function harmlessUser() {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
  const user = ["postgres", "nobody"].map((name) => users.find((fields) => fields[0] === name)).find(Boolean)
  if (!user)
    throw new Failure("PostgreSQL cannot run as root, and there is neither a user postgres nor nobody.")
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

// The shell runs beside the server and waits on its standard input. When we close it, or die in any way, it
// stops the server and removes the folder, even after kill -9.
const guard = `
  "$1/postgres" -D "$2/data" -k "$2" -p "$3" -h 127.0.0.1 \
    -c fsync=off -c synchronous_commit=off -c full_page_writes=off >"$2/log" 2>&1 &
  server=$!
  read -r _
  kill -INT $server
  wait $server
  rm -rf "$2"`

export async function startPostgres(programs) {
  const user = harmlessUser()
  const folder = mkdtempSync(join(tmpdir(), "shirube-postgres-"))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const password = randomBytes(18).toString("hex")
  const passwordFile = join(folder, "password")
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user.uid !== undefined) chownSync(passwordFile, user.uid, user.gid)
  const options = { ...user, cwd: folder, env: { LC_ALL: "C", HOME: folder } }

  const made = await capture(
    join(programs, "initdb"),
    ["-D", join(folder, "data"), "-U", "postgres", "--encoding=UTF8", "--no-locale", "--no-sync"].concat(
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile}`,
    ),
    options,
  )
  if (made.code !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Failure(`initdb failed.\n${made.output.trimEnd()}`)
  }

  const port = await freePort()
  const child = start("/bin/sh", ["-c", guard, "guard", programs, folder, String(port)], {
    ...options,
    stdio: ["pipe", "ignore", "ignore"],
  })
  const end = ended(child)
  const stop = async () => {
    child.stdin.end()
    await end
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(folder)
  } catch (error) {
    await stop()
    throw error
  }
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  // Over the socket in its folder, a short statement costs a quarter less.
  return { url, socketUrl: `${url}?host=${encodeURIComponent(folder)}`, stop }
}

/** The server writes "ready" into its pid file; a connection could succeed before that. */
async function untilReady(folder) {
  const pidFile = join(folder, "data/postmaster.pid")
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (existsSync(pidFile) && /^ready/m.test(readFileSync(pidFile, "utf8"))) return
    await sleep(50)
  }
  const log = join(folder, "log")
  throw new Failure(
    `PostgreSQL did not start.\n${existsSync(log) ? readFileSync(log, "utf8").trimEnd() : ""}`,
  )
}
