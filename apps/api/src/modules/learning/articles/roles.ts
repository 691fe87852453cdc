import type { RoleTable } from "#api/testing/roles"
import { anArticle, publish } from "./builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/articles       yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/articles/{id}  yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/categories     yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/tags           yes  yes  yes  yes  yes  yes  yes  yes  -
  `,
  async prepare(api) {
    const article = anArticle()
    await publish(api, article)
    return () => ({ params: { id: article.id } })
  },
}
