import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { suspendAccount } from "#api/modules/editorial/suspensions/builders"
import { signedIn } from "#api/modules/identity/auth/builders"
import { deleteDueAccounts } from "#api/modules/identity/deletion/service"
import { aMentor, saveMentorPage } from "#api/modules/mentors/mentor-pages/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mentorSource } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

type Reader = { readonly token?: string; readonly language?: "en" | "ja" }

const search = async (q: string, reader: Reader = {}) =>
  (await api.call(`GET /v1/search?kind=mentor&q=${encodeURIComponent(q)}`, reader)).body
const found = async (q: string, reader: Reader = {}): Promise<string[]> =>
  (await search(q, reader)).items.map(({ id }: { id: string }) => id)
const suggested = async (q: string, reader: Reader = {}): Promise<string[]> =>
  (await api.call(`GET /v1/search/suggestions?q=${q}`, reader)).body.items.flatMap(
    ({ id }: { id?: string }) => id ?? [],
  )

async function aListedMentor(wishes: Parameters<typeof aMentor>[1] = {}) {
  const mentor = await aMentor(api, wishes)
  await api.settle()
  return mentor
}

describe("a senpai in the search of the site", () => {
  it("is found by name, headline, road and topics to ask about, in either language", async () => {
    const { id } = await aListedMentor()
    for (const q of [
      "Linh",
      "logistics Nagoya",
      "Hanoi",
      "entry sheets",
      "interviews",
      "内定",
      "ナゴヤ",
      "naitei",
    ])
      expect([q, await found(q)]).toEqual([q, [id]])
    const [english] = (await search("logistics")).items
    expect(english).toMatchObject({
      noun: "mentor",
      title: "Nguyen Thi Linh",
      path: `/mentors/profile/${id}`,
      is_fallback: false,
    })
    const { excerpt } = (await search("名古屋", { language: "ja" })).items[0]
    expect(excerpt.segments.map(({ text }: { text: string }) => text).join("")).toContain("名古屋の物流会社")
    expect((await api.call("GET /v1/search?q=Linh")).body.items).toHaveLength(1)
  })

  it("is found by a name in kana, also in Latin letters", async () => {
    const { id } = await aListedMentor({ account: { name: "キム・ミンソ" } })
    for (const q of ["ミンソ", "minso", "kimu"]) expect([q, await found(q)]).toEqual([q, [id]])
  })

  it("is not found by what the page hides or says only to some", async () => {
    await aListedMentor({
      profile: { visibility: { nationality: "members" }, major: "Quantum metallurgy" },
      page: { company_shown: "industry", not_for: { en: "No referrals to yakitori bars", ja: null } },
    })
    for (const q of ["Minato", "metallurgy", "Vietnam"]) expect([q, await found(q)]).toEqual([q, []])
  })

  it("follows changes of the page and of the name", async () => {
    const { id, token, version } = await aListedMentor()
    await saveMentorPage(api, token, { version, headline: { en: "A zeppelin pilot", ja: null } })
    await api.settle()
    expect([await found("zeppelin"), await found("logistics")]).toEqual([[id], []])
    const names = { family_name: "Tran", given_name: "Mai", has_one_name: false, birth_date: "1995-05-05" }
    await api.call("PUT /v1/profile/names", { token, body: { ...names, display_name: "Tran Mai" } })
    await api.settle()
    expect([await found("Tran"), await found("Linh")]).toEqual([[id], []])
  })

  it("is removed, also from stored results, when unpublished, suspended or deleted", async () => {
    const [unpublished, suspended, deleted] = [
      await aListedMentor(),
      await aListedMentor(),
      await aListedMentor(),
    ]
    const ids = async () => (await found("Hanoi")).sort()
    expect(await ids()).toEqual([unpublished.id, suspended.id, deleted.id].sort())
    await saveMentorPage(api, unpublished.token, { version: unpublished.version, is_published: false })
    await api.settle()
    expect(await ids()).toEqual([suspended.id, deleted.id].sort())
    await suspendAccount(api, suspended.id)
    await api.settle()
    expect([await ids(), await suggested("Nguyen")]).toEqual([[deleted.id], [deleted.id]])
    const { token, account } = deleted
    await api.call("POST /v1/account/leaving", { token, body: { password: account.password } })
    await api.settle()
    expect(await ids()).toEqual([])
    api.clock.advance(60 * 86_400)
    await deleteDueAccounts(api)
    await api.settle()
    expect([await ids(), await suggested("Nguyen")]).toEqual([[], []])
  })

  it("is not found by members with a block in either direction, and not counted for them", async () => {
    const [mentor, other] = [await aListedMentor(), await aListedMentor()]
    const [blocking, blocked, neutral] = [await signedIn(api), await signedIn(api), await signedIn(api)]
    await api.call(`PUT /v1/blocks/${mentor.id}`, { token: blocking.token })
    await api.call(`PUT /v1/blocks/${blocked.id}`, { token: mentor.token })
    for (const { token } of [blocking, blocked]) {
      const { items, total } = await search("Hanoi", { token })
      expect([items.map(({ id }: { id: string }) => id), total]).toEqual([[other.id], 1])
      expect(await suggested("Nguyen", { token })).toEqual([other.id])
    }
    expect(await found("Hanoi", { token: neutral.token })).toHaveLength(2)
    expect(await found("Hanoi")).toHaveLength(2)
  })
})

it("all documents can be made again, in the order of ids", async () => {
  const ids = [(await aListedMentor()).id, (await aListedMentor()).id, (await aListedMentor()).id].sort()
  const made: string[] = []
  for (let after = ""; ; ) {
    const [document] = await mentorSource.documentsAfter(api.db.autocommit, after, 1)
    if (!document) break
    expect(document.texts.ja?.headings).toEqual([expect.stringContaining("{名古屋|")])
    made.push(document.id)
    after = document.id
  }
  expect(made).toEqual(ids)
})
