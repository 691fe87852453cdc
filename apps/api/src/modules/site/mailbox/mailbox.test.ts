import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { queueMail } from "#api/kernel/mail/mail"
import { startTestApi, type TestApi } from "#api/testing/api"

describe("the development mailbox", () => {
  let demo: TestApi
  beforeAll(async () => {
    demo = await startTestApi({ DEMO: "1" })
  })
  afterAll(() => demo.stop())

  it("shows what would have been sent", async () => {
    await queueMail(demo.db.autocommit, demo.jobs, {
      to: "a@b.example",
      subject: "確認",
      text: "Hello",
      html: "<p>Hello</p>",
    })
    await demo.settle()
    const { body } = await demo.call("GET /v1/dev/mails")
    expect(body.items).toMatchObject([{ to: "a@b.example", subject: "確認", text: "Hello" }])
  })
})

describe("where real people have accounts", () => {
  for (const [what, environment] of [
    ["without demo mode", { DEMO: "0" }],
    ["with an SMTP server", { DEMO: "1", SMTP_URL: "smtp://127.0.0.1:1" }],
  ] as const)
    it(`there is no mailbox ${what}`, async () => {
      const api = await startTestApi(environment)
      expect((await api.call("GET /v1/dev/mails")).status).toBe(404)
      await api.stop()
    })
})
