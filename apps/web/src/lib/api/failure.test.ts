import { describe, expect, test } from "vitest"
import { ApiError } from "./api-error.ts"
import { consequenceOf, ownMessageOf } from "./failure.ts"

const answer = (status: number, message = "Said so", route = "GET /v1/tags") =>
  new ApiError({ failure: "answer", route, status, message })

describe("the error catalogue", () => {
  // spec: 8.refresh-400
  test("400 on refresh: shows Session Expired and signs out", () => {
    const error = answer(400, "", "POST /v1/auth/refresh")
    expect(consequenceOf(error, [])).toEqual({ show: true, report: false, signOut: true })
    expect(ownMessageOf(error)).toBe("sessionExpired")
  })
  // spec: 8.400
  test("400 otherwise: shows the server's message if there is one, and reports", () => {
    expect(consequenceOf(answer(400), [])).toEqual({ show: true, report: true, signOut: false })
    expect(consequenceOf(answer(400, ""), [])).toEqual({ show: false, report: true, signOut: false })
  })
  // spec: 8.401
  test("401: shows the message and does not report", () => {
    expect(consequenceOf(answer(401), [])).toEqual({ show: true, report: false, signOut: false })
  })
  test("401 with a challenge is a step, not a failure", () => {
    const challenge = { challenge: "c", methods: ["totp" as const] }
    const error = new ApiError({ failure: "answer", route: "POST /v1/auth/login", status: 401, challenge })
    expect(consequenceOf(error, [])).toEqual({ show: false, report: false, signOut: false })
  })
  // spec: 4.forbidden, 8.403
  test("403: shows the message and signs out, and does not report", () => {
    expect(consequenceOf(answer(403), [])).toEqual({ show: true, report: false, signOut: true })
  })
  // spec: 8.other
  test.each([404, 409, 422, 429, 500, 503])("%i: shows the message and reports", (status) => {
    for (const message of ["Said so", ""])
      expect(consequenceOf(answer(status, message), [])).toEqual({ show: true, report: true, signOut: false })
  })
  test("an expired session: shows Session Expired and signs out", () => {
    const error = new ApiError({ failure: "session-expired", route: "x" })
    expect(consequenceOf(error, "all")).toEqual({ show: true, report: false, signOut: true })
    expect(ownMessageOf(error)).toBe("sessionExpired")
  })
  test("reports timeouts and unreadable responses, but not being offline", () => {
    for (const [failure, report] of [
      ["time-out", true],
      ["unreadable", true],
      ["offline", false],
    ] as const)
      expect(consequenceOf(new ApiError({ failure, route: "x" }), [])).toEqual({
        show: true,
        report,
        signOut: false,
      })
  })
  test("does not repeat a status that the page shows itself, but 403 still signs out", () => {
    expect(consequenceOf(answer(422), [422])).toEqual({ show: false, report: true, signOut: false })
    expect(consequenceOf(answer(403), [403])).toEqual({ show: false, report: false, signOut: true })
    expect(consequenceOf(new ApiError({ failure: "offline", route: "x" }), "all").show).toBe(false)
  })
})
