import { isRedirect } from "@tanstack/react-router"
import { expect, test } from "vitest"
import { Queries } from "#web/lib/query/queries.ts"
import { type ListContext, loadList } from "./load-list.ts"

const context = {
  queries: new Queries(() => "ja"),
  locale: { prefix: "ja", language: "ja" },
} as unknown as ListContext

const list = {
  href: ({ topic, cursor }: { topic?: string; cursor?: string }) =>
    `/learning/senpai-tips?topic=${topic}&cursor=${cursor}` as const,
}

const refusal = (code: string) => Object.assign(new Error(code), { failure: "answer", status: 422, code })

const load = (error: Error) =>
  loadList(context, list, { topic: "visa", cursor: "old" }, () => Promise.reject(error)).catch(
    (thrown: unknown) => thrown,
  )

test("returns what was fetched", async () => {
  const loaded = loadList(context, list, {}, (cache) => Promise.resolve({ cache }))
  expect(await loaded).toEqual({ cache: await context.queries.open() })
})

test("a stale cursor redirects to the first page in the reader's language", async () => {
  const thrown = await load(refusal("cursor.invalid"))
  expect(isRedirect(thrown) && thrown.options.href).toBe(
    "/ja/learning/senpai-tips?topic=visa&cursor=undefined",
  )
})

test("any other refusal is the page's error", async () => {
  const error = refusal("request.invalid")
  expect(await load(error)).toBe(error)
})
