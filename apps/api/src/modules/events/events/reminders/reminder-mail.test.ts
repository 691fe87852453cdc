// The reminder email as a mail server receives it.
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import ICAL from "ical.js"
import { SMTPServer } from "smtp-server"
import { afterAll, beforeAll, expect, it } from "vitest"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { anEvent, aSession, publishEvents } from "../builders.ts"
import { remindOfEvents } from "./jobs.ts"

let api: TestApi
const received: string[] = []
const smtp = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onData: (stream, _, callback) => {
    stream.toArray().then((chunks) => {
      received.push(Buffer.concat(chunks).toString("latin1"))
      callback()
    }, callback)
  },
})
beforeAll(async () => {
  smtp.listen(0, "127.0.0.1")
  await once(smtp.server, "listening")
  const { port } = smtp.server.address() as AddressInfo
  api = await startTestApi({ SMTP_URL: `smtp://127.0.0.1:${port}` })
})
afterAll(async () => {
  await api.stop()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

/** The attachment; nodemailer sends it in base64. */
function calendarIn(mail: string): string {
  const part = mail.split(/\r\n--/).find((each) => /content-type: text\/calendar/i.test(each)) ?? ""
  return Buffer.from(part.slice(part.indexOf("\r\n\r\n")), "base64").toString("utf8")
}

// spec: events.reminders
it("contains a calendar file that another program reads, and not the meeting link", async () => {
  const startsAt = new Date(api.clock.now().getTime() + 20 * 3_600_000)
  const session = aSession(startsAt)
  await publishEvents(api, anEvent({ id: "talk", sessions: [session] }))
  const { token } = await signedIn(api, aStudent({ language: "en" }))
  const body = { session_id: session.id, name: "Amara", answers: [], agrees: true }
  expect((await api.call("PUT /v1/events/talk/registration", { token, body })).status).toBe(200)
  await remindOfEvents(api).run({})
  await remindOfEvents(api).run({})
  await api.settle()
  const reminders = received.filter((mail) => /^subject: Tomorrow/im.test(mail))
  expect(reminders).toHaveLength(1)
  const [entry] = new ICAL.Component(ICAL.parse(calendarIn(reminders[0] ?? "")))
    .getAllSubcomponents("vevent")
    .map((each) => new ICAL.Event(each))
  expect(entry?.summary).toBe("The visa, step by step")
  expect(entry?.startDate.toJSDate()).toEqual(startsAt)
  expect(received.join()).not.toContain("secret-room")
})
