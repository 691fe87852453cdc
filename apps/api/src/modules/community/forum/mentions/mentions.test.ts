import { randomUUID } from "node:crypto"
import { MOST_MENTIONS, writtenMention } from "@shirube/vocabulary/text/mentions"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { UserId } from "#api/kernel/db/ids"
import { renameAccount } from "#api/modules/identity/accounts/service"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { aMember } from "#api/modules/people/members/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { answer, ask, aThread, comment } from "../builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const to = (person: { id: string }, name = "Someone") => writtenMention({ id: person.id, name })
const aListedSenpai = (name: string, profile: object = {}) =>
  aMember(api, { account: { name, role: "senpai", isScreened: true }, profile })

/** The comments on a question, as visitors read them. */
async function commentsOn(questionId: string, language: "en" | "ja" = "en") {
  await api.settle()
  const { body } = await api.call(`GET /v1/comments?noun=question&id=${questionId}`, { language })
  return body.items as { body_html: string; text: string }[]
}

describe("a mention", () => {
  // spec: forum.people
  it("is stored by id and shows the current name, or a former member after account deletion", async () => {
    const { student, senpai, questionId } = await aThread(api)
    await comment(api, student.token, { noun: "question", id: questionId }, `Thank you, ${to(senpai, "x")}!`)
    const shown = async () => (await commentsOn(questionId))[0]
    expect((await shown())?.body_html).toBe(
      '<p>Thank you, <span class="mention">@Nguyen Thi Linh</span>!</p>\n',
    )
    expect((await shown())?.text).toBe(`Thank you, @[Nguyen Thi Linh](${senpai.id})!`)
    await api.db.transaction((tx) => renameAccount(tx, senpai.id, "Linh <b>"))
    expect((await shown())?.body_html).toContain("@Linh &#60;b&#62;</span>")
    await api.db.transaction((tx) => removePeople(tx, [senpai.id], api.accountDeletionHooks, api.clock.now()))
    expect((await shown())?.body_html).toContain('<span class="mention">@a former member</span>')
    expect((await commentsOn(questionId, "ja"))[0]?.body_html).toContain("@退会したメンバー")
    expect(JSON.stringify(await shown())).not.toContain("Linh")
  })

  it("shows the current name in plain-text excerpts too: in lists, questions and search results", async () => {
    const [student, linh] = [await signedIn(api), await aListedSenpai("Nguyen Thi Linh")]
    const text = `Is ${to(linh, "x")} right that a blue umbrella brings luck?`
    const questionId = await ask(api, student.token, { text })
    const excerpts = async (language: "en" | "ja" = "en") => {
      await api.settle()
      const lists = await Promise.all(
        ["questions", "questions?q=umbrella"].map((path) => api.call(`GET /v1/${path}`, { language })),
      )
      const found = (await api.call("GET /v1/search?q=umbrella", { language })).body.items[0].excerpt
      const question = (await api.call(`GET /v1/questions/${questionId}`, { language })).body
      return [
        ...lists.map(({ body }) => body.items[0].excerpt),
        question.excerpt,
        found.segments.map((segment: { text: string }) => segment.text).join(""),
      ]
    }
    const said = (name: string) =>
      Array(4).fill(expect.stringContaining(`Is @${name} right that a blue umbrella`))
    expect(await excerpts()).toEqual(said("Nguyen Thi Linh"))
    await api.db.transaction((tx) => renameAccount(tx, linh.id, "Linh"))
    expect(await excerpts()).toEqual(said("Linh"))
    expect((await api.call(`GET /v1/search?q=${linh.id.slice(0, 8)}`)).body.items).toEqual([])
    await api.db.transaction((tx) => removePeople(tx, [linh.id], api.accountDeletionHooks, api.clock.now()))
    expect(await excerpts()).toEqual(said("a former member"))
    expect(await excerpts("ja")).toEqual(said("退会したメンバー"))
  })

  it("of an asker who becomes anonymous is replaced in search results", async () => {
    const student = await signedIn(api, aStudent({ name: "Zebedee Quill" }))
    const draft = { title: "May I wear boots?", topics: ["interviews"], text: "I have good ones." }
    const questionId = await ask(api, student.token, draft)
    const senpai = await aListedSenpai("Wei")
    await answer(api, senpai.token, questionId, { text: `${to(student)}, galoshes are better.` })
    await api.call(`PUT /v1/questions/${questionId}`, {
      token: student.token,
      body: { ...draft, is_anonymous: true },
    })
    await api.settle()
    const { excerpt } = (await api.call("GET /v1/search?q=galoshes")).body.items[0]
    const said = excerpt.segments.map((segment: { text: string }) => segment.text).join("")
    expect(said).toContain("@asker, galoshes")
  })

  it("links to a senpai in the directory while they are listed", async () => {
    const { student, questionId } = await aThread(api)
    const wei = await aListedSenpai("魏 晨")
    await comment(api, student.token, { noun: "question", id: questionId }, to(wei))
    const link = `<a class="mention" href="/members?person=${wei.id}" rel="ugc nofollow noopener">@魏 晨</a>`
    expect((await commentsOn(questionId))[0]?.body_html).toContain(link)
    const { visibility } = (await api.call("GET /v1/profile", { token: wei.token })).body
    await api.call("PUT /v1/profile/visibility", {
      token: wei.token,
      body: { ...visibility, is_listed: false },
    })
    expect((await commentsOn(questionId))[0]?.body_html).toContain('<span class="mention">@魏 晨</span>')
  })

  it("is kept for named writers of the thread and listed senpai, and becomes plain text for others", async () => {
    const { student, senpai, questionId } = await aThread(api, { is_anonymous: true })
    const [stranger, wei] = [await signedIn(api), await aListedSenpai("Wei")]
    const hidden = await aListedSenpai("Hidden", { isListed: false })
    const writer = await signedIn(api)
    const words = [student, stranger, hidden, { id: randomUUID() }, senpai, wei].map((person, i) =>
      to(person, `Person ${i}`),
    )
    await comment(api, writer.token, { noun: "question", id: questionId }, words.join(", "))
    const [shown] = await commentsOn(questionId)
    expect(shown?.text).toBe(
      `@Person 0, @Person 1, @Person 2, @Person 3, @[Nguyen Thi Linh](${senpai.id}), @[Wei](${wei.id})`,
    )
  })

  it("survives an edit after the person is unlisted, and stays as typed in code", async () => {
    const { senpai, questionId, answerId } = await aThread(api)
    const wei = await aListedSenpai("Wei")
    const edit = (text: string) =>
      api.call(`PUT /v1/answers/${answerId}`, { token: senpai.token, body: { text } })
    await edit(`${to(wei)} knows. \`${to(wei)}\``)
    const { visibility } = (await api.call("GET /v1/profile", { token: wei.token })).body
    await api.call("PUT /v1/profile/visibility", {
      token: wei.token,
      body: { ...visibility, is_listed: false },
    })
    const texts = (await api.call(`GET /v1/answers/${answerId}/texts`)).body.items
    expect((await edit(`${texts[0].text} More.`)).status).toBe(200)
    await api.settle()
    const { body } = await api.call(`GET /v1/questions/${questionId}`)
    expect(body.answers.items[0].body_html).toMatch(/<span class="mention">@Wei<\/span> knows. <code>@\[/)
  })

  it("of an asker who becomes anonymous turns into @asker in all earlier texts", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api)
    const edit = (text: string) =>
      api.call(`PUT /v1/answers/${answerId}`, { token: senpai.token, body: { text } })
    await edit(`Dear ${to(student)}, yes.`)
    await edit(`Dear ${to(student)}, yes and no.`)
    await api.call(`PUT /v1/questions/${questionId}`, {
      token: student.token,
      body: { title: "May I?", text: "May I?", topics: ["visa"], is_anonymous: true },
    })
    await api.settle()
    const seen = JSON.stringify([
      (await api.call(`GET /v1/questions/${questionId}`)).body.answers,
      (await api.call(`GET /v1/answers/${answerId}/texts`)).body,
      (await api.call(`GET /v1/answers/${answerId}/history`)).body,
    ])
    expect(seen).not.toContain(student.id)
    expect(seen).not.toContain(student.account.name)
    expect(seen.match(/Dear @asker, yes/g)).toHaveLength(3)
  })

  it("is limited to ten people per text", async () => {
    const { token } = await signedIn(api)
    const questionId = await ask(api, token)
    const many = Array.from({ length: MOST_MENTIONS + 1 }, () => to({ id: randomUUID() }))
    const send = (text: string) =>
      api.call("POST /v1/comments", { token, body: { noun: "question", id: questionId, text } })
    expect((await send(many.join(" "))).body.errors.text).toEqual([
      "You can mention up to 10 people in one text.",
    ])
    expect((await send([...many.slice(1), many[1]].join(" "))).status).toBe(201)
  })
})

