import type { RoleTable } from "#api/testing/roles"
import { anArticle, publish } from "./builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/articles       yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/articles/{id}  yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/categories     yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/tags           yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/editors/article-choices         who  out  out  out  out  out  out  yes   -
    GET /v1/editors/articles/{id}/preview   who  out  out  out  out  out  out  none  -
    GET /v1/editors/articles/{id}/terms     who  out  out  out  out  out  out  none  -
  `,
  async prepare(api) {
    const article = anArticle()
    await publish(api, article)
    return () => ({ params: { id: article.id }, query: "language=en" })
  },
}
