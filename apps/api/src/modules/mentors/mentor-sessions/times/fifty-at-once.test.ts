// Fifty students accept the same counter-proposed time at once.
import { afterAll, beforeAll, expect, it } from "vitest"
import { startTestApi, type TestApi } from "#api/testing/api"
import { anOpenMentor, aRequested } from "../requests/builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const STUDENTS = 50

it("one student gets the time, and the others keep their requests and what they wrote", async () => {
  const mentor = await anOpenMentor(api)
  const requests: Awaited<ReturnType<typeof aRequested>>[] = []
  for (let count = 0; count < STUDENTS; count++) requests.push(await aRequested(api, { mentor }))
  const [startsAt] = requests[0]?.times ?? []
  for (const { id } of requests) {
    const body = { times: [startsAt] }
    api.clock.advance(2)
    expect(
      (await api.call(`POST /v1/mentor-sessions/${id}/times`, { token: mentor.token, body })).status,
    ).toBe(200)
  }
  const accept = ({ id, student: { token } }: (typeof requests)[number]) =>
    api.call(`POST /v1/mentor-sessions/${id}/accept`, { token, body: { starts_at: startsAt } })
  const answers = await Promise.all(requests.map(accept))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ body }) => body.code === "mentor_session.time_taken")
  expect(refused).toHaveLength(STUDENTS - 1)
  const sessions = await Promise.all(
    requests.map(({ id, student: { token } }) => api.call(`GET /v1/mentor-sessions/${id}`, { token })),
  )
  const states = sessions.map(({ body }) => body.state)
  expect(states.filter((state) => state === "countered")).toHaveLength(STUDENTS - 1)
  for (const { body } of sessions)
    expect(body.questions).toEqual(["How should I begin my self-introduction?"])
})
