import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { signedIn } from "#api/modules/identity/auth/builders"
import { anArticle, anEnglishText, publish } from "#api/modules/learning/articles/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const titled = (id: string, title: string) => anArticle({ id, texts: { en: anEnglishText({ title }) } })

async function aReaderOf(...ids: string[]) {
  const reader = await signedIn(api)
  for (const id of ids) {
    await api.call(`PUT /v1/saved/article/${id}`, { token: reader.token })
    api.clock.advance(1)
  }
  return reader
}
const found = async (token: string, query: string, language: "en" | "ja" = "en") => {
  const { body } = await api.call(`GET /v1/saved?list=article${query}`, { token, language })
  return body.items.map(({ id }: { id: string }) => id)
}
const note = (token: string | undefined, id: string, text: unknown) =>
  api.call(`PUT /v1/saved/article/${id}/note`, { token, body: { note: text } })
const move = (token: string | undefined, id: string, side: unknown, of: string) =>
  api.call(`PUT /v1/saved/article/${id}/place`, { token, body: { side, of: { noun: "article", id: of } } })

describe("searching the saved list", () => {
  it("matches any part of the title in either language, and the note", async () => {
    await publish(api, anArticle({ id: "both" }), titled("visa", "Your visa after the offer"))
    const { token } = await aReaderOf("both", "visa")
    await note(token, "visa", "ask at the ward office 区役所")
    expect(await found(token, "&q=VISA")).toEqual(["visa"])
    expect(await found(token, `&q=${encodeURIComponent("最後")}`)).toEqual(["both"])
    expect(await found(token, "&q=saigo")).toEqual(["both"])
    expect(await found(token, `&q=${encodeURIComponent("区役所")}`, "ja")).toEqual(["visa"])
    expect(await found(token, "&q=")).toEqual(["visa", "both"])
    expect(await found(token, "&q=nothing+of+the+kind")).toEqual([])
    expect((await api.call(`GET /v1/saved?list=article&q=${"x".repeat(101)}`, { token })).status).toBe(422)
  })

  it("finds deleted items by their stored title", async () => {
    await publish(api, titled("visa", "Your visa after the offer"))
    const { token } = await aReaderOf("visa")
    await api.database.exec("delete from articles")
    expect(await found(token, "&q=offer")).toEqual(["visa"])
  })

  it("pages through the results, with bounded work in a list of any length", async () => {
    await publish(api, titled("oldest", "The one about suits"), titled("newest", "Suits again"))
    const { id, token } = await aReaderOf("oldest")
    await api.database.exec(
      `insert into saved (user_id, noun, thing_id, saved_at)
         select '${id}', 'article', 'gone-' || i, now() + i * interval '1 second' from generate_series(1, 700) i`,
    )
    await api.database.exec(
      `insert into saved (user_id, noun, thing_id, saved_at) values ('${id}', 'article', 'newest', now() + interval '1 day')`,
    )
    const seen: string[] = []
    let calls = 0
    for (let cursor: string | null = ""; cursor !== null; calls++) {
      const query = `&q=suits&limit=1${cursor && `&cursor=${cursor}`}`
      const { body } = await api.call(`GET /v1/saved?list=article${query}`, { token })
      seen.push(...body.items.map((item: { id: string }) => item.id))
      cursor = body.next_cursor
    }
    expect([seen, calls]).toEqual([["newest", "oldest"], 2])
  })

  it("takes as many statements for a long list as for a short one", async () => {
    const ids = Array.from({ length: 20 }, (_, i) => `article-of-${i}`)
    await publish(api, ...ids.map((id) => anArticle({ id })))
    const cost = (token: string, call: string) =>
      countStatements(async () => expect((await api.call(call, { token })).status).toBe(200))
    const [few, many] = [await aReaderOf("article-of-0"), await aReaderOf(...ids)]
    for (const call of ["GET /v1/saved?list=article&q=es&order=own", "GET /v1/collections"])
      expect(await cost(many.token, call)).toBe(await cost(few.token, call))
  })

  it("needs a known list", async () => {
    const { token } = await signedIn(api)
    expect((await api.call("GET /v1/saved?list=event", { token })).body).toEqual({
      items: [],
      next_cursor: null,
    })
    for (const query of ["list=person", "list=article&order=best", "list=article&collection=mine"])
      expect([query, (await api.call(`GET /v1/saved?${query}`, { token })).status]).toEqual([query, 422])
  })
})

