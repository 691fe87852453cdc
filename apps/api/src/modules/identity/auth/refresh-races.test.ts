import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startTestApi, type TestApi } from "#api/testing/api"
import { signedIn } from "./builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const refresh = (token: string) => api.call("POST /v1/auth/refresh", { token })
const newTokenOf = ({ body }: Awaited<ReturnType<typeof refresh>>) =>
  body.refresh_token.refresh_token as string

describe("concurrent refreshes", () => {
  it("succeed for every client that waits for the response", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signedIn(api)))
    const chains = people.map(async ({ refreshToken }) => {
      let token = refreshToken
      for (let i = 0; i < 8; i++) {
        const answer = await refresh(token)
        expect(answer.status).toBe(200)
        token = newTokenOf(answer)
      }
    })
    await Promise.all(chains)
  })

  // spec: sign-in.refresh-tabs
  it("of one token succeed exactly once, and end that token's family", async () => {
    const { refreshToken, token } = await signedIn(api)
    const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(refreshToken)))
    const good = answers.filter(({ status }) => status === 200)
    expect(good).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(11)
    for (const answer of good) expect((await refresh(newTokenOf(answer))).status).toBe(400)
    expect((await api.call("GET /v2/user", { token })).status).toBe(401)
  })

  it("during sign-out never leave a session open", async () => {
    for (let i = 0; i < 10; i++) {
      const { refreshToken, token } = await signedIn(api)
      const [answer] = await Promise.all([refresh(refreshToken), api.call("POST /v1/auth/logout", { token })])
      expect((await api.call("GET /v2/user", { token })).status).toBe(401)
      if (answer.status === 200) {
        expect((await refresh(newTokenOf(answer))).status).toBe(400)
        expect(
          (await api.call("GET /v2/user", { token: answer.body.access_token.access_token })).status,
        ).toBe(401)
      }
    }
  })
})
