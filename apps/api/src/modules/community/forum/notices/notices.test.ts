import { writtenMention } from "@shirube/vocabulary/text/mentions"
import { sql } from "drizzle-orm"
import { SMTPServer } from "smtp-server"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { answer, aSenpai, ask, aThread, comment } from "#api/modules/community/forum/builders"
import { answerPosted } from "#api/modules/community/forum/events"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { depsOf, sendDigests } from "#api/modules/people/notifications/service"
import { startTestApi, type TestApi } from "#api/testing/api"

let api: TestApi
let server: SMTPServer
const mails: { to: string; source: string }[] = []
beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        // Quoted-printable breaks lines at "=".
        const source = Buffer.concat(chunks).toString().replace(/=\r\n/g, "").replace(/=3D/g, "=")
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, source })
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.server.address() as { port: number }
  api = await startTestApi({ SMTP_URL: `smtp://127.0.0.1:${port}` })
})
afterAll(async () => {
  await api.stop()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

const english = { language: "en" } as const
const aReader = () => signedIn(api, aStudent(english))
type Person = Awaited<ReturnType<typeof aReader>>

/** A person's notices on the site, after all pending jobs. */
async function noticesTo({ token }: Person): Promise<{ title: string; text: string; path: string }[]> {
  await api.settle()
  const { body } = await api.call("GET /v1/notifications", { token })
  return body.items
}
const titlesTo = async (person: Person) => (await noticesTo(person)).map(({ title }) => title)
const mailsTo = ({ account }: Person) => mails.filter(({ to }) => to === account.email)
/** Settles first, so that earlier posts do not notify the new follower. */
async function follow({ token }: Person, noun: "question" | "topic", id: string) {
  await api.settle()
  return api.call(`PUT /v1/follows/${noun}/${id}`, { token })
}
const block = ({ token }: Person, id: UserId) => api.call(`PUT /v1/blocks/${id}`, { token })

/** A screened senpai who answers questions about these topics. */
async function aSenpaiFor(...topics: string[]): Promise<Person> {
  const person = await signedIn(api, aSenpai(english))
  await api.db.autocommit.execute(
    sql`insert into senpai_applications (user_id, workplaces, topics, updated_at) values (${person.id}, '[]', ${sql.param(topics)}::text[], now())`,
  )
  return person
}

describe("an answer", () => {
  it("notifies the asker and followers once, by email with its text and a link, and not its writer", async () => {
    const [student, follower, senpai] = [
      await aReader(),
      await aReader(),
      await signedIn(api, aSenpai(english)),
    ]
    const questionId = await ask(api, student.token, { title: "May I wear sandals?" })
    for (const person of [student, follower, senpai]) await follow(person, "question", questionId)
    const answerId = await answer(api, senpai.token, questionId, { text: "Better **not** on the first day." })
    await api.settle()
    await api.db.transaction((tx) =>
      emit(tx, answerPosted, { questionId, answerId, topics: ["interviews"] } as never),
    )
    const path = `/community/ask-senpai/detail/${questionId}#answer-${answerId}`
    expect(await noticesTo(student)).toMatchObject([
      { title: "Your question has an answer", text: "May I wear sandals?", path, category: "questions" },
    ])
    expect(await titlesTo(follower)).toEqual(["A question you follow has an answer"])
    expect(await titlesTo(senpai)).toEqual([])
    const [mail, ...others] = mailsTo(student)
    expect(others).toEqual([])
    expect(mail?.source).toMatch(/^Subject: Your question has an answer\r$/m)
    for (const part of [
      "May I wear sandals?",
      "Better not on the first day.",
      `${api.config.publicUrl}${path}`,
    ])
      expect(mail?.source).toContain(part)
  })

  // spec: pages.unsubscribe
  it("can be unsubscribed from with one click in the email, and then waits for the digest", async () => {
    const { student, questionId } = await aThread(api)
    await api.settle()
    const [mail] = mailsTo(student)
    const token = /unsubscribe\?token=([\w.-]+)>/.exec(mail?.source ?? "")?.[1]
    const stopped = await api.call(`POST /v1/notifications/unsubscribe?token=${token}`, {
      rawBody: "List-Unsubscribe=One-Click",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    })
    expect(stopped.status).toBe(204)
    const settings = (await api.call("GET /v1/notifications/settings", { token: student.token })).body
    expect(settings.choices).toMatchObject({ questions: { mail: false }, account: { mail: true } })
    await api.call("PUT /v1/notifications/settings", {
      token: student.token,
      body: { ...settings, digest: "daily" },
    })
    const another = await signedIn(api, aSenpai())
    await answer(api, another.token, questionId)
    await api.settle()
    expect(mailsTo(student)).toHaveLength(1)
    api.clock.advance(86_400)
    await sendDigests(api.db, depsOf(api), api.clock.now())
    await api.settle()
    const [, digest, ...more] = mailsTo(student)
    expect(digest?.source).toContain("Your question has an answer")
    expect(more).toEqual([])
  })

  // spec: forum.notices
  it("notifies everyone concerned as they chose, from the question on, without revealing an anonymous asker", async () => {
    const senpai = await aSenpaiFor("career-change")
    const [asker, follower] = [
      await signedIn(api, aStudent({ name: "Zebedee Quill", ...english })),
      await aReader(),
    ]
    const { body: settings } = await api.call("GET /v1/notifications/settings", { token: follower.token })
    const byDigest = { ...settings.choices, questions: { ...settings.choices.questions, mail: false } }
    await api.call("PUT /v1/notifications/settings", {
      token: follower.token,
      body: { ...settings, choices: byDigest, digest: "daily" },
    })
    const overrides = { title: "May I leave after a year?", topics: ["career-change"], is_anonymous: true }
    const questionId = await ask(api, asker.token, overrides)
    const page = `/community/ask-senpai/detail/${questionId}`
    await follow(follower, "question", questionId)
    await api.settle()
    const [asked] = mailsTo(senpai)
    expect(asked?.source).toMatch(new RegExp(`May I leave after a year.*${page}`, "s"))

    const answerId = await answer(api, senpai.token, questionId, { text: "After two it is easier." })
    await api.settle()
    const [answered] = mailsTo(asker)
    expect(answered?.source).toMatch(new RegExp(`After two it is easier.*${page}#answer-${answerId}`, "s"))
    const accepted = { token: asker.token, body: { answer_id: answerId } }
    expect((await api.call(`PUT /v1/questions/${questionId}/accepted`, accepted)).status).toBe(204)
    expect(await titlesTo(senpai)).toContain("Your answer was accepted")
    expect(mailsTo(follower)).toEqual([])

    api.clock.advance(86_400)
    await sendDigests(api.db, depsOf(api), api.clock.now())
    await api.settle()
    const [digest, ...more] = mailsTo(follower)
    // With the text of the answer and a link to it.
    const expected = [
      "A question you follow has an answer",
      "May I leave after a year?",
      "After two it is easier.",
    ]
    const url = `${api.config.publicUrl}${page}#answer-${answerId}`
    expect(digest?.source).toContain([...expected, url].join("\r\n"))
    expect(digest?.source).toContain(`<a href="${url}">${expected[0]}</a>`)
    expect(more).toEqual([])
    const toOthers = JSON.stringify([mailsTo(senpai), mailsTo(follower)])
    for (const trace of ["Zebedee", "Quill", asker.id, asker.account.email])
      expect([trace, toOthers.includes(trace)]).toEqual([trace, false])
  })

  it("notifies its writer once when it is accepted", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api, { is_anonymous: true })
    const accept = () =>
      api.call(`PUT /v1/questions/${questionId}/accepted`, {
        token: student.token,
        body: { answer_id: answerId },
      })
    await accept()
    await api.call(`DELETE /v1/questions/${questionId}/accepted`, { token: student.token })
    await accept()
    expect(await titlesTo(senpai)).toEqual(["Your answer was accepted"])
  })

  it("to a question that was removed meanwhile says only that the question is gone", async () => {
    const { student, questionId } = await aThread(api)
    const follower = await aReader()
    await follow(follower, "question", questionId)
    await api.settle()
    await api.call(`DELETE /v1/questions/${questionId}`, { token: student.token })
    expect((await noticesTo(student)).map(({ text }) => text)).toEqual(["The question is no longer here."])
  })
})

