import { QueryClient, QueryObserver } from "@tanstack/react-query"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { pauseRefetchDuring, refetch } from "./refetch.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page with three queries; records what was fetched. */
async function aPage() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const fetched: string[] = []
  for (const [name, tags] of [
    ["mine", ["saved"]],
    ["list", ["saved", "articles"]],
    ["plain", undefined],
  ] as const)
    new QueryObserver(client, {
      queryKey: [name],
      queryFn: () => fetched.push(name),
      ...(tags ? { meta: { tags } } : {}),
    }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  fetched.length = 0
  return { client, fetched }
}

it("refetches what is cached under a tag, once for all calls in the same moment", async () => {
  const { client, fetched } = await aPage()
  refetch(client, ["saved"])
  refetch(client, ["articles"])
  refetch(client, ["unrelated"])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetched.sort()).toEqual(["list", "mine"])
  refetch(client, ["articles"])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetched).toEqual(["list", "mine", "list"])
})

it("refetches everything with tags after a resync", async () => {
  const { client, fetched } = await aPage()
  refetch(client, "all")
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetched.sort()).toEqual(["list", "mine"])
})

it("waits until the reader's own action has finished", async () => {
  const { client, fetched } = await aPage()
  const press = Promise.withResolvers<string>()
  const done = pauseRefetchDuring(press.promise)
  refetch(client, ["saved"])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fetched).toEqual([])
  press.resolve("saved")
  expect(await done).toBe("saved")
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched.sort()).toEqual(["list", "mine"])
})
