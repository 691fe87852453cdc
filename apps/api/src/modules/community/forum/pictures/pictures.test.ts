import {
  MOST_PICTURES,
  PICTURE_LIMIT_BYTES,
  PICTURE_PURPOSE,
} from "@shirube/vocabulary/community/forum/choices"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sweepFiles } from "#api/modules/common/media/retention/service"
import { anEditor, signedIn, TEST_PASSWORD } from "#api/modules/identity/auth/builders"
import { deleteDueAccounts } from "#api/modules/identity/deletion/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aFolder, fetchFile, onceProcessed, type Place, sendFile } from "#api/testing/media/files"
import { aJpeg, aPhoneJpeg, aPng } from "#api/testing/media/pictures"
import { removeEverythingDeferred } from "#api/testing/removals"
import { answer, aPicture, aQuestion, aSenpai, ask, aThread, comment, withPicture } from "../builders.ts"
import { purgeRemovedPosts, renderOutdatedTexts } from "../jobs.ts"
import { releaseUnusedPictures } from "./service.ts"

let api: TestApi
let place: Place
beforeAll(async () => {
  place = aFolder()
  api = await startTestApi({ DEMO: "1", ...place.environment })
})
afterAll(async () => {
  await api.stop()
  await place.stop()
})

const DAY = 86_400
const addressOf = (id: string, variant = "small") => `/api/v1/pictures/${id}/${variant}`
const served = async (id: string, variant?: string) =>
  (await fetchFile(api.api, addressOf(id, variant))).status
const isKept = (id: string) => place.keys().some((key) => key.startsWith(id))
const bodyOf = async (id: string) => (await api.call(`GET /v1/questions/${id}`)).body.body_html as string
const outcome = ({ status, body }: { status: number; body: { code?: string } | undefined }) => [
  status,
  body?.code,
]
const tryAsking = (token: string, text: string) =>
  api.call("POST /v1/questions", { token, body: aQuestion({ text }) })
const change = (token: string, id: string, text: string, overrides: object = {}) => {
  const { language: _, ...words } = aQuestion({ text, ...overrides })
  return api.call(`PUT /v1/questions/${id}`, { token, body: words })
}
const WORDS_ALONE = "<p>Look:</p>\n<p>A page of my entry sheet</p>\n"
const preview = async (token: string, text: string, post?: { noun: "question" | "answer"; id: string }) =>
  (await api.call("POST /v1/previews", { token, body: { look: "post", text, ...(post ? { post } : {}) } }))
    .body.body_html as string
/** Whether the HTML has a picture, and its address serves one. */
const isDrawn = async (html: string) => {
  const [, address] = /<img src="([^"]+)"/.exec(html) ?? []
  return address !== undefined && (await fetchFile(api.api, address.replaceAll("&amp;", "&"))).status === 200
}
const sweep = async () => {
  await releaseUnusedPictures(api).run({})
  await sweepFiles(api, api.clock.now())
}

/** A question with a picture. */
async function aPictured(overrides: object = {}) {
  const asker = await signedIn(api)
  const picture = await aPicture(api, asker.token)
  const questionId = await ask(api, asker.token, { text: withPicture(picture), ...overrides })
  return { asker, picture, questionId }
}

