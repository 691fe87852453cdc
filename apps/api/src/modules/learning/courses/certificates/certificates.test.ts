import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { renameAccount } from "#api/modules/identity/accounts/service"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aCourse, aLesson, publishCourses } from "../builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

async function finish(token: string) {
  const { body } = await api.call("GET /v1/courses/es")
  const lesson = body.chapters[0].lessons[0].id as string
  const { play } = (await api.call(`POST /v1/lessons/${lesson}/plays`, { token })).body
  api.clock.advance(60)
  const slots = Array.from({ length: 12 }, (_, i) => i)
  await api.call(`PUT /v1/lessons/${lesson}/progress`, { token, body: { play, position_ms: 0, slots } })
}
const make = (token: string, body: object = {}) =>
  api.call("POST /v1/courses/es/certificate", { token, body })
const check = (code: string) => api.call(`GET /v1/certificates/${code}`)
const publish = () => publishCourses(api, aCourse({ id: "es", lessons: [aLesson({ key: "first" })] }))

describe("a certificate", () => {
  // spec: learning.certificate
  it("is only for members who have finished the course", async () => {
    await publish()
    const [amara, ben] = [await signedIn(api, aStudent({ name: "Amara Okafor" })), await signedIn(api)]
    await finish(amara.token)
    const { status, body } = await make(amara.token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: "Amara Okafor",
      course_id: "es",
      course_title: { en: "Entry sheets", ja: "ESの書き方" },
      languages: ["en", "ja"],
      lesson_count: 1,
      finished_on: "2026-11-15",
    })
    const refused = await make(ben.token)
    expect([refused.status, refused.body.code]).toEqual([409, "certificate.not_finished"])
    expect(
      (await api.call("POST /v1/courses/never/certificate", { token: ben.token, body: {} })).status,
    ).toBe(404)
    const { body: own } = await api.call("GET /v1/courses/es/progress", { token: amara.token })
    expect(own.certificate_code).toBe(body.code)
  })

  it("is made once, however often and concurrently it is requested, and keeps its name when the owner is renamed", async () => {
    await publish()
    const { token, id } = await signedIn(api, aStudent({ name: "Amara Okafor" }))
    await finish(token)
    const made = await Promise.all([1, 2, 3, 4].map(() => make(token)))
    const codes = new Set(made.map(({ body }) => body.code))
    expect(codes.size).toBe(1)
    await api.db.transaction((tx) => renameAccount(tx, id, "Someone Else"))
    expect((await make(token)).body).toMatchObject({ code: [...codes][0], name: "Amara Okafor" })
  })

  // spec: pages.certificate, learning.certificate
  it("is verified by its code for anyone, also after the course is gone; an unknown code is a 404", async () => {
    await publish()
    const { token } = await signedIn(api)
    await finish(token)
    const { code } = (await make(token)).body
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
    expect((await check(code)).body).toMatchObject({ code, course_id: "es" })
    expect((await check(code.toLowerCase())).body.code).toBe(code)
    const forged = `${code.slice(0, -1)}${code.endsWith("0") ? "1" : "0"}`
    expect((await check(forged)).body.code).toBe("certificate.not_found")
    for (const wrong of ["1", `${code}0`, code.replace(/.$/, "I"), "x".repeat(26)])
      expect([404, 422]).toContain((await check(wrong)).status)
    await api.database.exec("delete from courses where id = 'es'")
    expect((await check(code)).body).toMatchObject({ course_id: null, course_title: { en: "Entry sheets" } })
  })

  it("asks for a name in Latin letters only if it cannot print the one of the account", async () => {
    await publish()
    for (const name of ["김민준", "สมชาย", "محمد", "राहुल", "အောင်"]) {
      const { token } = await signedIn(api, aStudent({ name }))
      await finish(token)
      const { body: own } = await api.call("GET /v1/courses/es/progress", { token })
      expect(own.name_on_certificate).toBeNull()
      const refused = await make(token)
      expect([refused.status, refused.body.code]).toEqual([409, "certificate.name_needed"])
      expect((await make(token, { name: "김민준" })).status).toBe(422)
      expect((await make(token, { name: "Müller Kim" })).body.name).toBe("Muller Kim")
    }
    for (const name of ["Nguyễn Thị Hương", "Łukasz Żak", "Алексей", "髙橋 さくら", "グエン・ミン"]) {
      const { token } = await signedIn(api, aStudent({ name }))
      await finish(token)
      expect((await make(token, { name: "Someone Else" })).body.name).toBe(name)
    }
  })

  it("is printed for its owner only, in both languages, with the address where it is verified", async () => {
    await publish()
    const [amara, ben] = [await signedIn(api, aStudent({ name: "グエン・ミン Nguyễn" })), await signedIn(api)]
    await finish(amara.token)
    const { code } = (await make(amara.token)).body
    const path = `GET /v1/certificates/${code}/pdf`
    expect((await api.call(path, { token: ben.token })).body.code).toBe("certificate.not_found")
    const { status, headers, body } = await api.call(path, { token: amara.token })
    expect([status, headers.get("Content-Type")]).toEqual([200, "application/pdf"])
    expect(headers.get("Cache-Control")).toBe("no-store")
    expect(body.slice(0, 5)).toBe("%PDF-")
    expect(Number(headers.get("Content-Length"))).toBeGreaterThan(5_000)
  })
})
