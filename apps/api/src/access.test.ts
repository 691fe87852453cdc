// Walks every route of the contract: a forgotten guard fails here. Which routes are public: the role table (roles.test.ts).

import { routes } from "@shirube/contract/registry.gen"
import { type AccountAccess, limitsOf, needsUser, type RouteDefinition, route } from "@shirube/contract/route"
import type { SignOutCode } from "@shirube/vocabulary/errors"
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from "vitest"
import { z } from "zod"
import { slices } from "./app.ts"
import { ApiError } from "./kernel/http/errors.ts"
import { createHttp } from "./kernel/http/http.ts"
import { ok, slice } from "./kernel/http/slice.ts"
import type { NewAccount } from "./modules/identity/accounts/service.ts"
import { anEditor, aStudent, signedIn } from "./modules/identity/auth/builders.ts"
import { startTestApi, type TestApi } from "./testing/api.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const allRoutes: readonly RouteDefinition[] = routes
const nameOf = ({ method, path }: RouteDefinition) => `${method.toUpperCase()} ${path}`
const addressOf = (definition: RouteDefinition) => nameOf(definition).replace(/\{\w+\}/g, "anything")
const guarded = allRoutes.filter(({ access }) => needsUser(access))

describe("the routes of the contract", () => {
  it("are each implemented once, and nothing else is", () => {
    const implemented = slices.map(({ route }) => nameOf(route))
    expect(implemented.sort()).toEqual(allRoutes.map(nameOf).sort())
    expect(new Set(implemented).size).toBe(implemented.length)
  })

  it("that need a user return 401 without a token and with a forged one", async () => {
    expect(guarded.length).toBeGreaterThan(0)
    const forged = [undefined, "e30.e30.e30", "eyJhbGciOiJub25lIn0.eyJzaWQiOiJ4In0.", "x".repeat(5_000)]
    for (const definition of guarded)
      for (const token of forged) {
        const { status, body } = await api.call(addressOf(definition), { token })
        expect([nameOf(definition), status, body.code]).toEqual([nameOf(definition), 401, "auth.required"])
      }
  })

  it("that need a user return 401 for the token of an ended session", async () => {
    const { token } = await signedIn(api)
    await api.call("POST /v1/auth/logout", { token })
    for (const definition of guarded)
      expect((await api.call(addressOf(definition), { token })).status, nameOf(definition)).toBe(401)
  })

  it("that need no user still respond to an invalid token", async () => {
    for (const definition of allRoutes.filter(
      (r) => r.access === "public" && r.method === "get" && !isStream(r),
    ))
      expect((await api.call(addressOf(definition), { token: "stale" })).status).not.toBe(401)
  })
})

const isStream = ({ success }: RouteDefinition) => "stream" in success

describe("a route for some roles", () => {
  const forEditors = route({
    method: "post",
    path: "/v1/only-in-this-test/{number}",
    summary: "For editors and screened people",
    tag: "Test",
    access: { roles: ["editor", "senpai"] },
    params: z.object({ number: z.coerce.number() }),
    body: z.object({ title: z.string().min(1) }),
    success: { status: 200, body: z.object({ role: z.string() }) },
    errors: [],
  })
  const post = async (token: string | undefined, body: unknown = { title: "x" }, number = "1") => {
    const server = createHttp(
      api,
      slice(({ implement }) => [implement(forEditors, ({ user }) => ok({ role: user.role }))]),
    )
    const response = await server(
      new Request(`http://shirube.test/api/v1/only-in-this-test/${number}`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(body),
      }),
    )
    return { status: response.status, body: (await response.json()) as { role?: string; code?: string } }
  }

  // spec: 1.audience, 6.roles
  it("admits those roles and returns 403 to the others", async () => {
    for (const [role, status] of [
      ["editor", 200],
      ["senpai", 200],
      ["student", 403],
      ["company", 403],
    ] as const) {
      const { token } = await signedIn(api, role === "editor" ? anEditor() : aStudent({ role }))
      const answer = await post(token)
      expect([role, answer.status]).toEqual([role, status])
      expect(answer.body).toMatchObject(status === 200 ? { role } : { code: "auth.forbidden" })
    }
  })

  it("checks the caller before the request: 401, then 403, then 422", async () => {
    const student = await signedIn(api)
    const editor = await signedIn(api, anEditor())
    for (const [body, number] of [
      [{ title: "" }, "1"],
      [{ title: "x" }, "not-a-number"],
      ["not even an object", "1"],
    ] as const) {
      expect((await post(undefined, body, number)).status).toBe(401)
      expect((await post(student.token, body, number)).status).toBe(403)
      expect((await post(editor.token, body, number)).status).toBe(422)
    }
  })
})

