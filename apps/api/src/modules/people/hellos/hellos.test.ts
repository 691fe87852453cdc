import { MOST_HELLOS } from "@shirube/vocabulary/people/hellos/choices"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aMember } from "../members/builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

type Person = Awaited<ReturnType<typeof aMember>>

const TEXT = "You are in Kyoto too. Shall we practise interviews?"
const named = (name: string, profile: object = {}) => aMember(api, { account: { name }, profile })
const greet = (from: Person, to: Person, body: object = {}) => {
  api.clock.advance(1)
  return api.call(`PUT /v1/members/${to.id}/hello`, {
    token: from.token,
    body: { text: TEXT, contact: "LINE: putri88", ...body },
  })
}
const hellosOf = async ({ token }: Person) => (await api.call("GET /v1/hellos", { token })).body.items
const firstOf = async (person: Person): Promise<string> => (await hellosOf(person))[0].id
const accept = ({ token }: Person, id: string, body: object = {}) =>
  api.call(`PUT /v1/hellos/${id}/acceptance`, { token, body })
const remove = ({ token }: Person, id: string) => api.call(`DELETE /v1/hellos/${id}`, { token })
const noticesOf = async ({ token }: Person): Promise<string[]> => {
  await api.settle()
  const { body } = await api.call("GET /v1/notifications", { token, language: "en" })
  return body.items.map(({ title }: { title: string }) => title)
}
const codeOf = async (answer: ReturnType<typeof greet>) => {
  const { status, body } = await answer
  return status < 300 ? status : body.code
}

