import { addDays, dayInJapan } from "@shirube/vocabulary/time/days"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import {
  anAdultStudent,
  anAgreed,
  anOpenMentor,
  freeTimes,
  someHours,
} from "#api/modules/mentors/mentor-sessions/requests/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { aMentor } from "../mentor-pages/builders.ts"
import { renewEvery, renewPassed } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

interface Card {
  readonly id: string
  readonly next_free_at: string | null
}

const search = async (query = "") => {
  await api.settle()
  return (await api.call(`GET /v1/mentors${query}`)).body
}
const nextFree = async ({ id }: { readonly id: string }): Promise<string | null | undefined> =>
  (await search()).items.find((card: Card) => card.id === id)?.next_free_at
const saveHours = (token: string, wishes: object) =>
  api.call("PUT /v1/mentors/me/hours", { token, body: someHours(wishes) })
const HALF_HOUR_MS = 1_800_000
const DAY_SECONDS = 86_400

describe("the next free time of a senpai", () => {
  it("is the first one that a student could ask for, the same for everyone", async () => {
    const mentor = await anOpenMentor(api)
    const student = await anAdultStudent(api)
    const [first] = await freeTimes(api, student, mentor)
    expect(await nextFree(mentor)).toBe(first)
    await api.call(`PUT /v1/blocks/${student.id}`, { token: mentor.token })
    expect(await freeTimes(api, student, mentor)).toEqual([])
    expect(await nextFree(mentor)).toBe(first)
  })

  it("follows the senpai's hours, and is missing without any", async () => {
    const mentor = await aMentor(api)
    expect(await nextFree(mentor)).toBeNull()
    await saveHours(mentor.token, {})
    expect(await nextFree(mentor)).toEqual(expect.any(String))
    await saveHours(mentor.token, { hours: [] })
    expect(await nextFree(mentor)).toBeNull()
  })

  it("moves on when it is taken, and returns when the session is cancelled", async () => {
    const mentor = await anOpenMentor(api)
    const before = (await nextFree(mentor)) ?? ""
    const { id, startsAt, student } = await anAgreed(api, { mentor })
    expect(startsAt).toBe(before)
    expect(await nextFree(mentor)).toBe(new Date(Date.parse(before) + HALF_HOUR_MS).toISOString())
    await api.call(`POST /v1/mentor-sessions/${id}/cancel`, { token: student.token, body: {} })
    expect(await nextFree(mentor)).toBe(before)
  })

  it("is missing during a break, a pause by an editor and a pause after absences", async () => {
    const mentor = await anOpenMentor(api)
    const { token } = await signedIn(api, anEditor())
    const free = await nextFree(mentor)
    expect(free).not.toBeNull()

    await api.call("PUT /v1/mentors/me/pause", {
      token: mentor.token,
      body: { paused_until: "2026-11-20" },
    })
    expect(await nextFree(mentor)).toBeNull()
    await api.call("DELETE /v1/mentors/me/pause", { token: mentor.token })
    expect(await nextFree(mentor)).toBe(free)

    const pause = `/v1/editors/screenings/${mentor.id}/pause` as const
    await api.call(`PUT ${pause}`, { token, body: { reason: "unanswered" } })
    expect(await nextFree(mentor)).toBeNull()
    await api.call(`DELETE ${pause}`, { token })
    expect(await nextFree(mentor)).toBe(free)

    await api.database.exec(`insert into mentor_session_pauses (user_id, paused_at, absences)
      values ('${mentor.id}', '${api.clock.now().toISOString()}', 3)`)
    await saveHours(mentor.token, {})
    expect(await nextFree(mentor)).toBeNull()
    await api.call(`POST /v1/editors/members/${mentor.id}/session-pause/lift`, { token })
    expect(await nextFree(mentor)).toBe(free)
  })

  it("is not shown once it has passed, and becomes the next one", async () => {
    const mentor = await anOpenMentor(api)
    const before = (await nextFree(mentor)) ?? ""
    const wait = Date.parse(before) - api.clock.now().getTime()
    api.clock.advance(wait / 1000 - DAY_SECONDS + 60)
    api.answers.drop()
    expect(await nextFree(mentor)).toBeNull()
    await renewPassed(api).run({})
    expect(await nextFree(mentor)).toBe(new Date(Date.parse(before) + HALF_HOUR_MS).toISOString())
  })

  it("is found for many senpai with as many statements as for one", async () => {
    const cost = async () => {
      await api.settle()
      api.clock.advance(2 * DAY_SECONDS)
      return countStatements(() => renewPassed(api).run({}), /mentor_|screenings/)
    }
    await anOpenMentor(api)
    const forOne = await cost()
    for (let count = 0; count < 3; count++) await anOpenMentor(api)
    expect(await cost()).toBe(forOne)
  })
})

describe("senpai who are free within a week", () => {
  const soonIn = async () => {
    const { items, facets } = await search("?free=week")
    const counts = facets.find(({ facet }: { facet: string }) => facet === "free").values
    return [items.map(({ id }: Card) => id), counts]
  }

  it("can be searched for, with their number, and tell which filter to drop", async () => {
    const mentor = await anOpenMentor(api)
    await aMentor(api)
    expect(await soonIn()).toEqual([[mentor.id], [{ value: "week", count: 1 }]])
    const { drop } = await search("?free=week&country=BR")
    expect(drop).toEqual([{ filter: "country", count: 1 }])
    await saveHours(mentor.token, { hours: [] })
    expect(await soonIn()).toEqual([[], []])
  })

  it("are found from the night on in which the time is within a week", async () => {
    const today = dayInJapan(api.clock.now())
    const days_off = Array.from({ length: 9 }, (_, days) => addDays(today, days))
    const mentor = await anOpenMentor(api, { hours: { days_off } })
    expect(await soonIn()).toEqual([[], []])
    api.clock.advance(2 * DAY_SECONDS)
    await renewEvery(api).run({})
    expect(await soonIn()).toEqual([[mentor.id], [{ value: "week", count: 1 }]])
  })
})
