// Requests for tests: two people who can agree on a session; a test states only what matters to it.
import type { UserId } from "#api/kernel/db/ids"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { writeProfile } from "#api/modules/people/profile/service"
import type { TestApi } from "#api/testing/api"
import { aMentor } from "../../mentor-pages/builders.ts"

interface Person {
  readonly id: UserId
  readonly token: string
}

/** Evenings in Japan, every day. */
export const someHours = (wishes: object = {}) => ({
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "18:00", until: "21:00" })),
  length: 30,
  sessions_per_week: 10,
  days_off: [],
  meeting_link: "https://meet.example.com/linh",
  ...wishes,
})

/** A screened senpai with a page and hours. */
export async function anOpenMentor(
  api: TestApi,
  { hours = {}, ...wishes }: NonNullable<Parameters<typeof aMentor>[1]> & { readonly hours?: object } = {},
) {
  const mentor = await aMentor(api, wishes)
  const saved = await api.call("PUT /v1/mentors/me/hours", { token: mentor.token, body: someHours(hours) })
  if (saved.status !== 200) throw new Error(`Saving hours returned ${saved.status}`)
  return mentor
}

/** A verified student of age. */
export async function anAdultStudent(
  api: TestApi,
  {
    birthDate = "2003-05-05",
    ...wishes
  }: Parameters<typeof aStudent>[0] & { readonly birthDate?: string } = {},
) {
  const student = await signedIn(
    api,
    aStudent({ name: "Amara", isVerified: true, registerStep: null, ...wishes }),
  )
  await api.db.transaction((tx) => writeProfile(tx, student.id, { birthDate }, api.clock.now()))
  return student
}

/** Free times of a senpai with the hours above: the first is tomorrow's or the day after's evening. */
export async function freeTimes(api: TestApi, reader: Person, mentor: Person): Promise<string[]> {
  const { body } = await api.call(`GET /v1/mentors/${mentor.id}/free-times`, { token: reader.token })
  return body.times
}

export const aRequest = (times: readonly string[], wishes: object = {}) => ({
  purpose: "mock-interview",
  questions: ["How should I begin my self-introduction?"],
  times,
  ...wishes,
})

export async function requestAs(api: TestApi, student: Person, mentor: Person, wishes: object = {}) {
  const times = (await freeTimes(api, student, mentor)).slice(0, 2)
  return api.call(`POST /v1/mentors/${mentor.id}/sessions`, {
    token: student.token,
    body: aRequest(times, wishes),
  })
}

/** A request that was sent. */
export async function aRequested(
  api: TestApi,
  people: { readonly student?: Person; readonly mentor?: Person } = {},
) {
  const student = people.student ?? (await anAdultStudent(api))
  const mentor = people.mentor ?? (await anOpenMentor(api))
  const { status, body } = await requestAs(api, student, mentor)
  if (status !== 201) throw new Error(`The request returned ${status} ${JSON.stringify(body)}`)
  return { id: body.id as string, times: body.times as string[], student, mentor }
}

/** A session with an agreed time. */
export async function anAgreed(api: TestApi, people: Parameters<typeof aRequested>[1] = {}) {
  const requested = await aRequested(api, people)
  const [startsAt = ""] = requested.times
  const { status } = await api.call(`POST /v1/mentor-sessions/${requested.id}/accept`, {
    token: requested.mentor.token,
    body: { starts_at: startsAt },
  })
  if (status !== 200) throw new Error(`Accepting returned ${status}`)
  return { ...requested, startsAt }
}
