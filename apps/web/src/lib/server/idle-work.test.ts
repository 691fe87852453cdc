import { expect, test } from "vitest"
import { createIdleWork } from "./idle-work.ts"

test("runs one task after the other", async () => {
  const work = createIdleWork({ quietMs: 0 })
  const log: string[] = []
  const task = (name: string) => async () => {
    log.push(`${name} starts`)
    await Promise.resolve()
    log.push(`${name} ends`)
    return name
  }
  expect(await Promise.all([work.add(task("a")), work.add(task("b"))])).toEqual(["a", "b"])
  expect(log).toEqual(["a starts", "a ends", "b starts", "b ends"])
})

test("waits as long as requests come", async () => {
  const work = createIdleWork({ quietMs: 5 })
  let requests = 0
  const requesting = setInterval(() => {
    work.busy()
    requests += 1
    if (requests === 20) clearInterval(requesting)
  }, 0)
  expect(await work.add(async () => requests)).toBe(20)
})

test("continues after a task that fails", async () => {
  const work = createIdleWork({ quietMs: 0 })
  const failed = work.add(async () => {
    throw new Error("full")
  })
  const next = work.add(async () => "done")
  await expect(failed).rejects.toThrow("full")
  expect(await next).toBe("done")
})

test("takes no more than there is room for", async () => {
  const work = createIdleWork({ quietMs: 0, most: 1 })
  const first = work.add(async () => "first")
  expect(await work.add(async () => "second")).toBeUndefined()
  expect(await first).toBe("first")
})
