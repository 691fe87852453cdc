import { ask } from "#api/modules/community/forum/builders"
import { signedIn } from "#api/modules/identity/auth/builders"
import type { RoleRequest, RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    PUT /v1/saved/{noun}/{id}                        who  yes   yes   yes   yes   yes   firm  yes   yes
    DELETE /v1/saved/{noun}/{id}                     who  yes   yes   yes   yes   yes   yes   yes   yes
    GET /v1/saved                                    who  yes   yes   yes   yes   yes   yes   yes   -
    PUT /v1/saved/{noun}/{id}/note                   who  none  none  none  none  none  none  none  none
    PUT /v1/saved/{noun}/{id}/place                  who  none  none  none  none  none  none  none  none
    GET /v1/collections                              who  yes   yes   yes   yes   yes   yes   yes   -
    PUT /v1/collections/{collection}                 who  yes   yes   yes   yes   yes   firm  yes   -
    DELETE /v1/collections/{collection}              who  none  none  none  none  none  none  none  -
    PUT /v1/collections/{collection}/{noun}/{id}     who  none  none  none  none  none  none  none  -
    DELETE /v1/collections/{collection}/{noun}/{id}  who  none  none  none  none  none  none  none  -
  `,
  async prepare(api) {
    const { token: owner } = await signedIn(api)
    const [id, other] = [await ask(api, owner), await ask(api, owner)]
    const requests: Record<string, RoleRequest> = {
      "GET /v1/saved": { query: "list=question" },
      "PUT /v1/saved/{noun}/{id}/note": { body: { note: "For Monday." } },
      "PUT /v1/saved/{noun}/{id}/place": { body: { side: "before", of: { noun: "question", id: other } } },
      "PUT /v1/collections/{collection}": { body: { name: "Interviews" } },
    }
    return (route) => ({
      params: { noun: "question", id, collection: crypto.randomUUID() },
      ...requests[route],
      owner,
    })
  },
}
