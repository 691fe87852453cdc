import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { UserId } from "#api/kernel/db/ids"
import { answer, ask } from "#api/modules/community/forum/builders"
import { suspendAccount } from "#api/modules/editorial/suspensions/builders"
import { setScreened } from "#api/modules/identity/accounts/service"
import { signedIn } from "#api/modules/identity/auth/builders"
import { deleteDueAccounts } from "#api/modules/identity/deletion/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aMentor, saveMentorPage } from "./builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

type Mentor = Awaited<ReturnType<typeof aMentor>>

/** Where a reader can find the senpai; the answers of the API are stored. */
async function placesOf(id: UserId, reader: string) {
  await api.settle()
  const seen = {
    page: (await api.call(`GET /v1/mentors/${id}`)).status === 200,
    directory: (await api.call("GET /v1/mentors")).body.items.length > 0,
    saved: (await api.call("GET /v1/saved?list=mentor", { token: reader })).body.items.some(
      (item: { is_gone: boolean }) => !item.is_gone,
    ),
  }
  return Object.entries(seen).flatMap(([place, isThere]) => (isThere ? [place] : []))
}
const everywhere = ["page", "directory", "saved"]

const leave = ({ token, account }: Mentor) =>
  api.call("POST /v1/account/leaving", { token, body: { password: account.password } })
const screen = (id: UserId, isScreened: boolean) =>
  api.db.transaction((tx) => setScreened(tx, id, isScreened))

const endings: [string, (mentor: Mentor) => Promise<unknown>, ((mentor: Mentor) => Promise<unknown>)?][] = [
  [
    "unpublishes the page",
    ({ token, version }) => saveMentorPage(api, token, { version, is_published: false }),
    ({ token, version }) => saveMentorPage(api, token, { version: version + 1 }),
  ],
  ["is suspended", ({ id }) => suspendAccount(api, id)],
  ["is leaving", leave, ({ token }) => api.call("DELETE /v1/account/leaving", { token })],
  ["is no longer screened", ({ id }) => screen(id, false), ({ id }) => screen(id, true)],
]

describe("a senpai disappears from page, directory and saved lists", () => {
  it.each(endings)("who %s", async (_, end, undo) => {
    const mentor = await aMentor(api)
    await api.settle()
    const { token } = await signedIn(api)
    await api.call(`PUT /v1/saved/mentor/${mentor.id}`, { token })
    expect(await placesOf(mentor.id, token)).toEqual(everywhere)
    await end(mentor)
    expect(await placesOf(mentor.id, token)).toEqual([])
    if (!undo) return
    await undo(mentor)
    expect(await placesOf(mentor.id, token)).toEqual(everywhere)
  })

  it("whose account is deleted", async () => {
    const mentor = await aMentor(api)
    const { token } = await signedIn(api)
    expect(await placesOf(mentor.id, token)).toEqual(["page", "directory"])
    await leave(mentor)
    api.clock.advance(60 * 86_400)
    await deleteDueAccounts(api)
    const later = await signedIn(api)
    expect(await placesOf(mentor.id, later.token)).toEqual([])
  })
})

describe("the count of accepted answers", () => {
  it("falls when the asker withdraws the acceptance or gives it to another answer", async () => {
    const [first, second] = [await aMentor(api), await aMentor(api)]
    const asker = await signedIn(api)
    const question = await ask(api, asker.token)
    const answers = [await answer(api, first.token, question), await answer(api, second.token, question)]
    const path = `/v1/questions/${question}/accepted`
    const accept = (answerId: string | undefined) =>
      api.call(`PUT ${path}`, { token: asker.token, body: { answer_id: answerId } })
    const counts = async () => {
      await api.settle()
      const accepted: number[] = []
      for (const { id } of [first, second])
        accepted.push((await api.call(`GET /v1/mentors/${id}`)).body.counts.accepted_answers)
      return accepted
    }
    await accept(answers[0])
    expect(await counts()).toEqual([1, 0])
    await accept(answers[1])
    expect(await counts()).toEqual([0, 1])
    await api.call(`DELETE ${path}`, { token: asker.token })
    expect(await counts()).toEqual([0, 0])
  })
})
