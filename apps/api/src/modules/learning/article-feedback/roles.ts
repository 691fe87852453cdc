import { anArticle, publish } from "#api/modules/learning/articles/builders"
import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    PUT /v1/articles/{id}/feedback/{feedback}      yes  yes   yes   yes   yes   yes   yes   yes  -
    GET /v1/editors/article-feedback/numbers       who  out   out   out   out   out   out   yes  -
    GET /v1/editors/article-feedback               who  out   out   out   out   out   out   yes  -
    DELETE /v1/editors/article-feedback/{feedback} who  out   out   out   out   out   out   yes  -
  `,
  async prepare(api) {
    await publish(api, anArticle({ id: "kites" }))
    return (route) => ({
      params: { id: "kites", feedback: crypto.randomUUID() },
      ...(route.startsWith("PUT") ? { body: { language: "en", is_helpful: true, line: null } } : {}),
    })
  },
}
