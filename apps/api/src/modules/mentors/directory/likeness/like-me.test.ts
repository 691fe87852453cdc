// "Someone like me" against a real directory; the ranking itself is tested without one (likeness.test.ts).
import { MOST_MATCHES } from "@shirube/vocabulary/mentors/directory/choices"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { signedIn } from "#api/modules/identity/auth/builders"
import { type ProfileChange, writeProfile } from "#api/modules/people/profile/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { aMentor } from "../../mentor-pages/builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

interface Match {
  readonly id: string
  readonly name: string
  readonly shared: readonly string[]
}

const fromNepal = {
  nationality: "NP",
  japaneseLevel: "n3",
  universityId: "waseda-university",
  major: "Computer Science",
  industries: ["it-telecommunications"],
  languages: [{ code: "ne", level: "native" }],
}
const inIt = {
  workplaces: [
    {
      company: "Kumo",
      since: "2021-04",
      industry: "it-telecommunications",
      occupation: "it-engineer",
      city: "Tokyo",
    },
  ],
}

async function aStudentWith(profile: object) {
  const student = await signedIn(api)
  await api.db.transaction((tx) =>
    writeProfile(tx, student.id, profile as unknown as ProfileChange, api.clock.now()),
  )
  return student
}

const likeMe = async (token: string | undefined): Promise<Match[]> =>
  (await api.call("GET /v1/mentors/like-me", { token })).body.items
const reasons = async (token: string | undefined) =>
  Object.fromEntries((await likeMe(token)).map(({ name, shared }) => [name, shared]))

describe("someone like me", () => {
  it("lists those who share the most first, each with what they share", async () => {
    await aMentor(api, { account: { name: "Linh" } })
    await aMentor(api, {
      account: { name: "Sita" },
      profile: { ...fromNepal, japaneseLevel: "n1" },
      application: inIt,
    })
    await aMentor(api, {
      account: { name: "Ram" },
      profile: { nationality: "NP", languages: [{ code: "ne", level: "native" }] },
      page: { level_then: "n1" },
    })
    await api.settle()
    const { token } = await aStudentWith(fromNepal)
    const matches = await likeMe(token)
    expect(matches.map(({ name }) => name)).toEqual(["Sita", "Ram", "Linh"])
    expect(matches.map(({ shared }) => shared)).toEqual([
      ["country", "field", "level_then", "university", "industry", "language"],
      ["country", "language"],
      ["level_then"],
    ])
    expect(matches[0]).toMatchObject({ nationality: "NP", university: { name: "Waseda University" } })
  })

  it("lists people without a reason for a student who has told us nothing", async () => {
    for (const name of ["Linh", "Mai"]) await aMentor(api, { account: { name } })
    await api.settle()
    const { token } = await signedIn(api)
    expect(await reasons(token)).toEqual({ Linh: [], Mai: [] })
  })

  it("counts a followed topic", async () => {
    await aMentor(api, { account: { name: "Linh" }, application: { topics: ["visa"] } })
    await aMentor(api, { account: { name: "Mai" } })
    await api.settle()
    const { token } = await signedIn(api)
    await api.call("PUT /v1/follows/topic/visa", { token })
    expect(await reasons(token)).toEqual({ Linh: ["topic"], Mai: [] })
  })

  it("does not match what a senpai hides", async () => {
    const visibility = {
      nationality: "members",
      languages: "nobody",
      university: "members",
      study: "members",
    }
    await aMentor(api, {
      account: { name: "Hidden" },
      profile: { ...fromNepal, visibility },
      page: { level_then: "n1" },
    })
    await api.settle()
    const { token } = await aStudentWith(fromNepal)
    const [match] = await likeMe(token)
    expect(match).toMatchObject({
      shared: [],
      nationality: null,
      languages: null,
      university: null,
      major: null,
    })
  })

  it("leaves out blocked people in both directions, and senpai who take no requests now", async () => {
    const blocked = await aMentor(api, { account: { name: "Blocked" } })
    const blocking = await aMentor(api, { account: { name: "Blocking" } })
    await aMentor(api, { account: { name: "Paused" }, page: { paused_until: "2027-01-01" } })
    await aMentor(api, { account: { name: "Linh" } })
    await api.settle()
    const student = await signedIn(api)
    await api.call(`PUT /v1/blocks/${blocked.id}`, { token: student.token })
    await api.call(`PUT /v1/blocks/${student.id}`, { token: blocking.token })
    expect(Object.keys(await reasons(student.token))).toEqual(["Linh"])
  })

  it("lists a few, and takes the same number of statements for any number of senpai", async () => {
    const { token } = await aStudentWith(fromNepal)
    await aMentor(api)
    await api.settle()
    const cost = async () => {
      let length = 0
      const statements = await countStatements(async () => {
        length = (await likeMe(token)).length
      })
      return { length, statements }
    }
    const alone = await cost()
    for (let count = 0; count < MOST_MATCHES + 2; count++) await aMentor(api)
    await api.settle()
    const among = await cost()
    expect([alone.length, among.length]).toEqual([1, MOST_MATCHES])
    expect(among.statements).toBe(alone.statements)
  })
})
