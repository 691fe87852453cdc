import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { auditAbout } from "#api/modules/identity/audit/builders"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aFolder, fetchFile } from "#api/testing/media/files"
import { mailsTo } from "#api/testing/services/mails"
import { anUnverifiedStudent, aSentCard, askByCard, askByMail, confirm, type Studying } from "../builders.ts"

const place = aFolder()
let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1", ...place.environment })
  editor = await signedIn(api, anEditor())
})
afterAll(async () => {
  await api.stop()
  await place.stop()
})

const waiting = async () =>
  (await api.call("GET /v1/editors/reviews?queue=verification&limit=50", { token: editor.token })).body.items
const reviewOf = async ({ id }: Studying) => {
  const [row] = await rows<{ id: string }>(
    api.db.autocommit,
    sql`select id from reviews where applicant_id = ${id} order by state = 'waiting' desc, submitted_at desc, id limit 1`,
  )
  return row?.id ?? ""
}
const look = async (student: Studying) =>
  (
    await api.call(`GET /v1/editors/reviews/${await reviewOf(student)}`, {
      token: editor.token,
      language: "en",
    })
  ).body
const decide = async (student: Studying, body: object) => {
  const { version } = await look(student)
  const id = await reviewOf(student)
  return api.call(`POST /v1/editors/reviews/${id}/decision`, {
    token: editor.token,
    body: { version, ...body },
  })
}
const verificationOf = async ({ token }: Pick<Studying, "token">) =>
  (await api.call("GET /v1/user/verification", { token, language: "en" })).body
const picture = async (student: Studying, name: string) =>
  fetchFile(api.api, `/api/v1/editors/reviews/${await reviewOf(student)}/files/${name}`, {
    Authorization: `Bearer ${editor.token}`,
  })
const keysOf = (id: string) => place.keys().filter((key) => key.startsWith(`${id}/`))

async function aWaitingCard(wishes: Parameters<typeof anUnverifiedStudent>[1] = {}) {
  const student = await anUnverifiedStudent(api, wishes)
  const fileId = await aSentCard(api, student)
  const answer = await askByCard(api, student, fileId)
  expect(answer.status).toBe(200)
  return { student, fileId }
}

describe("a student card", () => {
  it("waits for an editor, who sees only the data to compare it with", async () => {
    const { student } = await aWaitingCard()
    expect((await verificationOf(student)).request).toMatchObject({ method: "card", email: null })
    const review = await look(student)
    expect(review.facts).toEqual([
      { label: "Name as on the residence card", text: "Okafor Amara", path: null },
      { label: "University", text: "Waseda University", path: null },
      { label: "Student ID number ends in", text: student.number.slice(-2), path: null },
      { label: "Expected graduation", text: "2028-03", path: null },
    ])
    expect(JSON.stringify(review)).not.toContain(student.number)
    const { status, headers } = await picture(student, review.files[0].name)
    expect(status).toBe(200)
    expect(headers.get("Content-Type")).toBe("image/webp")
    expect(headers.get("Cache-Control")).toBe("no-store")
    expect(headers.get("Content-Disposition")).toMatch(/^attachment/)
    expect(headers.get("Content-Security-Policy")).toContain("sandbox")
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff")
    const [seen] = await auditAbout(api.db.autocommit, { noun: "user", id: student.id })
    expect(seen).toMatchObject({ event: "review.file_seen", actorId: editor.id })
  })

  // spec: membership.student-card
  it("that is approved verifies its student, and is deleted with its key", async () => {
    const { student, fileId } = await aWaitingCard({ account: { language: "ja" } })
    expect(keysOf(fileId)).toHaveLength(1)
    expect((await decide(student, { outcome: "approved" })).status).toBe(200)
    expect((await verificationOf(student)).verified).toMatchObject({
      method: "card",
      university: "Waseda University",
    })
    const [mail] = await mailsTo(api, student.account.email)
    expect(mail?.subject).toBe("在学確認が完了しました")
    await api.settle()
    expect(keysOf(fileId)).toEqual([])
    const [row] = await rows<{ key: string | null }>(
      api.db.autocommit,
      sql`select sealed_key as key from files where id = ${fileId}`,
    )
    expect(row?.key ?? null).toBeNull()
    expect((await waiting()).map(({ id }: { id: string }) => id)).not.toContain(await reviewOf(student))
  })

  it("that is returned is deleted too; the student sees the reason and sends another", async () => {
    const { student, fileId } = await aWaitingCard()
    await decide(student, { outcome: "returned", reason_key: "unreadable" })
    const after = await verificationOf(student)
    expect([after.request, after.verified]).toEqual([null, null])
    expect(after.review).toMatchObject({ state: "returned", reason: expect.stringContaining("hard to read") })
    await api.settle()
    expect(keysOf(fileId)).toEqual([])
    expect((await askByCard(api, student, await aSentCard(api, student))).status).toBe(200)
    expect((await verificationOf(student)).review.state).toBe("waiting")
  })

  it("can be withdrawn or replaced while it waits, and the unused file is deleted", async () => {
    const { student, fileId } = await aWaitingCard()
    const first = await reviewOf(student)
    const another = await aSentCard(api, student)
    await askByCard(api, student, another)
    expect(await reviewOf(student)).toBe(first)
    await api.settle()
    expect([keysOf(fileId).length, keysOf(another).length]).toEqual([0, 1])
    const { body } = await api.call("DELETE /v1/user/verification/request", { token: student.token })
    expect([body.request, body.review.state]).toEqual([null, "withdrawn"])
    await api.settle()
    expect(keysOf(another)).toEqual([])
    expect((await decide(student, { outcome: "approved" })).body.code).toBe("review.withdrawn")
  })

  it("is no longer needed once the student verifies by university address", async () => {
    const { student, fileId } = await aWaitingCard()
    expect((await askByMail(api, student)).body.request.method).toBe("mail")
    await api.settle()
    expect(keysOf(fileId)).toEqual([])
    expect((await look(student)).state).toBe("withdrawn")
  })

  it("requires a university and the student's own processed file", async () => {
    const nowhere = await anUnverifiedStudent(api, { universityId: null })
    const card = await aSentCard(api, nowhere)
    expect((await askByCard(api, nowhere, card)).body.code).toBe("verification.university_missing")
    const student = await anUnverifiedStudent(api)
    expect((await askByCard(api, student, card)).body.code).toBe("file.not_found")
    expect((await askByCard(api, student, "not an id")).status).toBe(422)
    expect((await askByCard(api, student, card, { student_number: "1" })).status).toBe(422)
  })

  // spec: membership.no-active-content
  it("can be a PDF, which is served as a download and never as a page", async () => {
    const student = await anUnverifiedStudent(api)
    const pdf = Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF")
    await askByCard(api, student, await aSentCard(api, student, pdf, "application/pdf"))
    const { files } = await look(student)
    expect(files).toEqual([{ name: "document", content_type: "application/pdf", bytes: pdf.byteLength }])
    const { headers, bytes } = await picture(student, "document")
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="student-card-document.pdf"')
    expect(headers.get("Content-Security-Policy")).toContain("sandbox")
    expect(bytes.equals(pdf)).toBe(true)
  })

  it("moves a taken number to its student: the editor sees a note, and the other holder must verify again", async () => {
    const holder = await anUnverifiedStudent(api)
    await askByMail(api, holder)
    const [mail] = await mailsTo(api, holder.address)
    await confirm(api, holder, /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "")
    const owner = { ...(await anUnverifiedStudent(api)), number: holder.number }
    expect((await askByMail(api, owner)).body.code).toBe("verification.number_taken")
    await askByCard(api, owner, await aSentCard(api, owner))
    expect((await look(owner)).facts[0]).toMatchObject({ label: "Please note" })
    expect((await decide(owner, { outcome: "approved" })).status).toBe(200)
    expect([(await verificationOf(owner)).verified?.method, (await verificationOf(holder)).verified]).toEqual(
      ["card", null],
    )
    const [endedMail] = await mailsTo(api, holder.account.email)
    expect(endedMail?.subject).toBe("Your student verification has ended")
  })
})

