import { QueryClient, QueryObserver } from "@tanstack/react-query"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { acting, refetch } from "./refetch.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page that shows three things; says what it has fetched. */
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

it("what is kept under a tag is fetched again, once for all that is heard in the same moment", async () => {
  const { client, fetched } = await aPage()
  refetch(client, ["saved"])
  refetch(client, ["articles"])
  refetch(client, ["somebody-elses"])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetched.sort()).toEqual(["list", "mine"])
  refetch(client, ["articles"])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetched).toEqual(["list", "mine", "list"])
})

it("after a gap in the news all that has tags is", async () => {
  const { client, fetched } = await aPage()
  refetch(client, "all")
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetched.sort()).toEqual(["list", "mine"])
})

it("not while something that the reader does is on its way, but then", async () => {
  const { client, fetched } = await aPage()
  const press = Promise.withResolvers<string>()
  const done = acting(press.promise)
  refetch(client, ["saved"])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fetched).toEqual([])
  press.resolve("saved")
  expect(await done).toBe("saved")
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched.sort()).toEqual(["list", "mine"])
})
