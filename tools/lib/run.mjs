// Child processes: signals are forwarded once, exit codes are returned unchanged.
import { spawn } from "node:child_process"
import { constants } from "node:os"
import { projectEnvironment, projectNode, root } from "./project.mjs"

// Under npm, Ctrl-C arrives twice (from the terminal and from npm); the child must not treat that as a second
// press.
const SAME_KEYPRESS_MS = 500

/** Starts a program in its own process group, so that the terminal's Ctrl-C reaches it only through us. */
export function start(program, args, { env, cwd = root, stdio = "inherit", ...options } = {}) {
  return spawn(program, args, {
    cwd,
    env: projectEnvironment(env),
    stdio,
    detached: process.platform !== "win32",
    ...options,
  })
}

/** Resolves to the exit code a shell would show. */
export const ended = (child) =>
  new Promise((resolve, reject) => {
    child.once("error", reject)
    child.once("close", (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })

/** Runs a program to its end, forwarding SIGINT, SIGTERM and SIGHUP to it. */
export async function run(program, args, options) {
  const child = start(program, args, options)
  const stopForwarding = forwardSignals(child)
  try {
    return await ended(child)
  } finally {
    stopForwarding()
  }
}

/** Runs a script on the pinned Node. Hides warnings about experimental features used on purpose (node:sqlite). */
export const runNode = (args, { env, ...options } = {}) =>
  run(projectNode(), args, {
    ...options,
    env: {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --disable-warning=ExperimentalWarning`.trim(),
      ...env,
    },
  })

export function forwardSignals(child) {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"]
  const lastSent = new Map()
  const forward = (signal) => {
    const now = Date.now()
    if (now - (lastSent.get(signal) ?? 0) < SAME_KEYPRESS_MS) return
    lastSent.set(signal, now)
    signalGroup(child, signal)
  }
  for (const signal of signals) process.on(signal, forward)
  return () => {
    for (const signal of signals) process.off(signal, forward)
  }
}

/** Signals the whole group if there is one: wrappers like npx do not always forward signals. */
export function signalGroup(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    if (process.platform === "win32") child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== "ESRCH") throw error
  }
}

/** Runs a program and collects its output. */
export async function capture(program, args, options = {}) {
  const child = start(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] })
  const stopForwarding = forwardSignals(child)
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk))
  try {
    const code = await ended(child)
    return { code, output: Buffer.concat(chunks).toString("utf8") }
  } finally {
    stopForwarding()
  }
}
