import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { suspendAccount } from "#api/modules/editorial/suspensions/builders"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { deleteDueAccounts } from "#api/modules/identity/deletion/service"
import { aMentor, saveMentorPage } from "#api/modules/mentors/mentor-pages/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

/** Their entry of the directory is made by a job. */
async function aListedMentor(wishes: Parameters<typeof aMentor>[1] = {}) {
  const mentor = await aMentor(api, wishes)
  await api.settle()
  return mentor
}

const put = (path: string, token: string) => api.call(`PUT /v1/${path}`, { token })
const saved = async (token: string, language: "en" | "ja" = "en") =>
  (await api.call("GET /v1/saved?list=mentor", { token, language })).body.items
const factsOf = async (token: string, ...ids: string[]) =>
  (await api.call(`GET /v1/personal?things=${ids.map((id) => `mentor:${id}`).join(",")}`, { token })).body
    .items

describe("a saved senpai", () => {
  it("is listed with name, seal and headline, in the reader's language or the only one", async () => {
    const both = await aListedMentor()
    const english = await aListedMentor({ page: { headline: { en: "Two offers", ja: null } } })
    const { token } = await signedIn(api)
    for (const { id } of [both, english]) {
      expect((await put(`saved/mentor/${id}`, token)).status).toBe(204)
      api.clock.advance(1)
    }
    expect(await saved(token, "ja")).toEqual([
      expect.objectContaining({
        noun: "mentor",
        id: english.id,
        is_gone: false,
        path: `/mentors/profile/${english.id}`,
        title: "Nguyen Thi Linh",
        language: "en",
        is_fallback: true,
        person: { seal: "L", photo: null, headline: "Two offers" },
      }),
      expect.objectContaining({
        id: both.id,
        language: "ja",
        is_fallback: false,
        person: { seal: "L", photo: null, headline: "ハノイから名古屋の物流会社へ" },
      }),
    ])
  })

  it("is marked as gone, without a name, while the page is not published or its owner is suspended", async () => {
    const { id, token: owner, version } = await aListedMentor()
    const { token } = await signedIn(api)
    await put(`saved/mentor/${id}`, token)
    const gone = { is_gone: true, path: null, title: null, person: null }
    await saveMentorPage(api, owner, { version, is_published: false })
    await api.settle()
    expect(await saved(token)).toMatchObject([gone])
    await saveMentorPage(api, owner, { version: version + 1 })
    await api.settle()
    expect(await saved(token)).toMatchObject([{ is_gone: false, title: "Nguyen Thi Linh" }])
    await suspendAccount(api, id)
    await api.settle()
    expect(await saved(token)).toMatchObject([gone])
  })

  it("is not there for members who have blocked them or are blocked by them", async () => {
    const mentor = await aListedMentor()
    const [blocking, blocked] = [await signedIn(api), await signedIn(api)]
    for (const { token } of [blocking, blocked]) await put(`saved/mentor/${mentor.id}`, token)
    await put(`blocks/${mentor.id}`, blocking.token)
    await put(`blocks/${blocked.id}`, mentor.token)
    for (const { token } of [blocking, blocked]) {
      expect(await saved(token)).toMatchObject([{ is_gone: true, title: null, person: null }])
      await api.call(`DELETE /v1/saved/mentor/${mentor.id}`, { token })
    }
    api.clock.advance(2 * 86_400)
    const late = await signedIn(api)
    await put(`blocks/${mentor.id}`, late.token)
    expect((await put(`saved/mentor/${mentor.id}`, late.token)).body.code).toBe("saved.nothing_there")
  })

  it("needs a page in the directory", async () => {
    const { token, id } = await signedIn(api)
    for (const unknown of [id, crypto.randomUUID(), "linh"])
      expect((await put(`saved/mentor/${unknown}`, token)).body.code).toBe("saved.nothing_there")
  })
})