describe("a picture in a question", () => {
  // spec: forum.pictures
  it("is public, with its dimensions, at an address that does not expire", async () => {
    const { picture, questionId } = await aPictured()
    expect(await bodyOf(questionId)).toBe(
      `<p>Look:</p>\n<p><img src="${addressOf(picture)}" srcset="${addressOf(picture)} 720w, ` +
        `${addressOf(picture, "large")} 1440w" sizes="min(720px, 100vw)" width="720" height="480" ` +
        `alt="A page of my entry sheet" loading="lazy" decoding="async"></p>\n`,
    )
    api.clock.advance(400 * DAY)
    await sweep()
    const { status, headers, bytes } = await fetchFile(api.api, addressOf(picture, "large"))
    expect([status, headers.get("content-type")]).toEqual([200, "image/webp"])
    // A shared cache would keep serving a removed picture.
    expect(headers.get("cache-control")).toMatch(/^private, max-age=\d+, immutable$/)
    expect(headers.get("content-security-policy")).toContain("sandbox")
    expect((await sharp(bytes).metadata()).width).toBe(1440)
    expect(await served(picture, "original")).toBe(404)
  })

  it("is stripped of location and camera metadata", async () => {
    const asker = await signedIn(api)
    const picture = await aPicture(api, asker.token, await aPhoneJpeg())
    await ask(api, asker.token, { text: withPicture(picture) })
    const { bytes } = await fetchFile(api.api, addressOf(picture, "large"))
    const { exif, xmp, icc, iptc } = await sharp(bytes).metadata()
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined])
    expect(bytes.includes("A phone with a name")).toBe(false)
  })

  it("must be the writer's own, and is not served before it is posted", async () => {
    const [owner, other] = [await signedIn(api), await signedIn(api)]
    const picture = await aPicture(api, owner.token)
    expect(await served(picture)).toBe(404)
    expect(outcome(await tryAsking(other.token, withPicture(picture)))).toEqual([422, "picture.not_there"])
    const nothing = "00000000-0000-4000-8000-000000000000"
    expect(outcome(await tryAsking(other.token, withPicture(nothing)))).toEqual([422, "picture.not_there"])
    expect(await preview(other.token, withPicture(picture))).toBe(WORDS_ALONE)
    expect(await isDrawn(await preview(owner.token, withPicture(picture)))).toBe(true)
    expect((await tryAsking(owner.token, withPicture(picture))).status).toBe(201)
    expect(await served(picture)).toBe(200)
  })

  it("must be uploaded for this purpose and successfully processed", async () => {
    const { token } = await signedIn(api)
    const photo = await sendFile(api.api, await aPng(), { token, type: "image/png" })
    await onceProcessed(api, token, photo.body.id)
    const broken = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from("<script>")])
    const refused = await sendFile(api.api, broken, { token, type: "image/png", purpose: PICTURE_PURPOSE })
    expect((await onceProcessed(api, token, refused.body.id)).state).toBe("refused")
    for (const { body } of [photo, refused])
      expect(outcome(await tryAsking(token, withPicture(body.id)))).toEqual([422, "picture.not_there"])
  })

  it("must be an image of at most 5 MB, whatever its declared type", async () => {
    const { token } = await signedIn(api)
    const send = (body: Uint8Array, type = "image/jpeg") =>
      sendFile(api.api, body, { token, type, purpose: PICTURE_PURPOSE })
    const words = (text: string) => new TextEncoder().encode(text)
    const large = Buffer.alloc(PICTURE_LIMIT_BYTES + 1)
    large.set(await aPng())
    expect((await send(large, "image/png")).status).toBe(413)
    expect(outcome(await send(words("<svg onload='alert(1)'/>"), "image/svg+xml"))).toEqual([
      415,
      "request.content_type",
    ])
    for (const text of ["<svg onload='alert(1)'/>", "<!doctype html><script>alert(1)</script>", "%PDF-1.7 x"])
      expect(outcome(await send(words(text)))).toEqual([422, "file.other_type"])
    // A PNG with HTML appended: the served file is re-encoded.
    const polyglot = Buffer.concat([await aPng(), Buffer.from("<script>alert(1)</script>")])
    const { body } = await send(polyglot, "image/png")
    await onceProcessed(api, token, body.id)
    await ask(api, token, { text: withPicture(body.id) })
    const { status, bytes } = await fetchFile(api.api, addressOf(body.id))
    expect([status, bytes.includes("script")]).toEqual([200, false])
  })

  it("is limited to a few per post", async () => {
    const { token } = await signedIn(api)
    const pictures = []
    for (let i = 0; i <= MOST_PICTURES; i++) pictures.push(await aPicture(api, token, await aJpeg(40, 40)))
    const text = (ids: readonly string[]) => ids.map((id) => withPicture(id)).join("\n\n")
    expect(outcome(await tryAsking(token, text(pictures)))).toEqual([422, "picture.too_many"])
    expect((await tryAsking(token, text(pictures.slice(1)))).status).toBe(201)
  })

  it("belongs to one post; elsewhere its alt text is shown, also for its owner", async () => {
    const { asker, picture, questionId } = await aPictured({ is_anonymous: true })
    const other = await ask(api, asker.token, { text: withPicture(picture) })
    expect(await bodyOf(other)).toBe("<p>Look:</p>\n<p>A page of my entry sheet</p>\n")
    const senpai = await signedIn(api, aSenpai())
    await answer(api, senpai.token, questionId, { text: `> ${withPicture(picture).replace("\n\n", "\n> ")}` })
    await comment(api, asker.token, { noun: "question", id: questionId }, `Again ![it](picture:${picture})`)
    const { body } = await api.call(`GET /v1/questions/${questionId}`)
    expect(body.answers.items[0].body_html).not.toContain("<img")
    expect(body.comments.items[0].body_html).toBe("<p>Again it</p>\n")
    expect(body.body_html).toContain("<img")
  })

  it("is in the preview of its post for people who may edit it, and in no other preview", async () => {
    const { asker, picture, questionId } = await aPictured()
    const text = withPicture(picture)
    const post = { noun: "question" as const, id: questionId }
    const people = [asker, await signedIn(api, anEditor()), await signedIn(api, aSenpai())]
    for (const { token } of people) {
      expect(await isDrawn(await preview(token, text, post))).toBe(true)
      expect(await preview(token, text)).toBe(WORDS_ALONE)
    }
    const stranger = await signedIn(api)
    expect(await preview(stranger.token, text, post)).toBe(WORDS_ALONE)
    // Removed from the post it is not served, but people who may put it back still see it in the preview.
    await change(asker.token, questionId, "Without it.")
    const [, editor] = people
    expect(await isDrawn(await preview(editor?.token ?? "", text, post))).toBe(true)
    expect(await preview(stranger.token, text, post)).toBe(WORDS_ALONE)
    await api.call(`DELETE /v1/questions/${questionId}`, { token: asker.token })
    for (const { token } of people) expect(await preview(token, text, post)).toBe(WORDS_ALONE)
    const answered = await aThread(api)
    const other = await aPicture(api, answered.senpai.token)
    await api.call(`PUT /v1/answers/${answered.answerId}`, {
      token: answered.senpai.token,
      body: { text: withPicture(other) },
    })
    const answerPost = { noun: "answer" as const, id: answered.answerId }
    expect(await isDrawn(await preview(editor?.token ?? "", withPicture(other), answerPost))).toBe(true)
    // The asker may accept the answer, but not edit it.
    expect(await preview(answered.student.token, withPicture(other), answerPost)).toBe(WORDS_ALONE)
  })

  it("ends up in one of two concurrent posts", async () => {
    const { token } = await signedIn(api)
    const picture = await aPicture(api, token)
    const answers = await Promise.all([1, 2].map(() => tryAsking(token, withPicture(picture))))
    const bodies = await Promise.all(
      answers.filter(({ status }) => status === 201).map(({ body }) => bodyOf(body.id)),
    )
    expect(answers.every(({ status }) => status === 201 || status === 422)).toBe(true)
    expect(bodies.filter((html) => html.includes("<img"))).toHaveLength(1)
  })
})

