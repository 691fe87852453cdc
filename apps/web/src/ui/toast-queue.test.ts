import { expect, test, vi } from "vitest"
import { createToastQueue } from "./toast-queue.ts"

test("messages are shown one at a time, in the order they came", () => {
  const queue = createToastQueue()
  queue.show({ kind: "error", message: "first" })
  queue.show({ kind: "success", message: "second" })
  expect(queue.current()?.message).toBe("first")
  queue.dismiss(queue.current()?.id ?? 0)
  expect(queue.current()?.message).toBe("second")
  queue.dismiss(queue.current()?.id ?? 0)
  expect(queue.current()).toBeUndefined()
})

test("the same sentence is not said twice while it waits, and may be said again later", () => {
  const queue = createToastQueue()
  queue.show({ kind: "warn", message: "Session Expired" })
  queue.show({ kind: "warn", message: "Session Expired" })
  queue.dismiss(queue.current()?.id ?? 0)
  expect(queue.current()).toBeUndefined()
  queue.show({ kind: "warn", message: "Session Expired" })
  expect(queue.current()?.message).toBe("Session Expired")
})

test("a page that has left is told nothing more", () => {
  const queue = createToastQueue()
  const listener = vi.fn()
  const leave = queue.subscribe(listener)
  queue.show({ kind: "info", message: "one" })
  leave()
  queue.show({ kind: "info", message: "two" })
  expect(listener).toHaveBeenCalledTimes(1)
})

test("an error is said at once, and a greeting makes room for it for good", () => {
  const queue = createToastQueue()
  queue.show({ kind: "success", message: "Welcome" })
  queue.show({ kind: "error", message: "That did not work" })
  expect(queue.current()?.message).toBe("That did not work")
  queue.dismiss(queue.current()?.id ?? 0)
  expect(queue.current()).toBeUndefined()
})

test("a newer error stands before an older one, and the same one is not stacked", () => {
  const queue = createToastQueue()
  const first = queue.show({ kind: "error", message: "first" })
  queue.show({ kind: "error", message: "second" })
  expect(queue.current()?.message).toBe("second")
  expect(queue.show({ kind: "error", message: "first" })).toBe(first)
  expect(queue.current()?.message).toBe("first")
  queue.dismiss(first)
  expect(queue.current()?.message).toBe("second")
})

test("a greeting waits for an error to be read", () => {
  const queue = createToastQueue()
  queue.show({ kind: "error", message: "first" })
  queue.show({ kind: "info", message: "later" })
  expect(queue.current()?.message).toBe("first")
})
