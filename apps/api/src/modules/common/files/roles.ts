import { signedIn } from "#api/modules/identity/auth/builders"
import { onceProcessed, sendFile } from "#api/testing/media/files"
import { aJpeg } from "#api/testing/media/pictures"
import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    POST /v1/files                who   yes   yes   yes   yes   yes   yes   yes   yes
    GET /v1/files/{id}            who   none  none  none  none  none  none  none  yes
    GET /v1/files/{id}/{variant}  none  none  none  none  none  none  none  none  none
  `,
  /** The picture is private: even its owner needs the signed address. */
  async prepare(api) {
    const { token: owner } = await signedIn(api)
    const jpeg = new Uint8Array(await aJpeg())
    const { id } = (await sendFile(api.api, jpeg, { token: owner, purpose: "tip-picture" })).body
    await onceProcessed(api, owner, id)
    const upload = { rawBody: jpeg, headers: { "Content-Type": "image/jpeg" }, query: "purpose=tip-picture" }
    return (route) => ({
      params: { id, variant: "small" },
      ...(route.startsWith("POST") && upload),
      owner,
    })
  },
}