describe("a route with limits", () => {
  it("counts each limit separately, also several for the same caller", async () => {
    const definition = route({
      method: "get",
      path: "/v1/limited-in-this-test",
      summary: "So many in a minute, and so many in an hour",
      tag: "Test",
      access: "public",
      limit: [
        { per: "ip", points: 2, seconds: 60 },
        { per: "ip", points: 3, seconds: 3_600 },
      ],
      success: { status: 200, body: z.object({}) },
      errors: [],
    })
    const counted: string[] = []
    const limits: TestApi["limits"] = {
      spend: async (name, { points }, caller) => void counted.push(`${name} ${points} ${caller}`),
    }
    const server = createHttp(
      { ...api, limits },
      slice(({ implement }) => [implement(definition, () => ok({}))]),
    )
    const response = await server(new Request("http://shirube.test/api/v1/limited-in-this-test"))
    expect(response.status).toBe(200)
    expect(counted.map((each) => each.split(" per ")[1]?.split(" ").slice(0, 4).join(" "))).toEqual([
      "ip in 60 s",
      "ip in 3600 s",
    ])
  })

  it("has no two limits with the same name", () => {
    for (const definition of allRoutes) {
      const names = limitsOf(definition).map(({ per, seconds }) => `${per} ${seconds}`)
      expect(new Set(names).size, nameOf(definition)).toBe(names.length)
    }
  })
})

describe("a route for registered, verified or screened accounts", () => {
  const ask = async (access: AccountAccess, token: string, language = "en") => {
    const definition = route({
      method: "get",
      path: "/v1/only-in-this-test",
      summary: "For some accounts",
      tag: "Test",
      access,
      success: { status: 200, body: z.object({ role: z.string() }) },
      errors: [],
    })
    const server = createHttp(
      api,
      slice(({ implement }) => [implement(definition, ({ user }) => ok({ role: user.role }))]),
    )
    const headers = { Authorization: `Bearer ${token}`, LanguageType: language }
    const response = await server(new Request("http://shirube.test/api/v1/only-in-this-test", { headers }))
    return { status: response.status, body: (await response.json()) as { code?: string; message?: string } }
  }
  const outcome = async (access: AccountAccess, token: string) => {
    const { status, body } = await ask(access, token)
    return status === 200 ? "in" : `${status} ${body.code}`
  }

  it("returns 409 with a message about what is missing, which does not sign the member out", async () => {
    const tokenOf = async (account: NewAccount) => (await signedIn(api, account)).token
    const halfway = await tokenOf(aStudent({ registerStep: "/sign-up/basic-info", isVerified: true }))
    const student = await tokenOf(aStudent())
    const verified = await tokenOf(aStudent({ isVerified: true }))
    const senpai = await tokenOf(aStudent({ role: "senpai", isVerified: true }))
    const screened = await tokenOf(aStudent({ role: "senpai", isScreened: true }))
    const editor = await tokenOf(anEditor())

    expect(await outcome({ agreed: true }, halfway)).toBe("409 account.terms_needed")
    expect(await outcome({ agreed: true }, student)).toBe("in")
    expect(await outcome({ registered: true }, halfway)).toBe("409 account.registration_unfinished")
    expect(await outcome({ registered: true }, student)).toBe("in")

    expect(await outcome({ verified: true }, student)).toBe("409 account.verified_students_only")
    expect(await outcome({ verified: true }, senpai)).toBe("409 account.verified_students_only")
    expect(await outcome({ verified: true }, verified)).toBe("in")
    expect(await outcome({ verified: true }, editor)).toBe("in")

    expect(await outcome({ screened: true }, student)).toBe("409 account.screened_senpai_only")
    expect(await outcome({ screened: true }, senpai)).toBe("409 account.screened_senpai_only")
    expect(await outcome({ screened: true }, screened)).toBe("in")
    expect(await outcome({ screened: true }, editor)).toBe("in")

    const both = { roles: ["student"], registered: true, verified: true } as const
    expect(await outcome(both, "")).toBe("401 auth.required")
    expect(await outcome(both, screened)).toBe("403 auth.forbidden")
    expect(await outcome(both, halfway)).toBe("409 account.registration_unfinished")
    expect(await outcome(both, student)).toBe("409 account.verified_students_only")
    expect(await outcome(both, verified)).toBe("in")

    expect((await ask({ screened: true }, student, "ja")).body.message).toBe(
      "編集部の審査を終えた先輩のみご利用いただけます。審査の状況はマイページで確認できます。",
    )
  })

  it("leaves 403, which signs people out, to the access check: features cannot throw it", () => {
    type Throwable = ConstructorParameters<typeof ApiError>[0]
    expectTypeOf<SignOutCode>().toEqualTypeOf<"auth.forbidden" | "account.suspended">()
    expectTypeOf<SignOutCode>().not.toExtend<Throwable>()
    expectTypeOf<SignOutCode>().not.toExtend<RouteDefinition["errors"][number]>()
  })
})

describe("an error that a route's contract does not list", () => {
  it("is a 500 where responses are checked against the contract", async () => {
    const definition = route({
      method: "get",
      path: "/v1/only-in-this-test",
      summary: "Says too little about itself",
      tag: "Test",
      access: "public",
      success: { status: 204, body: null },
      errors: ["session.not_found"],
    })
    const statusFor = async (code: "article.not_found" | "session.not_found") => {
      const server = createHttp(
        api,
        slice(({ implement }) => [
          implement(definition, () => {
            throw new ApiError(code)
          }),
        ]),
      )
      return (await server(new Request("http://shirube.test/api/v1/only-in-this-test"))).status
    }
    expect(await statusFor("session.not_found")).toBe(404)
    expect(await statusFor("article.not_found")).toBe(500)
    expect(api.takeLogLines().join()).toContain(
      "GET /v1/only-in-this-test answers article.not_found, which its contract does not list",
    )
  })
})
