import { namedId, type UserId } from "#api/kernel/db/ids"
import { aSenpai } from "#api/modules/community/forum/builders"
import { signedIn } from "#api/modules/identity/auth/builders"
import { onceProcessed, sendFile } from "#api/testing/media/files"
import { aFilm } from "#api/testing/media/films"
import { aJpeg } from "#api/testing/media/pictures"
import { uploader } from "#api/testing/media/uploads"
import type { RoleRequest, RoleTable } from "#api/testing/roles"
import { aVideoOf } from "./builders.ts"
import { grantMedia, wireMedia } from "./grants/service.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    POST /v1/files                        who   yes     yes     yes     yes     yes   yes     yes   yes
    GET /v1/files/{id}                    who   none    none    none    none    none  none    none  yes
    GET /v1/files/{id}/{variant}          none  none    none    none    none    none  none    none  none
    POST /v1/uploads                      who   senpai  senpai  senpai  senpai  yes   senpai  yes   yes
    GET /v1/uploads/{id}                  who   senpai  senpai  senpai  senpai  none  senpai  none  yes
    PATCH /v1/uploads/{id}                who   senpai  senpai  senpai  senpai  none  senpai  none  yes
    DELETE /v1/uploads/{id}               who   senpai  senpai  senpai  senpai  none  senpai  none  yes
    GET /v1/videos/{id}                   who   none    none    none    none    none  none    none  yes
    GET /v1/videos/{id}/poster            yes   yes     yes     yes     yes     yes   yes     yes   yes
    GET /v1/media/{grant}/{video}/{name}  yes   yes     yes     yes     yes     yes   yes     yes   yes
  `,
  /** The picture is private: even its owner needs the signed address. The media address is one of public content. */
  async prepare(api) {
    const { id: ownerId, token: owner } = await signedIn(api, aSenpai())
    const jpeg = new Uint8Array(await aJpeg())
    const { id: file } = (await sendFile(api.api, jpeg, { token: owner, purpose: "tip-picture" })).body
    await onceProcessed(api, owner, file)
    const ready = await aVideoOf(api, namedId<UserId>(ownerId))
    const granted = grantMedia(api, ready, null, api.clock.now())
    if (!granted) throw new Error("expected a grant")
    const [grant = "", video = "", name = ""] = wireMedia(granted).video_address.split("/").slice(-3)
    const film = new Uint8Array(aFilm())
    const { headers } = await uploader(api, owner).announce(film.byteLength)
    const upload = headers.get("Location")?.split("/").at(-1) ?? ""
    return (route) => {
      if (route.includes("/files")) return { ...fileRequest(route, file, jpeg), owner }
      const id = route.includes("/uploads") ? upload : ready.id
      const request = route.includes("/uploads") ? tusRequest(route, film) : {}
      return { params: { id, grant, video, name }, ...request, owner }
    }
  },
}

function fileRequest(route: string, id: string, rawBody: Uint8Array<ArrayBuffer>): RoleRequest {
  const params = { id, variant: "small" }
  if (!route.startsWith("POST")) return { params }
  return { params, rawBody, headers: { "Content-Type": "image/jpeg" }, query: "purpose=tip-picture" }
}

/** The first bytes only, so that nothing is processed. */
const PART_BYTES = 500

function tusRequest(route: string, film: Uint8Array<ArrayBuffer>): RoleRequest {
  const tus = { "Tus-Resumable": "1.0.0" }
  const metadata = `purpose ${btoa("lesson-video")},filename ${btoa("film.mp4")}`
  if (route.startsWith("POST"))
    return { headers: { ...tus, "Upload-Length": "1000", "Upload-Metadata": metadata } }
  if (!route.startsWith("PATCH")) return { headers: tus }
  const type = "application/offset+octet-stream"
  const headers = { ...tus, "Upload-Offset": "0", "Content-Type": type }
  return { headers, rawBody: film.slice(0, PART_BYTES) }
}
