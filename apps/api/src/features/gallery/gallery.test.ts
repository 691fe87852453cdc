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

it("a plan is looked at, and its steps are counted", async () => {
  const { status, body } = await demo.call("POST /v1/dev/plans", { body: plan })
  expect([status, body]).toEqual([200, { title: "Kobe", steps: 2 }])
})
it("what is wrong in a row is said of that row", async () => {
  const steps = [{ what: "Ask a senpai" }, { what: " Ask a senpai" }]
  const { status, body } = await demo.call("POST /v1/dev/plans", { body: { ...plan, steps } })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: { "steps.1.what": ["This is not in the right form."] } })
})
it("how many there are is said of the list", async () => {
  const { body } = await demo.call("POST /v1/dev/plans", { body: { ...plan, steps: [] } })
  expect(body).toMatchObject({ errors: { steps: ["Please add at least 1."] } })
})
it("where real people have accounts there is no such thing", async () => {
  const api = await startTestApi({ DEMO: "0" })
  expect((await api.call("POST /v1/dev/plans", { body: plan })).status).toBe(404)
  await api.stop()
})
