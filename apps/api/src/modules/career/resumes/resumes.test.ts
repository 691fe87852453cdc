import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { ResumeContent } from "@shirube/contract/career/career-documents/resume"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { fetchFile, onceProcessed, sendFile } from "#api/testing/media/files"
import { aJpeg } from "#api/testing/media/pictures"
import { readPdf } from "#api/testing/pdf"
import { anEpisode } from "../career-documents/builders.ts"
import { aResume } from "./builders.ts"

const folder = mkdtempSync(join(tmpdir(), "shirube-resumes-"))
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ FILES_DIR: folder })
})
afterAll(async () => {
  await api.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function saved(token: string, content: object = aResume()) {
  const id = crypto.randomUUID()
  const { status } = await api.call(`PUT /v1/career/documents/${id}`, {
    token,
    body: { version: 0, content },
  })
  expect(status).toBe(200)
  return `/v1/career/documents/${id}`
}
const fetched = (token: string, path: string) =>
  fetchFile(api.api, `/api${path}`, { Authorization: `Bearer ${token}` })

describe("a résumé as PDF", () => {
  it("is a download of its owner's data that no cache keeps", async () => {
    const { token } = await signedIn(api)
    const path = await saved(token)
    const { status, headers, bytes } = await fetched(token, `${path}/pdf?form=rirekisho`)
    expect([status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([
      200,
      "application/pdf",
      "no-store",
    ])
    const name = encodeURIComponent("履歴書-グエン-ティ-ホア.pdf")
    expect(headers.get("Content-Disposition")).toBe(
      `attachment; filename="_-_-_-_.pdf"; filename*=UTF-8''${name}`,
    )
    const [first = "", second = ""] = await readPdf(bytes)
    expect(first).toContain("早稲田大学")
    expect(second).toContain("東南アジア")
  })

  it("is printed in each form and paper", async () => {
    const { token } = await signedIn(api)
    const path = await saved(token)
    const textOf = async (query: string) => readPdf((await fetched(token, `${path}/pdf?${query}`)).bytes)
    expect(await textOf("form=rirekisho&paper=a3")).toHaveLength(1)
    expect((await textOf("form=shokumu-keirekisho&paper=a3")).join("")).toContain("職務経歴")
    expect((await textOf("form=resume")).join("")).toContain("Thi Hoa NGUYEN")
  })

  it("is not made of other documents, nor in unknown forms", async () => {
    const { token } = await signedIn(api)
    const path = await saved(token, anEpisode())
    const answers = await Promise.all(
      [
        "pdf?form=rirekisho",
        "print-check?form=rirekisho",
        "pages/1?form=rirekisho",
        "pdf?form=cv",
        "pdf",
      ].map((end) => api.call(`GET ${path}/${end}`, { token })),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 422, 422])
  })
})

describe("the check before printing", () => {
  const checked = async (more: Partial<ResumeContent>) => {
    const { token } = await signedIn(api)
    const path = await saved(token, aResume(more))
    return (await api.call(`GET ${path}/print-check?form=rirekisho`, { token })).body
  }

  it("finds nothing in an ordinary résumé", async () => {
    expect(await checked({})).toEqual({ pages: 2, problems: [] })
  })

  it("says what does not fit, and which characters cannot be printed", async () => {
    const { problems } = await checked({ wishes: "あ".repeat(1_000), hobbies: "Bouldering 🧗" })
    expect(problems).toEqual([
      { kind: "too_long", field: "wishes", excess: expect.any(Number), unit: "lines" },
      { kind: "unprintable", field: "hobbies", characters: ["🧗"] },
    ])
  })
})

describe("a page of the preview", () => {
  it("is a picture of the PDF", async () => {
    const { token } = await signedIn(api)
    const path = await saved(token)
    const { status, headers, bytes } = await fetched(token, `${path}/pages/2?form=rirekisho`)
    expect([status, headers.get("Content-Type")]).toEqual([200, "image/webp"])
    expect(bytes.length).toBeGreaterThan(5_000)
    const beyond = await api.call(`GET ${path}/pages/3?form=rirekisho`, { token })
    expect([beyond.status, beyond.body.code]).toEqual([404, "file.not_found"])
  })
})

describe("the photo", () => {
  const upload = async (token: string) => {
    const { body } = await sendFile(api.api, await aJpeg(600, 800), { token, purpose: "resume-photo" })
    await onceProcessed(api, token, body.id)
    return body.id as string
  }
  const choose = (token: string, file_id: string) =>
    api.call("PUT /v1/career/resume-photo", { token, body: { file_id } })

  it("is cropped to 3:4 and printed where the résumé asks for it", async () => {
    const { token } = await signedIn(api)
    const id = await upload(token)
    const { body } = await choose(token, id)
    expect(body.photo.variants.at(-1)).toMatchObject({ width: 354, height: 472 })
    const [shown, hidden] = [await saved(token, aResume({ has_photo: true })), await saved(token)]
    const pdfOf = async (path: string) => (await fetched(token, `${path}/pdf?form=rirekisho`)).bytes
    expect((await readPdf(await pdfOf(shown))).join("")).not.toContain("写真をはる位置")
    expect((await readPdf(await pdfOf(hidden))).join("")).toContain("写真をはる位置")
  })

  it("replaces the previous one, and can be removed", async () => {
    const { token } = await signedIn(api)
    const [before, after] = [await upload(token), await upload(token)]
    await choose(token, before)
    await choose(token, after)
    const { body } = await api.call("GET /v1/career/resume-photo", { token })
    expect(body.photo.id).toBe(after)
    expect((await choose(token, before)).status).toBe(404)
    await api.call("DELETE /v1/career/resume-photo", { token })
    expect((await api.call("GET /v1/career/resume-photo", { token })).body.photo).toBeNull()
    const path = await saved(token, aResume({ has_photo: true }))
    const { status } = await fetched(token, `${path}/pdf?form=rirekisho`)
    expect(status).toBe(200)
  })

  it("cannot be a file for another purpose", async () => {
    const { token } = await signedIn(api)
    const { body } = await sendFile(api.api, await aJpeg(), { token })
    await onceProcessed(api, token, body.id)
    expect((await choose(token, body.id)).status).toBe(404)
  })
})