describe("the account of a student", () => {
  const step = async ({ token }: Pick<Studying, "token">, language: "en" | "ja" = "en") => {
    const { body } = await api.call("GET /v1/account", { token, language })
    return body.steps.find(({ name }: { name: string }) => name === "student_verification")
  }
  const path = "/sign-up/student-verification/1"

  it("proposes the verification, and shows its status and why a card was returned", async () => {
    const student = await anUnverifiedStudent(api)
    expect(await step(student)).toEqual({
      name: "student_verification",
      state: "open",
      path,
      reason: null,
      ends_at: null,
    })
    await askByCard(api, student, await aSentCard(api, student))
    expect(await step(student)).toMatchObject({ state: "waiting", path })
    await decide(student, { outcome: "returned", reason_key: "unreadable" })
    expect(await step(student, "ja")).toMatchObject({
      state: "returned",
      path,
      reason: expect.stringContaining("文字が読み取れません"),
    })
    api.clock.advance(1)
    await askByCard(api, student, await aSentCard(api, student))
    expect(await step(student)).toMatchObject({ state: "waiting", reason: null })
    await decide(student, { outcome: "declined", reason_key: "not-a-card" })
    expect(await step(student)).toMatchObject({ state: "declined", path })
    api.clock.advance(1)
    await askByCard(api, student, await aSentCard(api, student))
    await decide(student, { outcome: "approved" })
    expect(await step(student)).toMatchObject({ state: "done", reason: null })
  })

  it("shows a graduation that is near, and a renewal that waits", async () => {
    const { student } = await aWaitingCard({ month: "2026-12" })
    await decide(student, { outcome: "approved" })
    expect(await step(student)).toMatchObject({ state: "done" })
    const far = api.clock.now().getTime()
    api.clock.advance(20 * 86_400) // 5 December
    const { body } = await api.call("POST /v1/auth/login", {
      body: { email: student.account.email, password: student.account.password },
    })
    const later = { ...student, token: body.access_token.access_token as string }
    expect(await step(later)).toMatchObject({
      state: "ending",
      path,
      ends_at: "2026-12-31T15:00:00.000Z",
    })
    await askByCard(api, later, await aSentCard(api, later), { graduation_month: "2028-03" })
    expect(await step(later)).toMatchObject({ state: "waiting" })
    api.clock.advance((far - api.clock.now().getTime()) / 1_000)
  })

  it("shows no step before sign-up is finished, or to other roles", async () => {
    const newcomer = await anUnverifiedStudent(api, { account: { registerStep: "/sign-up/university-info" } })
    expect(await step(newcomer)).toBeUndefined()
    expect(await step(editor)).toBeUndefined()
  })
})