describe("a post with a picture", () => {
  it("keeps it when editors edit and senpai translate the post", async () => {
    const { picture, questionId } = await aPictured()
    const [editor, senpai] = [await signedIn(api, anEditor()), await signedIn(api, aSenpai())]
    expect((await change(editor.token, questionId, `Corrected.\n\n${withPicture(picture)}`)).status).toBe(200)
    expect(
      (
        await api.call(`PUT /v1/questions/${questionId}/texts/ja`, {
          token: senpai.token,
          body: { title: "エントリーシート", text: withPicture(picture, "{履歴書|りれきしょ}の{頁|ページ}") },
        })
      ).status,
    ).toBe(200)
    await api.settle()
    const { body } = await api.call(`GET /v1/questions/${questionId}?language=ja`)
    expect(body.body_html).toContain('alt="履歴書の頁"')
    expect(await bodyOf(questionId)).toContain(`src="${addressOf(picture)}"`)
    await api.database.exec("update forum_texts set format = 0, html = ''")
    await renderOutdatedTexts(api).run({})
    expect(await bodyOf(questionId)).toContain(`src="${addressOf(picture)}"`)
  })

  it("stops serving it when an edit removes it, and serves it again when an edit restores it", async () => {
    const { asker, picture, questionId } = await aPictured()
    expect((await change(asker.token, questionId, "Without it.")).status).toBe(200)
    expect(await served(picture)).toBe(404)
    expect((await change(asker.token, questionId, withPicture(picture))).status).toBe(200)
    expect(await served(picture)).toBe(200)
    await change(asker.token, questionId, "Without it for good.")
    api.clock.advance(29 * DAY)
    await sweep()
    expect(isKept(picture)).toBe(true)
    api.clock.advance(2 * DAY)
    await sweep()
    expect(isKept(picture)).toBe(false)
  })

  it("does not serve it after withdrawal, and deletes it when the post is purged", async () => {
    const { asker, picture, questionId } = await aPictured()
    expect((await api.call(`DELETE /v1/questions/${questionId}`, { token: asker.token })).status).toBe(204)
    expect(await served(picture)).toBe(404)
    expect(isKept(picture)).toBe(true)
    api.clock.advance(31 * DAY)
    await purgeRemovedPosts(api).run({})
    await sweep()
    expect(isKept(picture)).toBe(false)
  })

  it("hides the pictures of its answers, too, and serves hidden ones again after a correction", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api)
    const picture = await aPicture(api, senpai.token)
    const edit = await api.call(`PUT /v1/answers/${answerId}`, {
      token: senpai.token,
      body: { text: withPicture(picture) },
    })
    expect([edit.status, await served(picture)]).toEqual([200, 200])
    const hide = async (reason: string | null) =>
      api.database.exec(
        `update answers set removed_at = ${reason ? "now()" : "null"}, removal_reason = ${reason ? `'${reason}'` : "null"} where id = '${answerId}'`,
      )
    await hide("until_mended")
    expect(await served(picture)).toBe(404)
    const corrected = await api.call(`PUT /v1/hidden-posts/answer/${answerId}`, {
      token: senpai.token,
      body: { text: `Kinder.\n\n${withPicture(picture)}` },
    })
    expect([corrected.status, await served(picture)]).toEqual([200, 200])
    await api.call(`DELETE /v1/questions/${questionId}`, { token: student.token })
    expect(await served(picture)).toBe(404)
  })

  it("that is never submitted has its uploads deleted after a day", async () => {
    const { token } = await signedIn(api)
    const picture = await aPicture(api, token)
    api.clock.advance(DAY - 60)
    await sweep()
    expect(isKept(picture)).toBe(true)
    api.clock.advance(120)
    await sweep()
    expect(isKept(picture)).toBe(false)
  })
})