describe("people to mention", () => {
  const found = async (token: string | undefined, query: string) => {
    const { status, body } = await api.call(`GET /v1/mentionable?${query}`, { token })
    return [status, body.items?.map(({ name }: { name: string }) => name) ?? body.code]
  }

  it("are suggested only to members who may write", async () => {
    const company = await signedIn(api, aStudent({ role: "company" }))
    expect(await found(company.token, "name=a")).toEqual([409, "forum.not_for_companies"])
    const { token } = await signedIn(api)
    expect(await found(token, `question_id=${randomUUID()}`)).toEqual([404, "question.not_found"])
    expect((await found(token, `name=${"x".repeat(61)}`))[0]).toBe(422)
  })

  it("are the thread's named writers, then listed senpai by name; never an anonymous asker", async () => {
    const asker = await signedIn(api, aStudent({ name: "Amara Okafor" }))
    const { senpai } = await aThread(api)
    const questionId = await ask(api, asker.token, { is_anonymous: true })
    await comment(api, asker.token, { noun: "question", id: questionId }, "It is me.")
    await answer(api, senpai.token, questionId)
    await aListedSenpai("Amanda Wong")
    await aListedSenpai("Amanda Hidden", { isListed: false })
    await aMember(api, { account: { name: "Amanda Student" } })
    const reader = await signedIn(api)
    await comment(api, reader.token, { noun: "question", id: questionId }, "Me too.")
    const thread = `question_id=${questionId}`
    expect(await found(reader.token, thread)).toEqual([200, ["Nguyen Thi Linh"]])
    expect(await found(reader.token, `${thread}&name=linh`)).toEqual([200, ["Nguyen Thi Linh"]])
    expect(await found(reader.token, `${thread}&name=ama`)).toEqual([200, ["Amanda Wong"]])
    expect(await found(reader.token, "name=ama")).toEqual([200, ["Amanda Wong"]])
    expect(await found(reader.token, "")).toEqual([200, []])
  })

  it("exclude people with a block to or from the writer", async () => {
    const { senpai, questionId } = await aThread(api)
    const wei = await aListedSenpai("Linh Wei")
    const reader = await signedIn(api)
    const query = `question_id=${questionId}&name=linh`
    expect(await found(reader.token, query)).toEqual([200, ["Nguyen Thi Linh", "Linh Wei"]])
    const block = (token: string, id: UserId) => api.call(`PUT /v1/blocks/${id}`, { token })
    await block(reader.token, senpai.id)
    await block(wei.token, reader.id)
    expect(await found(reader.token, query)).toEqual([200, []])
  })
})
