import { beforeEach, describe, expect, test, vi } from "vitest"
import { ApiError } from "../api/api-error.ts"
import { CurrentUser } from "./current-user.ts"
import type { User } from "./guards.ts"
import type { SessionStatus } from "./state.ts"

const { api, end, mark } = vi.hoisted(() => ({ api: vi.fn(), end: vi.fn(), mark: vi.fn() }))
vi.mock("../api/api.ts", () => ({ api }))
vi.mock("../api/browser-api.ts", () => ({ browserSession: { end, mark } }))

const user = (name: string) => ({ name }) as User
const refused = (status: number) => new ApiError({ failure: "answer", route: "GET /v2/user", status })
const reader = (status: SessionStatus) => new CurrentUser(() => status)

beforeEach(() => vi.resetAllMocks())

describe("the current user", () => {
  test("is null for a visitor or an ended session, without a request", async () => {
    expect(await reader("none").find()).toBeNull()
    expect(await reader("over").find()).toBeNull()
    expect(api).not.toHaveBeenCalled()
  })
  test("is fetched once", async () => {
    api.mockResolvedValue(user("Linh"))
    const current = reader("active")
    await Promise.all([await current.find(), await current.find()])
    expect(api).toHaveBeenCalledExactlyOnceWith("GET /v2/user")
  })
  test("is null if the API does not know them, and the page still works", async () => {
    api.mockRejectedValue(refused(401))
    expect(await reader("active").find()).toBeNull()
  })
})

describe("after a route change", () => {
  // spec: 4.user-refetch
  test("refetches the user and reports a change", async () => {
    const current = reader("active")
    current.remember(user("Linh"))
    api.mockResolvedValueOnce(user("Linh")).mockResolvedValueOnce(user("Linh Tran"))
    expect(await current.refetch()).toBe(false)
    expect(await current.refetch()).toBe(true)
    expect(current.known).toEqual(user("Linh Tran"))
    expect(api).toHaveBeenCalledTimes(2)
  })
  test("makes no request for a visitor", async () => {
    expect(await reader("none").refetch()).toBe(false)
    expect(api).not.toHaveBeenCalled()
  })
  test("ends a session that was ended elsewhere", async () => {
    const current = reader("active")
    current.remember(user("Linh"))
    api.mockRejectedValue(refused(401))
    expect(await current.refetch()).toBe(true)
    expect(end).toHaveBeenCalledOnce()
    expect(current.known).toBeUndefined()
  })
  test("keeps a session that another tab started meanwhile", async () => {
    const current = reader("active")
    mark.mockReturnValueOnce("ended").mockReturnValueOnce("begun")
    api.mockRejectedValue(refused(401))
    expect(await current.refetch()).toBe(false)
    expect(end).not.toHaveBeenCalled()
  })
  test("ignores temporary failures", async () => {
    const current = reader("active")
    current.remember(user("Linh"))
    api.mockRejectedValue(refused(503))
    expect(await current.refetch()).toBe(false)
    expect(end).not.toHaveBeenCalled()
    expect(current.known).toEqual(user("Linh"))
  })
})