describe("a hello", () => {
  it("shows how to reach each other only once it is accepted", async () => {
    const [putri, minjun] = [await named("Putri"), await named("Minjun")]
    expect((await greet(putri, minjun)).status).toBe(204)
    const waiting = { text: TEXT, is_accepted: false, contact: null }
    expect(await hellosOf(putri)).toEqual([
      expect.objectContaining({
        ...waiting,
        is_own: true,
        person: expect.objectContaining({ name: "Minjun" }),
      }),
    ])
    expect(await hellosOf(minjun)).toEqual([
      expect.objectContaining({
        ...waiting,
        is_own: false,
        person: expect.objectContaining({ name: "Putri" }),
      }),
    ])
    expect(await noticesOf(minjun)).toEqual(["A member says hello"])

    const id = await firstOf(minjun)
    for (let press = 0; press < 2; press++)
      expect((await accept(minjun, id, { contact: "minjun@example.org" })).status).toBe(204)
    expect(await hellosOf(minjun)).toMatchObject([{ is_accepted: true, contact: "LINE: putri88" }])
    expect(await hellosOf(putri)).toMatchObject([{ is_accepted: true, contact: "minjun@example.org" }])
    expect(await noticesOf(putri)).toEqual(["Your hello was accepted"])
  })

  it("is sent once, however often it is pressed, also at the same moment", async () => {
    const [putri, minjun] = [await named("Putri"), await named("Minjun")]
    const answers = await Promise.all([1, 2, 3].map(() => greet(putri, minjun)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await hellosOf(minjun)).toHaveLength(1)
    expect(await noticesOf(minjun)).toHaveLength(1)
  })

  it("that was declined looks unanswered to its sender, who is not told and cannot repeat it", async () => {
    const [putri, minjun] = [await named("Putri"), await named("Minjun")]
    await greet(putri, minjun)
    await remove(minjun, await firstOf(minjun))
    expect(await hellosOf(minjun)).toEqual([])
    expect(await hellosOf(putri)).toMatchObject([{ is_accepted: false, text: TEXT }])
    expect(await noticesOf(putri)).toEqual([])
    expect((await greet(putri, minjun)).status).toBe(204)
    expect(await hellosOf(minjun)).toEqual([])
    // The one who declined may change their mind.
    expect((await greet(minjun, putri)).status).toBe(204)
  })

  it("can be withdrawn, and an accepted one be ended by either, which removes texts and contacts", async () => {
    const [putri, minjun, nadia] = [await named("Putri"), await named("Minjun"), await named("Nadia")]
    await greet(putri, minjun)
    await remove(putri, await firstOf(putri))
    expect([await hellosOf(putri), await hellosOf(minjun)]).toEqual([[], []])
    expect(await codeOf(greet(putri, minjun))).toBe("hello.once")

    await greet(putri, nadia)
    const id = await firstOf(nadia)
    await accept(nadia, id)
    await remove(nadia, id)
    expect([await hellosOf(putri), await hellosOf(nadia)]).toEqual([[], []])
    expect((await accept(nadia, id)).body.code).toBe("hello.not_found")
  })

  it("is for its receiver alone to accept, and for its two people alone to remove", async () => {
    const [putri, minjun, other] = [await named("Putri"), await named("Minjun"), await named("Other")]
    await greet(putri, minjun)
    const id = await firstOf(minjun)
    for (const person of [putri, other]) expect((await accept(person, id)).body.code).toBe("hello.not_found")
    expect((await remove(other, id)).status).toBe(204)
    expect(await hellosOf(minjun)).toHaveLength(1)
  })

  it("needs two listed, grown-up members who have not blocked each other", async () => {
    const [putri, minjun] = [await named("Putri"), await named("Minjun")]
    const hidden = await named("Hidden", { isListed: false })
    const young = await named("Young", { birthDate: "2010-01-01" })
    expect(await codeOf(greet(putri, hidden))).toBe("member.not_found")
    expect(await codeOf(greet(putri, young))).toBe("member.not_found")
    expect(await codeOf(greet(hidden, putri))).toBe("hello.unlisted")
    expect(await codeOf(greet(young, putri))).toBe("hello.unlisted")
    expect(await codeOf(greet(putri, putri))).toBe("hello.own")
    await api.call(`PUT /v1/blocks/${putri.id}`, { token: minjun.token })
    expect(await codeOf(greet(putri, minjun))).toBe("member.not_found")
    expect(await codeOf(greet(minjun, putri))).toBe("member.not_found")
  })

  it("disappears with a block, and can no longer be accepted", async () => {
    const [putri, minjun] = [await named("Putri"), await named("Minjun")]
    await greet(putri, minjun)
    const id = await firstOf(minjun)
    await api.call(`PUT /v1/blocks/${minjun.id}`, { token: putri.token })
    expect(await hellosOf(minjun)).toEqual([])
    expect((await accept(minjun, id)).body.code).toBe("hello.not_found")
  })

  it("does not carry contact details in its message, and two do not cross", async () => {
    const [putri, minjun] = [await named("Putri"), await named("Minjun")]
    expect(await codeOf(greet(putri, minjun, { text: "Write to putri@example.org" }))).toBe(
      "hello.contact_data",
    )
    for (const body of [
      { text: "a".repeat(301) },
      { contact: "a".repeat(121) },
      { text: " " },
      { contact: "" },
    ])
      expect((await greet(putri, minjun, body)).status).toBe(422)
    await greet(putri, minjun)
    expect(await codeOf(greet(minjun, putri))).toBe("hello.theirs_waits")
  })

  it("is limited to a number of people in a week", async () => {
    const putri = await named("Putri")
    const others = await Promise.all(
      Array.from({ length: MOST_HELLOS + 1 }, (_, place) => named(`Member ${place}`)),
    )
    const codes = await Promise.all(others.map((other) => codeOf(greet(putri, other))))
    expect(codes.filter((code) => code === 204)).toHaveLength(MOST_HELLOS)
    expect(codes.filter((code) => code === "hello.too_many")).toHaveLength(1)
  })

  it("can be reported by its receiver; an editor reads it and removes it", async () => {
    const [putri, minjun] = [await named("Putri"), await named("Minjun")]
    const editor = await signedIn(api, anEditor())
    await greet(putri, minjun)
    const id = await firstOf(minjun)
    const report = (token: string) =>
      api.call(`PUT /v1/complaints/hello/${id}`, { token, body: { reason: "offensive" } })
    expect((await report(putri.token)).body.code).toBe("complaint.nothing_there")
    expect((await report(minjun.token)).status).toBe(204)
    const queue = await api.call("GET /v1/editors/reviews?queue=reported-hellos", { token: editor.token })
    const [{ id: review }] = queue.body.items
    const { body } = await api.call(`GET /v1/editors/reviews/${review}`, { token: editor.token })
    expect(JSON.stringify(body)).toContain(TEXT)
    expect(JSON.stringify(body)).not.toContain("putri88")
    const decided = await api.call(`POST /v1/editors/reviews/${review}/decision`, {
      token: editor.token,
      body: { version: body.version, outcome: "returned", reason_key: "words" },
    })
    expect(decided.status).toBe(200)
    expect([await hellosOf(putri), await hellosOf(minjun)]).toEqual([[], []])
  })
})