describe("a note on a saved item", () => {
  it("is visible to its owner only, is removed by an empty one, and is limited in length", async () => {
    await publish(api, titled("visa", "Your visa"))
    const [amara, ben] = [await aReaderOf("visa"), await aReaderOf()]
    expect((await note(amara.token, "visa", "x".repeat(1_001))).status).toBe(422)
    expect((await note(amara.token, "visa", 7)).status).toBe(422)
    expect((await note(ben.token, "visa", "mine too")).body.code).toBe("saved.not_saved")
    expect((await note(amara.token, "visa", "  For Monday.  ")).status).toBe(204)
    const shown = async () =>
      (await api.call("GET /v1/saved?list=article", { token: amara.token })).body.items[0].note
    expect(await shown()).toBe("For Monday.")
    await note(amara.token, "visa", "")
    expect(await shown()).toBeNull()
  })

  it("is restored if the item was unsaved by mistake, and is gone a day later", async () => {
    await publish(api, titled("visa", "Your visa"), titled("suits", "Suits"))
    const { token } = await aReaderOf("visa", "suits")
    await note(token, "visa", "For Monday.")
    const again = async () => {
      await api.call("DELETE /v1/saved/article/visa", { token })
      return async () => {
        await api.call("PUT /v1/saved/article/visa", { token })
        const { items } = (await api.call("GET /v1/saved?list=article", { token })).body
        return items.map((item: { id: string; note: string | null }) => [item.id, item.note])
      }
    }
    expect(await (await again())()).toEqual([
      ["suits", null],
      ["visa", "For Monday."],
    ])
    const later = await again()
    api.clock.advance(3_600)
    expect(await later()).toEqual([
      ["visa", "For Monday."],
      ["suits", null],
    ])
    const muchLater = await again()
    // Advancing the clock that far would expire the session.
    await api.database.exec("update unsaved set unsaved_at = unsaved_at - interval '1 day'")
    expect((await muchLater())[0]).toEqual(["visa", null])
  })
})

describe("the member's own order", () => {
  // spec: learning.saving
  it("starts with the newest first, and follows the member's moves", async () => {
    const ids = ["a", "b", "c", "d"]
    await publish(api, ...ids.map((id) => titled(id, `Article ${id}`)), titled("e", "Article e"))
    const { token } = await aReaderOf(...ids)
    const own = () => found(token, "&order=own")
    expect(await own()).toEqual(["d", "c", "b", "a"])
    expect((await move(token, "a", "before", "c")).status).toBe(204)
    expect(await own()).toEqual(["d", "a", "c", "b"])
    await move(token, "d", "after", "b")
    expect(await own()).toEqual(["a", "c", "b", "d"])
    await move(token, "b", "before", "a")
    expect(await own()).toEqual(["b", "a", "c", "d"])
    // A newly saved item comes first; the order by date is unaffected.
    api.clock.advance(1)
    await api.call("PUT /v1/saved/article/e", { token })
    expect(await own()).toEqual(["e", "b", "a", "c", "d"])
    expect(await found(token, "")).toEqual(["e", "d", "c", "b", "a"])
    await move(token, "e", "after", "e")
    expect(await own()).toEqual(["e", "b", "a", "c", "d"])
  })

  it("is paged, and survives a thousand moves to the same position", async () => {
    const ids = Array.from({ length: 7 }, (_, i) => `a-${i}`)
    await publish(api, ...ids.map((id) => titled(id, id)))
    const { id, token } = await aReaderOf(...ids)
    await api.database.exec(
      `update saved set place = '8' || repeat('1', 158) || 'f' where user_id = '${id}' and thing_id = 'a-3';
       update saved set place = '8' || repeat('1', 158) || 'e' where user_id = '${id}' and thing_id = 'a-4'`,
    )
    const before = await found(token, "&order=own")
    await move(token, "a-0", "after", "a-4")
    const others = before.filter((each: string) => each !== "a-0")
    others.splice(others.indexOf("a-4") + 1, 0, "a-0")
    expect(await found(token, "&order=own")).toEqual(others)
    const seen: string[] = []
    for (let cursor: string | null = ""; cursor !== null; ) {
      const query = `&order=own&limit=2${cursor && `&cursor=${cursor}`}`
      const { body } = await api.call(`GET /v1/saved?list=article${query}`, { token })
      seen.push(...body.items.map((item: { id: string }) => item.id))
      cursor = body.next_cursor
    }
    expect(seen).toEqual(others)
  })

  it("has a position for each, also if two tabs move at once", async () => {
    const ids = Array.from({ length: 8 }, (_, i) => `a-${i}`)
    await publish(api, ...ids.map((id) => titled(id, id)))
    const { token } = await aReaderOf(...ids)
    await Promise.all(ids.slice(2).map((id) => move(token, id, "after", "a-1")))
    const order = await found(token, "&order=own")
    expect([order.slice(0, 1), order.toSorted()]).toEqual([["a-1"], ids])
    expect(new Set(order).size).toBe(8)
    await Promise.all(ids.slice(1).map((id) => move(token, id, "before", "a-0")))
    expect((await found(token, "&order=own")).at(-1)).toBe("a-0")
  })

  it("is separate for each list and member", async () => {
    await publish(api, titled("a", "A"), titled("b", "B"))
    const [amara, ben] = [await aReaderOf("a"), await aReaderOf("a", "b")]
    expect((await move(amara.token, "a", "beside", "b")).status).toBe(422)
    for (const [id, of] of [
      ["a", "b"],
      ["b", "a"],
    ] as const)
      expect((await move(amara.token, id, "before", of)).body.code).toBe("saved.not_saved")
    const elsewhere = await api.call("PUT /v1/saved/article/a/place", {
      token: ben.token,
      body: { side: "before", of: { noun: "course", id: "b" } },
    })
    expect(elsewhere.body.code).toBe("saved.not_saved")
  })
})