describe("following a senpai", () => {
  it("works for members who can see them, and not for oneself or a company", async () => {
    const mentor = await aListedMentor()
    const { token } = await signedIn(api)
    expect(await factsOf(token, mentor.id)).toMatchObject([
      { follow: { is_following: false, may_follow: true } },
    ])
    expect((await put(`follows/mentor/${mentor.id}`, token)).status).toBe(204)
    expect(await factsOf(token, mentor.id)).toMatchObject([{ follow: { is_following: true } }])
    await api.call(`DELETE /v1/follows/mentor/${mentor.id}`, { token })
    expect(await factsOf(token, mentor.id)).toMatchObject([{ follow: { is_following: false } }])
    expect(await factsOf(mentor.token, mentor.id)).toMatchObject([{ follow: { may_follow: false } }])
    expect((await put(`follows/mentor/${mentor.id}`, mentor.token)).body.code).toBe("follows.nothing_there")
    const company = await signedIn(api, aStudent({ role: "company" }))
    expect((await put(`follows/mentor/${mentor.id}`, company.token)).body.code).toBe(
      "follows.not_for_companies",
    )
  })

  it("is refused to members with a block in either direction", async () => {
    const mentor = await aListedMentor()
    const [blocking, blocked] = [await signedIn(api), await signedIn(api)]
    await put(`blocks/${mentor.id}`, blocking.token)
    await put(`blocks/${blocked.id}`, mentor.token)
    for (const { token } of [blocking, blocked])
      expect((await put(`follows/mentor/${mentor.id}`, token)).body.code).toBe("follows.nothing_there")
  })
})

describe("the personal facts of a senpai's page", () => {
  it("say whether it is hidden by a block in either direction, and whether it is saved", async () => {
    const [mentor, other] = [await aListedMentor(), await aListedMentor()]
    const [blocking, blocked] = [await signedIn(api), await signedIn(api)]
    await put(`saved/mentor/${other.id}`, blocking.token)
    await put(`blocks/${mentor.id}`, blocking.token)
    await put(`blocks/${blocked.id}`, mentor.token)
    expect(await factsOf(blocking.token, mentor.id, other.id)).toMatchObject([
      { id: mentor.id, block: { is_blocked: true, people: [] }, saved: { is_saved: false, may_save: true } },
      { id: other.id, block: { is_blocked: false, people: [] }, saved: { is_saved: true } },
    ])
    expect(await factsOf(blocked.token, mentor.id, other.id)).toMatchObject([
      { block: { is_blocked: true } },
      { block: { is_blocked: false } },
    ])
    expect(await factsOf(mentor.token, mentor.id)).toMatchObject([{ block: { is_blocked: false } }])
  })

  it("take as many statements for fifty pages as for one", async () => {
    const { id } = await aListedMentor()
    const { token } = await signedIn(api)
    const cost = async (ids: string[]) => {
      await api.settle()
      return countStatements(() => factsOf(token, ...ids))
    }
    await cost([id])
    const one = await cost([id])
    expect(await cost([id, ...Array.from({ length: 49 }, () => crypto.randomUUID())])).toBe(one)
  })
})

it("a deleted account leaves no trace in the lists of others", async () => {
  const mentor = await aListedMentor()
  const { token } = await signedIn(api)
  await put(`saved/mentor/${mentor.id}`, token)
  await put(`follows/mentor/${mentor.id}`, token)
  await api.call("POST /v1/account/leaving", {
    token: mentor.token,
    body: { password: mentor.account.password },
  })
  api.clock.advance(60 * 86_400)
  await deleteDueAccounts(api)
  await api.settle()
  const { token: later } = await signedIn(api)
  expect((await put(`saved/mentor/${mentor.id}`, later)).status).toBe(404)
  for (const table of ["saved", "follows", "saved_counts"]) {
    const left = sql`select from ${sql.identifier(table)} where thing_id = ${mentor.id}`
    expect([table, await rows(api.db.autocommit, left)]).toEqual([table, []])
  }
})
