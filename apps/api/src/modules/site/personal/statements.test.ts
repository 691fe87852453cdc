// How many statements the calls of a member's page take. With `storesAnswers` as in production, the second call
// takes the member from memory.
import { afterAll, beforeAll, expect, it } from "vitest"
import { answer, aSenpai, ask, comment } from "#api/modules/community/forum/builders"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements, statementsOf } from "#api/testing/statements"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
afterAll(() => api.stop())

/** Of two calls in a row. */
async function costs(call: string, token: string) {
  await api.settle()
  const read = async () => expect((await api.call(call, { token })).status).toBe(200)
  return [await countStatements(read), await countStatements(read)]
}

async function aThreadOfNine() {
  const asker = await signedIn(api)
  const question = await ask(api, asker.token)
  const answers: string[] = []
  for (let i = 0; i < 8; i++)
    answers.push(await answer(api, (await signedIn(api, aSenpai())).token, question))
  await comment(api, asker.token, { noun: "question", id: question })
  return { asker, things: [`question:${question}`, ...answers.map((id) => `answer:${id}`)].join(",") }
}

it("a question's personal call takes one, for everyone who may see it", async () => {
  const { asker, things } = await aThreadOfNine()
  const readers = [
    asker,
    await signedIn(api),
    await signedIn(api, aSenpai()),
    await signedIn(api, aStudent({ role: "company" })),
  ]
  for (const { token } of readers)
    expect((await costs(`GET /v1/personal?things=${things}`, token))[1]).toBe(1)
})

it("a personal call takes one, whatever its nouns and however many things", async () => {
  const { token } = await signedIn(api)
  const nouns = ["article", "course", "tip", "event", "past-event", "question", "answer", "mentor"]
  const mixed = nouns.map((noun) => `${noun}:no-such-thing`)
  const many = Array.from({ length: 50 }, (_, i) => `article:article-${i}`)
  for (const things of [mixed, many, mixed.slice(0, 1), mixed.slice(3, 4)])
    expect((await costs(`GET /v1/personal?things=${things.join(",")}`, token))[1]).toBe(1)
})

it("asks only for facts that the named things have", async () => {
  const { token } = await signedIn(api)
  const tablesOf = async (things: string) => {
    const read = () => api.call(`GET /v1/personal?things=${things}`, { token })
    const [text = ""] = await statementsOf(read, /json_agg/)
    return ["saved", "votes", "follows", "blocks", "course_progress", "event_registrations"].filter((table) =>
      text.includes(`"${table}"`),
    )
  }
  expect(await tablesOf("article:es")).toEqual(["saved"])
  expect(await tablesOf("event:fair")).toEqual(["saved", "event_registrations"])
  expect(await tablesOf("course:es")).toEqual(["saved", "course_progress"])
  expect(await tablesOf("question:00000000-0000-4000-8000-000000000000")).toEqual([
    "saved",
    "votes",
    "follows",
    "blocks",
  ])
})

it("the user and the unread number take none once they are known", async () => {
  const { token } = await signedIn(api)
  expect(await costs("GET /v2/user", token)).toEqual([2, 0])
  expect(await costs("GET /v1/notifications/unread", token)).toEqual([1, 0])
})

it("one's calendar takes one, and one more for the class of the profile", async () => {
  const { token } = await signedIn(api)
  expect(await costs("GET /v1/calendar/mine", token)).toEqual([3, 2])
  await api.call("PUT /v1/calendar/mine/class", { token, body: { class: "2028-03" } })
  expect((await costs("GET /v1/calendar/mine", token))[1]).toBe(1)
})

it("questions for a senpai take seven, however many there are", async () => {
  const senpai = await signedIn(api, aSenpai())
  await ask(api, (await signedIn(api)).token)
  const few = (await costs("GET /v1/questions/for-me", senpai.token))[1]
  for (let i = 0; i < 6; i++) await ask(api, (await signedIn(api)).token)
  expect([few, (await costs("GET /v1/questions/for-me", senpai.token))[1]]).toEqual([7, 7])
})
