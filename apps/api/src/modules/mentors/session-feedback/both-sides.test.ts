// Every route of a session, for both of its people and for two others, in each of its stages. The role table has the other callers.
import { routes } from "@shirube/contract/registry.gen"
import { addDays, dayInJapan, instantInJapan } from "@shirube/vocabulary/time/days"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aMentor } from "../mentor-pages/builders.ts"
import { aSession } from "../mentor-sessions/builders.ts"

const stages = ["requested", "countered", "accepted", "held", "declined"] as const
type Stage = (typeof stages)[number]

/** For each stage the status for the student and for the senpai: `ok`, or the HTTP status of the refusal. */
const table = `
  //                    requested  countered  accepted  held     declined
  GET                   ok/ok      ok/ok      ok/ok     ok/ok    ok/ok
  POST /accept          409/ok     ok/409     409/409   409/409  409/409
  POST /times           409/ok     ok/ok      ok/ok     409/409  409/409
  POST /decline         409/ok     409/ok     409/409   409/409  409/409
  POST /withdraw        ok/409     ok/409     409/409   409/409  409/409
  POST /cancel          409/409    409/409    ok/ok     409/409  409/409
  POST /absence         409/409    409/409    409/409   ok/ok    409/409
  GET /calendar         404/404    404/404    ok/ok     ok/ok    404/404
  GET /messages         ok/ok      ok/ok      ok/ok     ok/ok    ok/ok
  POST /messages        ok/ok      ok/ok      ok/ok     ok/ok    409/409
  GET /feedback         ok/ok      ok/ok      ok/ok     ok/ok    ok/ok
  PUT /feedback         409/409    409/409    409/409   ok/ok    409/409
  PUT /thank-you        409/403    409/403    409/403   ok/403   409/403
  DELETE /thank-you     ok/ok      ok/ok      ok/ok     ok/ok    ok/ok
`

const lines = table
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const words = line.trim().split(/\s+/)
    const answers = words.splice(-stages.length)
    const [method = "", rest = ""] = words
    return { method, rest, answers: new Map(stages.map((stage, place) => [stage, answers[place] ?? ""])) }
  })

let api: TestApi
let people: Readonly<Record<"student" | "mentor" | "otherStudent" | "otherMentor", Person>>
type Person = Awaited<ReturnType<typeof aMentor>> | Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ MEETING_URL: "https://rooms.example.com/" })
  const student = () => signedIn(api, aStudent({ isVerified: true, registerStep: null }))
  people = {
    student: await student(),
    mentor: await aMentor(api),
    otherStudent: await student(),
    otherMentor: await aMentor(api),
  }
})
afterAll(() => api.stop())

/** Each case has a time of its own, so that none is taken. */
let used = 0
function nextTime(): Date {
  const [days, half] = [3 + Math.floor(used / 24), used % 24]
  used += 1
  const time = `${String(9 + Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}`
  return new Date(instantInJapan(addDays(dayInJapan(api.clock.now()), days), time))
}

async function aSessionIn(state: Stage) {
  const [time, other] = [nextTime(), nextTime()]
  const isOpen = state === "requested" || state === "countered"
  const proposed = isOpen && {
    times: [time],
    timesBy: state === "requested" ? ("student" as const) : ("mentor" as const),
  }
  const agreed = state === "accepted" && { startsAt: time, endsAt: new Date(time.getTime() + 1_800_000) }
  const { student, mentor } = people
  const { id } = await aSession(api, { student, mentor, state, ...proposed, ...agreed })
  return { id, time, other }
}

const bodies = {
  "/accept": ({ time }) => ({ starts_at: time.toISOString() }),
  "/times": ({ other }) => ({ times: [other.toISOString()] }),
  "/decline": () => ({}),
  "/cancel": () => ({}),
  "/messages": () => ({ text: "See you soon." }),
  "/feedback": () => ({ helped: "yes" }),
  "/thank-you": () => ({ text: "Thank you for your patience.", is_public: true }),
} satisfies Record<string, (session: Awaited<ReturnType<typeof aSessionIn>>) => object>

async function answerTo(person: keyof typeof people, { method, rest }: (typeof lines)[number], stage: Stage) {
  const session = await aSessionIn(stage)
  const make = method === "POST" || method === "PUT" ? bodies[rest as keyof typeof bodies] : undefined
  const { status } = await api.call(`${method} /v1/mentor-sessions/${session.id}${rest}`, {
    token: people[person].token,
    ...(make && { body: make(session) }),
  })
  return status < 300 ? "ok" : String(status)
}

describe("a session", () => {
  it("has all its routes in the table", () => {
    const ofOne = routes
      .filter(({ path }) => path.startsWith("/v1/mentor-sessions/{id}"))
      .map(({ method, path }) =>
        `${method.toUpperCase()} ${path.slice("/v1/mentor-sessions/{id}".length)}`.trim(),
      )
    expect(lines.map(({ method, rest }) => `${method} ${rest}`.trim()).toSorted()).toEqual(ofOne.toSorted())
  })

  it.each(stages)("that is %s answers each of its two people as the table says", async (stage) => {
    for (const line of lines) {
      const both = [await answerTo("student", line, stage), await answerTo("mentor", line, stage)]
      expect([line.method, line.rest, both.join("/")]).toEqual([
        line.method,
        line.rest,
        line.answers.get(stage),
      ])
    }
  })

  it.each(stages)("that is %s is not found by another student or senpai", async (stage) => {
    for (const line of lines) {
      const isForStudents = line.method === "PUT" && line.rest === "/thank-you"
      const both = [await answerTo("otherStudent", line, stage), await answerTo("otherMentor", line, stage)]
      expect([line.method, line.rest, both.join("/")]).toEqual([
        line.method,
        line.rest,
        isForStudents ? "404/403" : "404/404",
      ])
    }
  })
})
