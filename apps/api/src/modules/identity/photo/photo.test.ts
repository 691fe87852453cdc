import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { fetchFile, onceProcessed, sendFile } from "#api/testing/media/files"
import { aBomb, aJpeg } from "#api/testing/media/pictures"

const folder = mkdtempSync(join(tmpdir(), "shirube-photo-"))
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ FILES_DIR: folder })
})
afterAll(async () => {
  await api.stop()
  rmSync(folder, { recursive: true, force: true })
})

const photoOf = async (token: string) => (await api.call("GET /v1/user/photo", { token })).body.photo
const choose = (token: string, file_id: string) =>
  api.call("PUT /v1/user/photo", { token, body: { file_id } })
async function aFile(token: string) {
  const { body } = await sendFile(api.api, await aJpeg(), { token })
  return onceProcessed(api, token, body.id)
}

describe("a person's photo", () => {
  it("is the chosen file, with URLs to show it", async () => {
    const { token } = await signedIn(api)
    expect(await photoOf(token)).toBeNull()
    const file = await aFile(token)
    expect((await choose(token, file.id)).body.photo.id).toBe(file.id)
    const photo = await photoOf(token)
    expect(photo.id).toBe(file.id)
    expect((await fetchFile(api.api, photo.variants[1].address)).status).toBe(200)
    expect((await choose(token, file.id)).status).toBe(200)
  })

  // spec: membership.photo
  it("is shown wherever its owner appears, in the size for that place", async () => {
    const { token } = await signedIn(api)
    const shown = async () => {
      const [user, account, preview] = await Promise.all([
        api.call("GET /v2/user", { token }),
        api.call("GET /v1/account", { token }),
        api.call("GET /v1/profile/preview", { token }),
      ])
      return [user.body.photo, account.body.photo, preview.body.photo]
    }
    expect(await shown()).toEqual([null, null, null])
    const file = await aFile(token)
    await choose(token, file.id)
    const [small, medium] = file.variants.map(({ address }: { address: string }) => address)
    expect(await shown()).toEqual([small, medium, medium])
    await api.call("DELETE /v1/user/photo", { token })
    expect(await shown()).toEqual([null, null, null])
  })

  it("replaces the previous one, which is deleted", async () => {
    const { token } = await signedIn(api)
    const [before, after] = [await aFile(token), await aFile(token)]
    await choose(token, before.id)
    await choose(token, after.id)
    expect((await photoOf(token)).id).toBe(after.id)
    expect((await fetchFile(api.api, before.variants[0].address)).status).toBe(404)
    await expect.poll(() => readdirSync(folder)).not.toContain(before.id)
    expect((await fetchFile(api.api, after.variants[0].address)).status).toBe(200)
  })

  it("is a single one, even if two are chosen concurrently", async () => {
    const { token } = await signedIn(api)
    const [one, two] = [await aFile(token), await aFile(token)]
    const answers = await Promise.all([choose(token, one.id), choose(token, two.id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const left = await Promise.all([one, two].map((file) => fetchFile(api.api, file.variants[0].address)))
    expect(left.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it("can be removed", async () => {
    const { token } = await signedIn(api)
    const file = await aFile(token)
    await choose(token, file.id)
    expect((await api.call("DELETE /v1/user/photo", { token })).status).toBe(204)
    expect((await api.call("DELETE /v1/user/photo", { token })).status).toBe(204)
    expect(await photoOf(token)).toBeNull()
    expect((await choose(token, file.id)).status).toBe(404)
  })

  it("cannot be a refused file", async () => {
    const { token } = await signedIn(api)
    const { body } = await sendFile(api.api, aBomb(), { token, type: "image/png" })
    await onceProcessed(api, token, body.id)
    const { status, body: answer } = await choose(token, body.id)
    expect([status, answer.code]).toEqual([409, "file.not_ready"])
  })
})
