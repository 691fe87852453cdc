import { signedIn } from "#api/modules/identity/auth/builders"
import { onceProcessed, sendFile } from "#api/testing/media/files"
import { aJpeg } from "#api/testing/media/pictures"
import type { RoleTable } from "#api/testing/roles"
import { aResume } from "./builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/career/documents/{document}/pdf           who  none  none  none  none  none  none  none  yes
    GET /v1/career/documents/{document}/print-check   who  none  none  none  none  none  none  none  yes
    GET /v1/career/documents/{document}/pages/{page}  who  none  none  none  none  none  none  none  yes
    GET /v1/career/resume-photo                       who  yes   yes   yes   yes   yes   yes   yes   yes
    PUT /v1/career/resume-photo                       who  none  none  none  none  none  none  none  yes
    DELETE /v1/career/resume-photo                    who  yes   yes   yes   yes   yes   yes   yes   yes
  `,
  async prepare(api) {
    const { token: owner } = await signedIn(api)
    const document = crypto.randomUUID()
    await api.call(`PUT /v1/career/documents/${document}`, {
      token: owner,
      body: { version: 0, content: aResume() },
    })
    const { body } = await sendFile(api.api, await aJpeg(), { token: owner, purpose: "resume-photo" })
    await onceProcessed(api, owner, body.id)
    return (route) => ({
      params: { document, page: "1" },
      ...(route.includes("{document}") && { query: "form=rirekisho" }),
      ...(route.startsWith("PUT") && { body: { file_id: body.id } }),
      owner,
    })
  },
}
