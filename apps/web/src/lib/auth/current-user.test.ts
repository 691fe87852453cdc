import { beforeEach, describe, expect, test, vi } from "vitest"
import { ApiError } from "../api-error.ts"
import { CurrentUser } from "./current-user.ts"
import type { User } from "./guards.ts"
import type { SessionStatus } from "./state.ts"

const { api, end, mark } = vi.hoisted(() => ({ api: vi.fn(), end: vi.fn(), mark: vi.fn() }))
vi.mock("../api.ts", () => ({ api }))
vi.mock("../browser-api.ts", () => ({ browserSession: { end, mark } }))

const user = (name: string) => ({ name }) as User
const refused = (status: number) => new ApiError({ failure: "answer", route: "GET /v2/user", status })
const reader = (status: SessionStatus) => new CurrentUser(() => status)

beforeEach(() => vi.resetAllMocks())

describe("the current user", () => {
  test("of a visitor, or of a session that is over, is nobody, and nobody asks", async () => {
    expect(await reader("none").find()).toBeNull()
    expect(await reader("over").find()).toBeNull()
    expect(api).not.toHaveBeenCalled()
  })
  test("is asked for once", async () => {
    api.mockResolvedValue(user("Linh"))
    const current = reader("active")
    await Promise.all([await current.find(), await current.find()])
    expect(api).toHaveBeenCalledExactlyOnceWith("GET /v2/user")
  })
  test("that the API does not know is nobody, not a broken page", async () => {
    api.mockRejectedValue(refused(401))
    expect(await reader("active").find()).toBeNull()
  })
})

describe("after a route change", () => {
  test("the user is fetched again, and a change is noticed", async () => {
    const current = reader("active")
    current.remember(user("Linh"))
    api.mockResolvedValueOnce(user("Linh")).mockResolvedValueOnce(user("Linh Tran"))
    expect(await current.refetch()).toBe(false)
    expect(await current.refetch()).toBe(true)
    expect(current.known).toEqual(user("Linh Tran"))
    expect(api).toHaveBeenCalledTimes(2)
  })
  test("a visitor is left alone", async () => {
    expect(await reader("none").refetch()).toBe(false)
    expect(api).not.toHaveBeenCalled()
  })
  test("a session that was ended elsewhere is ended here", async () => {
    const current = reader("active")
    current.remember(user("Linh"))
    api.mockRejectedValue(refused(401))
    expect(await current.refetch()).toBe(true)
    expect(end).toHaveBeenCalledOnce()
    expect(current.known).toBeUndefined()
  })
  test("one that began in another tab while nobody was known here stays", async () => {
    const current = reader("active")
    mark.mockReturnValueOnce("ended").mockReturnValueOnce("begun")
    api.mockRejectedValue(refused(401))
    expect(await current.refetch()).toBe(false)
    expect(end).not.toHaveBeenCalled()
  })
  test("a passing fault changes nothing", async () => {
    const current = reader("active")
    current.remember(user("Linh"))
    api.mockRejectedValue(refused(503))
    expect(await current.refetch()).toBe(false)
    expect(end).not.toHaveBeenCalled()
    expect(current.known).toEqual(user("Linh"))
  })
})
