import type { Language } from "@shirube/vocabulary/language"
import { InfiniteQueryObserver, infiniteQueryOptions } from "@tanstack/react-query"
import { beforeEach, describe, expect, it } from "vitest"
import { grownLists, regrow } from "./grown-lists.ts"
import { createQueryClient } from "./query-client.ts"

let language: Language
let asked: string[]
beforeEach(() => {
  language = "en"
  asked = []
})

const numbers = infiniteQueryOptions({
  queryKey: ["numbers"],
  queryFn: async ({ pageParam }) => {
    if (language === "ja" && isDown) throw new Error("down")
    asked.push(`${language} ${pageParam}`)
    return { items: [`${language} ${pageParam}`], nextCursor: pageParam + 1 }
  },
  initialPageParam: 1,
  getNextPageParam: ({ nextCursor }) => (nextCursor > 5 ? undefined : nextCursor),
})
let isDown = false

/** A list on screen after this many presses of "more". */
async function aList(presses: number) {
  const client = createQueryClient(() => language)
  await client.fetchInfiniteQuery(numbers)
  const list = new InfiniteQueryObserver(client, numbers)
  const leave = list.subscribe(() => undefined)
  for (let press = 0; press < presses; press++) await list.fetchNextPage()
  return { client, leave }
}
const shown = (client: ReturnType<typeof createQueryClient>) =>
  client.getQueryData(numbers.queryKey)?.pages.flatMap(({ items }) => items)

describe("a list with several pages", () => {
  it("is fetched to the same length in the other language, page by page", async () => {
    const { client } = await aList(2)
    const grown = grownLists(client)
    language = "ja"
    await regrow(client, grown)
    expect(asked.filter((each) => each.startsWith("ja"))).toEqual(["ja 1", "ja 2", "ja 3"])
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => (state.data as { pages: [] }).pages.length),
    ).toEqual([3, 3])
    // The next page is already cached.
    await client.ensureInfiniteQueryData(numbers)
    expect(asked).toHaveLength(6)
  })

  it("is extended in a language that has fewer pages of it", async () => {
    const { client } = await aList(0)
    language = "ja"
    await client.fetchInfiniteQuery(numbers)
    const list = new InfiniteQueryObserver(client, numbers)
    list.subscribe(() => undefined)
    await list.fetchNextPage()
    const grown = grownLists(client).filter(({ pages }) => pages > 1)
    language = "en"
    await regrow(client, grown)
    expect(shown(client)).toEqual(["en 1", "en 2"])
  })

  it("is ignored with one page, and once it is off screen", async () => {
    expect(grownLists((await aList(0)).client)).toEqual([])
    const { client, leave } = await aList(1)
    expect(grownLists(client)).toHaveLength(1)
    leave()
    expect(grownLists(client)).toEqual([])
  })

  it("does not block the language change if it cannot be fetched", async () => {
    const { client } = await aList(1)
    const grown = grownLists(client)
    language = "ja"
    isDown = true
    await expect(regrow(client, grown)).resolves.toBeUndefined()
    isDown = false
    expect(shown(client)).toBeUndefined()
  })
})
