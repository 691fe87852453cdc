import { randomUUID } from "node:crypto"
import { MOST_NAMED_VERSIONS, MOST_VERSIONS } from "@shirube/vocabulary/career/career-documents/choices"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type CareerDocumentId, namedId } from "#api/kernel/db/ids"
import { signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { anEpisode } from "../builders.ts"
import { saveDocument } from "../service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

interface ListedVersion {
  readonly version: number
  readonly name: string | null
  readonly saved_at: string
  readonly characters: number
}

const minutes = (count: number) => api.clock.advance(count * 60)
const PATH = "/v1/career/documents"

/** A document and what its owner does with it. */
async function aDocument(text = "first") {
  const { token, id: userId } = await signedIn(api)
  const id = namedId<CareerDocumentId>(randomUUID())
  const call = (route: string, body?: object) => api.call(route, { token, body })
  const saved = await call(`PUT ${PATH}/${id}`, { version: 0, content: anEpisode({ situation: text }) })
  let version: number = saved.body.version
  return {
    id,
    userId,
    call,
    async write(situation: string, more: object = {}) {
      const body = { version, content: anEpisode({ situation }), ...more }
      const answer = await call(`PUT ${PATH}/${id}`, body)
      expect(answer.status).toBe(200)
      version = answer.body.version
    },
    keep: (name?: string, of = version) =>
      call(`POST ${PATH}/${id}/versions`, { version: of, ...(name === undefined ? {} : { name }) }),
    list: async (query = "?limit=100"): Promise<ListedVersion[]> =>
      (await call(`GET ${PATH}/${id}/versions${query}`)).body.items,
    textOf: async (kept: number) =>
      (await call(`GET ${PATH}/${id}/versions/${kept}`)).body.content?.situation as string | undefined,
  }
}

describe("the history of a document", () => {
  it("gets a version every ten minutes of writing, and one of what was there before a pause", async () => {
    const document = await aDocument()
    for (let minute = 1; minute <= 25; minute++) {
      minutes(1)
      await document.write(`minute ${minute}`)
    }
    const texts = async () =>
      Promise.all((await document.list()).map(({ version }) => document.textOf(version)))
    expect(await texts()).toEqual(["minute 18", "minute 9"])
    minutes(5 * 60)
    await document.write("in the afternoon")
    expect(await texts()).toEqual(["minute 25", "minute 18", "minute 9"])
    const [last] = await document.list()
    expect(last).toMatchObject({ saved_at: "2026-11-15T00:25:00.000Z", name: null })
  })

  it("keeps a long text that is deleted, however recent it is", async () => {
    const long = "語".repeat(150)
    const document = await aDocument(long)
    await document.write("")
    const [kept] = await document.list()
    expect(await document.textOf(kept?.version ?? 0)).toBe(long)
  })

  it("keeps the replaced text when an earlier one is restored, once", async () => {
    const document = await aDocument("early")
    await document.keep("Early")
    await document.write("late")
    const restored = anEpisode({ situation: (await document.textOf(1)) ?? "" })
    const body = { version: 2, content: restored, keeps_previous: true }
    for (let times = 0; times < 2; times++)
      expect((await document.call(`PUT ${PATH}/${document.id}`, body)).body.version).toBe(3)
    expect((await document.list()).map(({ version, name }) => [version, name])).toEqual([
      [2, null],
      [1, "Early"],
    ])
    expect(await document.textOf(2)).toBe("late")
    const { body: now } = await document.call(`GET ${PATH}/${document.id}`)
    expect(now.content.situation).toBe("early")
  })

  it("has versions with names, which a repetition changes and does not add", async () => {
    const document = await aDocument()
    const made = await Promise.all([document.keep("Sent"), document.keep("Sent")])
    expect(made.map(({ status }) => status)).toEqual([200, 200])
    expect((await document.keep("Sent to Aozora")).body).toMatchObject({ version: 1, name: "Sent to Aozora" })
    // Keeping it again without a name does not remove the name.
    expect((await document.keep()).body.name).toBe("Sent to Aozora")
    await document.write("another")
    expect((await document.keep("late", 1)).body.code).toBe("career_document.changed_elsewhere")
    expect((await document.keep("")).status).toBe(422)
    expect((await document.keep("x".repeat(61))).status).toBe(422)
    expect(await document.list()).toMatchObject([{ version: 1, name: "Sent to Aozora" }])
  })

  it("has at most a hundred versions, of which named ones stay", async () => {
    const document = await aDocument()
    await document.keep("The first")
    const last = MOST_VERSIONS + 20
    for (let version = 1; version < last; version++) {
      minutes(11)
      const written = { version, content: anEpisode({ situation: `text ${version}` }), keeps_previous: false }
      // Not over HTTP: that many saves in a few seconds exceed the rate limit.
      await api.db.transaction((tx) =>
        saveDocument(tx, api, document.userId, document.id, written, api.clock.now()),
      )
    }
    const kept = await document.list()
    expect(kept).toHaveLength(MOST_VERSIONS)
    expect(kept.at(-1)).toMatchObject({ version: 1, name: "The first" })
    expect(kept[0]?.version).toBe(last - 1)
    expect(new Set(kept.map(({ version }) => version)).size).toBe(MOST_VERSIONS)
  })

  it("has at most fifty names", async () => {
    const document = await aDocument()
    for (let each = 0; each < MOST_NAMED_VERSIONS; each++) {
      expect((await document.keep(`Name ${each}`)).status).toBe(200)
      await document.write(`text ${each}`)
    }
    expect((await document.keep("One more")).body.code).toBe("career_document.too_many_named")
    expect((await document.keep()).status).toBe(200)
  })

  it("is read page by page", async () => {
    const document = await aDocument()
    for (let each = 0; each < 5; each++) {
      minutes(11)
      await document.write(`text ${each}`)
    }
    const seen: number[] = []
    let query = "?limit=2"
    for (let pages = 0; pages < 3; pages++) {
      const { body } = await document.call(`GET ${PATH}/${document.id}/versions${query}`)
      seen.push(...body.items.map(({ version }: ListedVersion) => version))
      query = `?limit=2&cursor=${body.next_cursor}`
      if (body.next_cursor === null) break
    }
    expect(seen).toEqual([5, 4, 3, 2, 1])
    const wrong = Buffer.from(JSON.stringify(["-1"])).toString("base64url")
    const { body } = await document.call(`GET ${PATH}/${document.id}/versions?cursor=${wrong}`)
    expect(body.code).toBe("cursor.invalid")
  })

  it("has no versions that were not kept, and disappears with the document", async () => {
    const document = await aDocument()
    await document.keep("Kept")
    for (const version of [2, 999_999_999])
      expect((await document.call(`GET ${PATH}/${document.id}/versions/${version}`)).body.code).toBe(
        "career_document.no_such_version",
      )
    expect((await document.call(`GET ${PATH}/${document.id}/versions/0`)).status).toBe(422)
    await document.call(`DELETE ${PATH}/${document.id}`)
    expect((await document.call(`GET ${PATH}/${document.id}/versions/1`)).status).toBe(404)
    expect((await document.call(`GET ${PATH}/${document.id}/versions`)).status).toBe(404)
  })

  it("takes as many statements with many versions as with few", async () => {
    const document = await aDocument()
    const cost = () => countStatements(() => document.list(""), /"career_document/)
    await document.keep()
    const few = await cost()
    for (let each = 0; each < 10; each++) {
      minutes(11)
      await document.write(`text ${each}`)
    }
    expect([few, await cost()]).toEqual([2, 2])
  })
})