describe("account deletion", () => {
  const deleteAccount = async (token: string) => {
    await api.call("POST /v1/account/leaving", { token, body: { password: TEST_PASSWORD } })
    api.clock.advance(15 * DAY)
    await deleteDueAccounts(api)
    await removeEverythingDeferred(api)
    await sweep()
  }

  it("deletes pictures, except those in a question that others have answered", async () => {
    const asker = await signedIn(api)
    const [alone, answered, unposted] = [
      await aPicture(api, asker.token),
      await aPicture(api, asker.token),
      await aPicture(api, asker.token),
    ]
    await ask(api, asker.token, { text: withPicture(alone) })
    const questionId = await ask(api, asker.token, { text: withPicture(answered), is_anonymous: true })
    const senpai = await signedIn(api, aSenpai())
    await answer(api, senpai.token, questionId)
    await deleteAccount(asker.token)
    expect([alone, answered, unposted].map(isKept)).toEqual([false, true, false])
    // Its disappearance would reveal the anonymous asker.
    expect(await bodyOf(questionId)).toContain("<img")
    expect([await served(answered), await served(alone)]).toEqual([200, 404])
    const editor = await signedIn(api, anEditor())
    await api.call(`DELETE /v1/questions/${questionId}`, { token: editor.token })
    expect(await served(answered)).toBe(404)
    api.clock.advance(31 * DAY)
    await purgeRemovedPosts(api).run({})
    await sweep()
    expect(isKept(answered)).toBe(false)
  })

  it("can be preceded by a data export that contains the pictures", async () => {
    const { asker, picture } = await aPictured()
    await api.call("POST /v1/account/export", { token: asker.token })
    await api.settle()
    const { address } = (await api.call("GET /v1/account/export", { token: asker.token })).body.export
    const archive = await fetchFile(api.api, address)
    expect(archive.bytes.includes(`files/${PICTURE_PURPOSE}-${picture}.webp`)).toBe(true)
  })
})
