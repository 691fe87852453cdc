import { expect, test } from "vitest"
import { type QueuedCall, readQueue, withCall, without, withRefusal } from "./queue-items.ts"

const call = (id: string, more: Partial<QueuedCall> = {}): QueuedCall => ({
  id,
  owner: "session",
  route: "PUT /v1/votes/{noun}/{id}",
  params: { noun: "answer", id: "1" },
  queuedAt: "2026-11-18T12:00:00Z",
  ...more,
})

const add = (queue: readonly QueuedCall[], next: QueuedCall) => withCall(queue, next) ?? queue
const idsOf = (...calls: QueuedCall[]) => calls.reduce<readonly QueuedCall[]>(add, []).map(({ id }) => id)

test("a later choice about the same item replaces the earlier one", () => {
  const other = call("b", { params: { noun: "answer", id: "2" } })
  expect(idsOf(call("a"), other, call("c", { route: "DELETE /v1/votes/{noun}/{id}" }))).toEqual(["b", "c"])
  const due = { route: "PUT /v1/calendar/due/done", params: {} } as const
  const tick = (id: string, item: string) => call(id, { ...due, body: { id: item, isDone: true } })
  expect(idsOf(tick("a", "step x"), tick("b", "step y"), tick("c", "step x"))).toEqual(["b", "c"])
})

test("a second text never replaces the first", () => {
  const answer = { route: "POST /v1/questions/{id}/answers", params: { id: "1" } } as const
  expect(idsOf(call("a", answer), call("b", answer))).toEqual(["a", "b"])
})

test("a refused answer keeps its text and its reason", () => {
  const answer = call("a", { route: "POST /v1/questions/{id}/answers", body: { text: "Go early." } })
  expect(withRefusal([answer], "a", "This question is closed.")).toEqual([
    { ...answer, refusal: "This question is closed." },
  ])
  expect(without([answer], "a")).toEqual([])
})

test("takes no more than fifty, and drops none of them for another", () => {
  const calls = Array.from({ length: 80 }, (_, at) => call(`${at}`, { params: { id: `${at}` } }))
  expect(idsOf(...calls)).toEqual(Array.from({ length: 50 }, (_, at) => `${at}`))
})

test.each([
  [null],
  ["x"],
  [[{ id: 1 }]],
  [[call("a", { route: "DELETE /v1/user" as never })]],
  [[call("a", { params: null as never })]],
])("ignores what it did not write: %j", (found) => {
  expect(readQueue(found)).toEqual([])
})