describe("a comment", () => {
  it("notifies the asker, the answer's writer and followers once each, and never its writer", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api)
    const [follower, other] = [await aReader(), await aReader()]
    for (const person of [follower, student, other]) await follow(person, "question", questionId)
    await comment(api, other.token, { noun: "answer", id: answerId })
    const path = `/community/ask-senpai/detail/${questionId}#answer-${answerId}`
    const expected = { title: "There is a new comment", path }
    expect((await noticesTo(student))[0]).toMatchObject(expected)
    expect(await noticesTo(senpai)).toMatchObject([expected])
    expect(await noticesTo(follower)).toMatchObject([expected])
    expect(await noticesTo(other)).toEqual([])
  })
})

describe("a mention", () => {
  const to = ({ id }: Person) => writtenMention({ id, name: "You" })

  it("notifies once per post on the site and by email, in place of other notices, and not again after an edit", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api)
    const other = await aReader()
    await comment(api, other.token, { noun: "question", id: questionId }, "I wonder, too.")
    await api.settle()
    const edit = (text: string) =>
      api.call(`PUT /v1/answers/${answerId}`, { token: senpai.token, body: { text } })
    await edit(`Yes. See above, ${to(other)}.`)
    const path = `/community/ask-senpai/detail/${questionId}#answer-${answerId}`
    const expected = { title: "Someone mentioned you", text: expect.any(String), path, category: "mentions" }
    expect(await noticesTo(other)).toMatchObject([expected])
    const commentId = await comment(
      api,
      other.token,
      { noun: "answer", id: answerId },
      `${to(student)}, ${to(other)}: look!`,
    )
    await api.settle()
    await edit(`Yes. See above, ${to(other)}, and ${to(student)}.`)
    await api.call(`PUT /v1/comments/${commentId}`, {
      token: other.token,
      body: { text: `${to(student)} and ${to(senpai)}: look!` },
    })
    // Also notified of the answer and of the first comment; the comment on the answer notified its writer.
    const titles = await titlesTo(student)
    expect([titles.length, titles.filter((title) => title === "Someone mentioned you").length]).toEqual([
      3, 1,
    ])
    expect(await titlesTo(senpai)).toEqual(["There is a new comment"])
    expect((await noticesTo(other)).length).toBe(1)
    expect(mailsTo(other).map(({ source }) => /^Subject: (.*)\r$/m.exec(source)?.[1])).toEqual([
      "Someone mentioned you",
    ])
  })

  it("falls back to the ordinary notice for a person who turned mentions off", async () => {
    const { student, senpai, answerId } = await aThread(api)
    const settings = (await api.call("GET /v1/notifications/settings", { token: student.token })).body
    const mentions = { in_app: false, mail: false, push: false }
    await api.call("PUT /v1/notifications/settings", {
      token: student.token,
      body: { ...settings, choices: { ...settings.choices, mentions } },
    })
    await comment(api, senpai.token, { noun: "answer", id: answerId }, to(student))
    expect(await titlesTo(student)).toContain("There is a new comment")
  })

  it("shows the name in emails and the digest, or a former member after account deletion", async () => {
    const [student, follower] = [await aReader(), await aReader()]
    const senpai = await signedIn(api, aSenpai(english))
    const other = await signedIn(api, aStudent({ name: "Thiri Aung", ...english }))
    const { body: settings } = await api.call("GET /v1/notifications/settings", { token: follower.token })
    const questions = { ...settings.choices.questions, mail: false }
    await api.call("PUT /v1/notifications/settings", {
      token: follower.token,
      body: { ...settings, choices: { ...settings.choices, questions }, digest: "daily" },
    })
    const questionId = await ask(api, student.token)
    await comment(api, other.token, { noun: "question", id: questionId })
    await follow(follower, "question", questionId)
    await answer(api, senpai.token, questionId, { text: `As ${to(other)} says: **yes**.` })
    await api.settle()
    const answered = mailsTo(student).find(({ source }) => source.includes("Your question has an answer"))
    expect(answered?.source).toContain("As @Thiri Aung says: yes.")
    await api.db.transaction((tx) => removePeople(tx, [other.id], api.accountDeletionHooks, api.clock.now()))
    api.clock.advance(86_400)
    await sendDigests(api.db, depsOf(api), api.clock.now())
    await api.settle()
    expect(mailsTo(follower)[0]?.source).toContain("As @a former member says: yes.")
  })

  it("does not notify people with a block to or from its writer", async () => {
    const { senpai, questionId } = await aThread(api)
    const [one, another] = [await aReader(), await aReader()]
    for (const { token } of [one, another]) await comment(api, token, { noun: "question", id: questionId })
    await block(one, senpai.id)
    await block(senpai, another.id)
    await comment(api, senpai.token, { noun: "question", id: questionId }, `${to(one)} ${to(another)}`)
    expect([await titlesTo(one), await titlesTo(another)]).toEqual([[], []])
  })

  it("does not reveal an anonymous asker", async () => {
    const student = await signedIn(api, aStudent({ name: "Zebedee Quill", ...english }))
    const senpai = await signedIn(api, aSenpai(english))
    const questionId = await ask(api, student.token, { is_anonymous: true })
    const answerId = await answer(api, senpai.token, questionId)
    await comment(api, student.token, { noun: "answer", id: answerId }, `Thank you, ${to(senpai)}`)
    expect(await titlesTo(senpai)).toEqual(["Someone mentioned you"])
    const everything = JSON.stringify([await noticesTo(senpai), mailsTo(senpai)])
    expect(everything).not.toContain("Zebedee")
    expect(everything).not.toContain(student.id)
  })
})

