import { namedId, type UserId } from "#api/kernel/db/ids"
import { aSenpai } from "#api/modules/community/forum/builders"
import { signedIn } from "#api/modules/identity/auth/builders"
import { aFilm } from "#api/testing/media/films"
import { uploader } from "#api/testing/media/uploads"
import type { RoleRequest, RoleTable } from "#api/testing/roles"
import { aVideoOf } from "./builders.ts"
import { grantMedia, wireMedia } from "./service.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    POST /v1/uploads                      who  senpai  senpai  senpai  senpai  yes   senpai  yes   yes
    GET /v1/uploads/{id}                  who  senpai  senpai  senpai  senpai  none  senpai  none  yes
    PATCH /v1/uploads/{id}                who  senpai  senpai  senpai  senpai  none  senpai  none  yes
    DELETE /v1/uploads/{id}               who  senpai  senpai  senpai  senpai  none  senpai  none  yes
    GET /v1/videos/{id}                   who  none    none    none    none    none  none    none  yes
    GET /v1/videos/{id}/poster            yes  yes     yes     yes     yes     yes   yes     yes   yes
    GET /v1/media/{grant}/{video}/{name}  yes  yes     yes     yes     yes     yes   yes     yes   yes
  `,
  /** The media address is one that is returned with public content. */
  async prepare(api) {
    const { id, token: owner } = await signedIn(api, aSenpai())
    const ready = await aVideoOf(api, namedId<UserId>(id))
    const granted = grantMedia(api, ready, null, api.clock.now())
    if (!granted) throw new Error("expected a grant")
    const [grant = "", video = "", name = ""] = wireMedia(granted).video_address.split("/").slice(-3)
    const film = new Uint8Array(aFilm())
    const { headers } = await uploader(api, owner).announce(film.byteLength)
    const upload = headers.get("Location")?.split("/").at(-1) ?? ""
    return (route) => ({
      params: { id: route.includes("/uploads") ? upload : ready.id, grant, video, name },
      ...(route.includes("/uploads") && tusRequest(route, film)),
      owner,
    })
  },
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
