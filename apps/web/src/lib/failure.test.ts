import { describe, expect, test } from "vitest"
import { ApiError } from "./api-client.ts"
import { consequenceOf } from "./failure.ts"

const answer = (status: number, message = "Said so", route = "GET /v1/tags") =>
  new ApiError({ failure: "answer", route, status, message })

describe("the error catalogue", () => {
  test("400 on the refresh call: Session Expired and out", () => {
    expect(consequenceOf(answer(400, "x", "POST /v1/auth/refresh"), [])).toEqual({
      message: { own: "sessionExpired" },
      report: false,
      signOut: true,
    })
  })
  test("400 otherwise: the server's message if there is one, and a report", () => {
    expect(consequenceOf(answer(400), [])).toEqual({
      message: { server: "Said so" },
      report: true,
      signOut: false,
    })
    expect(consequenceOf(answer(400, ""), [])).toEqual({ message: undefined, report: true, signOut: false })
  })
  test("401: the server's message", () => {
    expect(consequenceOf(answer(401), [])).toEqual({
      message: { server: "Said so" },
      report: false,
      signOut: false,
    })
  })
  test("403: the server's message and out", () => {
    expect(consequenceOf(answer(403), [])).toEqual({
      message: { server: "Said so" },
      report: false,
      signOut: true,
    })
  })
  test.each([404, 409, 422, 429, 500, 503])("%i: the server's message and a report", (status) => {
    expect(consequenceOf(answer(status), [])).toEqual({
      message: { server: "Said so" },
      report: true,
      signOut: false,
    })
  })
  test("an expired session: Session Expired and out", () => {
    expect(consequenceOf(new ApiError({ failure: "session-expired", route: "x" }), [])).toMatchObject({
      message: { own: "sessionExpired" },
      signOut: true,
    })
  })
  test("time-out and offline have words of their own", () => {
    expect(consequenceOf(new ApiError({ failure: "time-out", route: "x" }), []).message).toEqual({
      own: "timeOut",
    })
    expect(consequenceOf(new ApiError({ failure: "offline", route: "x" }), []).message).toEqual({
      own: "offline",
    })
  })
  test("a status that the page shows by itself is neither repeated nor reported, but 403 still leads out", () => {
    expect(consequenceOf(answer(422), [422])).toEqual({ message: undefined, report: false, signOut: false })
    expect(consequenceOf(answer(403), [403])).toEqual({ message: undefined, report: false, signOut: true })
  })
})