describe("a question", () => {
  it("notifies senpai and followers of its topics, without revealing the asker", async () => {
    const [senpai, elsewhere] = [await aSenpaiFor("visa", "offers"), await aSenpaiFor("daily-work")]
    const [reader, student] = [
      await aReader(),
      await signedIn(api, aStudent({ name: "Zebedee Quill", ...english })),
    ]
    for (const person of [senpai, reader, student]) await follow(person, "topic", "visa")
    const questionId = await ask(api, student.token, { topics: ["visa", "offers"], is_anonymous: true })
    expect(await noticesTo(senpai)).toMatchObject([
      {
        title: "Someone asks about your field",
        path: `/community/ask-senpai/detail/${questionId}`,
        category: "requests",
      },
    ])
    expect(await titlesTo(reader)).toEqual(["A new question in a topic you follow"])
    expect([await titlesTo(elsewhere), await titlesTo(student)]).toEqual([[], []])
    const everything = JSON.stringify([
      await noticesTo(senpai),
      await noticesTo(reader),
      mailsTo(senpai),
      mailsTo(reader),
    ])
    expect(everything).not.toContain("Zebedee")
    expect(everything).not.toContain(student.id)
  })
})

describe("a block", () => {
  it("suppresses notices between the two people", async () => {
    const [student, follower, senpai] = [await aReader(), await aReader(), await signedIn(api, aSenpai())]
    const questionId = await ask(api, student.token)
    await follow(follower, "question", questionId)
    expect((await block(follower, senpai.id)).status).toBeLessThan(300)
    await answer(api, senpai.token, questionId)
    expect([await titlesTo(student), await titlesTo(follower)]).toEqual([["Your question has an answer"], []])
  })

  it("does not suppress notices of anonymous posts, which would reveal the asker", async () => {
    const [student, senpai] = [await aReader(), await aSenpaiFor("internships")]
    await block(senpai, student.id)
    await ask(api, student.token, { topics: ["internships"] })
    expect(await titlesTo(senpai)).toEqual([])
    await ask(api, student.token, { topics: ["internships"], is_anonymous: true })
    expect(await titlesTo(senpai)).toEqual(["Someone asks about your field"])
  })
})
