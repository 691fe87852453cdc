import { expect, test, vi } from "vitest"
import { createToastQueue } from "./toast-queue.ts"

test("shows messages one at a time, in order", () => {
  const queue = createToastQueue()
  queue.show({ kind: "error", message: "first" })
  queue.show({ kind: "success", message: "second" })
  expect(queue.current()?.message).toBe("first")
  queue.dismiss(queue.current()?.id ?? 0)
  expect(queue.current()?.message).toBe("second")
  queue.dismiss(queue.current()?.id ?? 0)
  expect(queue.current()).toBeUndefined()
})

test("does not repeat an identical waiting message, but may show it again later", () => {
  const queue = createToastQueue()
  queue.show({ kind: "warn", message: "Session Expired" })
  queue.show({ kind: "warn", message: "Session Expired" })
  queue.dismiss(queue.current()?.id ?? 0)
  expect(queue.current()).toBeUndefined()
  queue.show({ kind: "warn", message: "Session Expired" })
  expect(queue.current()?.message).toBe("Session Expired")
})

test("notifies no one after unsubscribing", () => {
  const queue = createToastQueue()
  const listener = vi.fn()
  const leave = queue.subscribe(listener)
  queue.show({ kind: "info", message: "one" })
  leave()
  queue.show({ kind: "info", message: "two" })
  expect(listener).toHaveBeenCalledTimes(1)
})

// spec: 8.notification
test("shows an error at once and drops a success message for good", () => {
  const queue = createToastQueue()
  queue.show({ kind: "success", message: "Welcome" })
  queue.show({ kind: "error", message: "That did not work" })
  expect(queue.current()?.message).toBe("That did not work")
  queue.dismiss(queue.current()?.id ?? 0)
  expect(queue.current()).toBeUndefined()
})

test("shows a newer error before an older one and does not stack the same one", () => {
  const queue = createToastQueue()
  const first = queue.show({ kind: "error", message: "first" })
  queue.show({ kind: "error", message: "second" })
  expect(queue.current()?.message).toBe("second")
  expect(queue.show({ kind: "error", message: "first" })).toBe(first)
  expect(queue.current()?.message).toBe("first")
  queue.dismiss(first)
  expect(queue.current()?.message).toBe("second")
})

test("makes an info message wait until an error is dismissed", () => {
  const queue = createToastQueue()
  queue.show({ kind: "error", message: "first" })
  queue.show({ kind: "info", message: "later" })
  expect(queue.current()?.message).toBe("first")
})

test("drops what says that there is no connection once there is one", () => {
  const queue = createToastQueue()
  queue.show({ kind: "warn", message: "No connection", isOffline: true })
  queue.show({ kind: "error", message: "That did not work" })
  queue.connected()
  expect(queue.current()?.message).toBe("That did not work")
  queue.dismiss(queue.current()?.id ?? 0)
  expect(queue.current()).toBeUndefined()
})
