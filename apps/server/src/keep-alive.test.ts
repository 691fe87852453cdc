import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { collectingLog } from "@shirube/api/testing/log"
import { expect, it } from "vitest"
import { keepAlive, runningChild } from "./keep-alive.ts"

/** A service that listens and then runs the script, which may exit. */
const aService = (script: string) => () =>
  spawn(process.execPath, ["-e", `console.log("listening on somewhere"); ${script}`], {
    stdio: ["ignore", "pipe", "inherit"],
  })

it("logs and restarts a process that exits, and does not restart it after stop", async () => {
  const { log, lines } = collectingLog()
  const started: ChildProcess[] = []
  const start = (script: string) => {
    const child = aService(script)()
    started.push(child)
    return { ...runningChild(child, 60_000), output: child.stdout }
  }
  const stop = keepAlive(
    {
      what: "a service",
      first: start("process.exit(3)"),
      start: () => start("setInterval(() => {}, 1000)"),
      isUp: ({ output }) => once(output, "data").then(() => true),
    },
    log,
  )
  await expect.poll(() => lines.join("")).toContain("is back")
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 50, code: 3 })
  expect(started).toHaveLength(2)

  started[1]?.kill("SIGKILL")
  await expect.poll(() => started.length).toBe(3)
  await expect.poll(() => lines.filter((line) => line.includes("is back")).length).toBe(2)
  const logged = lines.length
  const last = started[2] as ChildProcess
  const ended = once(last, "exit")
  await stop()
  await ended
  expect([started.length, lines.length]).toEqual([3, logged])
})
