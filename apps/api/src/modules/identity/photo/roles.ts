import { signedIn } from "#api/modules/identity/auth/builders"
import { onceProcessed, sendFile } from "#api/testing/media/files"
import { aJpeg } from "#api/testing/media/pictures"
import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // The owner has uploaded the file.
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/user/photo     who  yes   yes   yes   yes   yes   yes   yes   yes
    PUT /v1/user/photo     who  none  none  none  none  none  none  none  yes
    DELETE /v1/user/photo  who  yes   yes   yes   yes   yes   yes   yes   yes
  `,
  async prepare(api) {
    const { token: owner } = await signedIn(api)
    const { body } = await sendFile(api.api, await aJpeg(), { token: owner })
    await onceProcessed(api, owner, body.id)
    return (route) => ({ ...(route.startsWith("PUT") && { body: { file_id: body.id } }), owner })
  },
}
