import { afterAll, beforeAll, expect, it } from "vitest"
import { startTestApi, type TestApi } from "#api/testing/api"

let demo: TestApi
beforeAll(async () => {
  demo = await startTestApi({ DEMO: "1" })
})
afterAll(() => demo.stop())

const plan = {
  title: "Kobe",
  year: 2028,
  level: "n2" as const,
  has_offer: false,
  steps: [{ what: "Ask a senpai" }, { what: "Write the ES" }],
}

it("returns a plan's title and the number of its steps", async () => {
  const { status, body } = await demo.call("POST /v1/dev/plans", { body: plan })
  expect([status, body]).toEqual([200, { title: "Kobe", steps: 2 }])
})
it("reports an invalid row under that row's field", async () => {
  const steps = [{ what: "Ask a senpai" }, { what: " Ask a senpai" }]
  const { status, body } = await demo.call("POST /v1/dev/plans", { body: { ...plan, steps } })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: { "steps.1.what": ["This is not in the right form."] } })
})
it("reports a wrong number of rows under the list's field", async () => {
  const { body } = await demo.call("POST /v1/dev/plans", { body: { ...plan, steps: [] } })
  expect(body).toMatchObject({ errors: { steps: ["Please add at least 1."] } })
})
it("returns 404 outside demo mode, whatever is sent", async () => {
  const api = await startTestApi({ DEMO: "0" })
  const huge = { "Content-Length": "900000000" }
  for (const address of ["/v1/dev/plans", "/v1/dev/mails", "/v1/dev/nothing"])
    for (const [method, sent] of [
      ["POST", { body: plan }],
      ["POST", { rawBody: "{" }],
      ["POST", { rawBody: "x", headers: huge }],
      ["PUT", { rawBody: "\u0000", headers: { "Content-Type": "text/plain" } }],
      ["GET", {}],
      ["DELETE", {}],
      ["OPTIONS", {}],
    ] as const) {
      const { status, body } = await api.call(`${method} ${address}`, sent)
      expect([method, address, status, body.code]).toEqual([method, address, 404, "route.not_found"])
    }
  await api.stop()
})
