// Sessions with a senpai without a browser: what happened before a journey begins.
import { expect } from "@playwright/test"

interface Session {
  readonly id: string
  readonly state: string
  readonly times: readonly string[]
}

/** Calls the API of a site as one of its demo accounts. */
export function sessionsAt(address: string | undefined) {
  const tokens = new Map<string, Promise<string>>()
  const send = async (account: string, route: string, body?: object) => {
    const [method = "GET", path = ""] = route.split(" ")
    return fetch(`${address}/api${path}`, {
      method,
      headers: {
        "Content-Type": "application/json",
        ...(account === "" ? {} : { Authorization: `Bearer ${await tokenOf(account)}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  }
  const call = async <Response>(account: string, route: string, body?: object): Promise<Response> => {
    const response = await send(account, route, body)
    const text = await response.text()
    expect([route, response.status < 300 ? "" : text]).toEqual([route, ""])
    return (text === "" ? null : JSON.parse(text)) as Response
  }
  const signIn = async (account: string) => {
    const credentials = { email: `${account}@shirube.example`, password: "shirube-demo" }
    const { access_token } = await call<{ access_token: { access_token: string } }>(
      "",
      "POST /v1/auth/login",
      credentials,
    )
    return access_token.access_token
  }
  const tokenOf = (account: string): Promise<string> => {
    const token = tokens.get(account) ?? signIn(account)
    tokens.set(account, token)
    return token
  }

  /** Whether this account may read it. */
  const statusFor = async (account: string, route: string) => (await send(account, route)).status

  const idOf = async (account: string) => (await call<{ id: string }>(account, "GET /v2/user")).id

  /** Every day from 9:00 to 12:00, with a link of their own. */
  const openHours = (account: string) =>
    call(account, "PUT /v1/mentors/me/hours", {
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "09:00", until: "12:00" })),
      length: 30,
      sessions_per_week: 10,
      days_off: [],
      meeting_link: "https://meet.example.com/senpai",
    })

  const freeTimes = async (student: string, mentorId: string) =>
    (await call<{ times: string[] }>(student, `GET /v1/mentors/${mentorId}/free-times`)).times

  const session = (account: string, id: string) => call<Session>(account, `GET /v1/mentor-sessions/${id}`)

  /** At the given free time, counted from the first. */
  const request = async (student: string, senpai: string, place = 0): Promise<Session> => {
    const mentorId = await idOf(senpai)
    const { ways } = await call<{ ways: string[] }>(student, `GET /v1/mentors/${mentorId}`)
    const time = (await freeTimes(student, mentorId)).at(place)
    return call(student, `POST /v1/mentors/${mentorId}/sessions`, {
      purpose: ways[0],
      questions: ["What would you do differently today?"],
      times: [time],
    })
  }

  const accept = (account: string, { id, times }: Session) =>
    call<Session>(account, `POST /v1/mentor-sessions/${id}/accept`, { starts_at: times[0] })

  /** Ends what a student still has open, of the demo and of other journeys. */
  const clear = async (account: string) => {
    for (const list of ["open", "upcoming"] as const) {
      const { items } = await call<{ items: Session[] }>(account, `GET /v1/mentor-sessions?list=${list}`)
      for (const { id } of items)
        await (list === "open"
          ? call(account, `POST /v1/mentor-sessions/${id}/withdraw`)
          : call(account, `POST /v1/mentor-sessions/${id}/cancel`, { reason: "The journey needs room." }))
    }
  }

  return { call, statusFor, idOf, openHours, freeTimes, session, request, accept, clear }
}
