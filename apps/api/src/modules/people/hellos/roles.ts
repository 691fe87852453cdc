import type { RoleTable } from "#api/testing/roles"
import { aMember } from "../members/builders.ts"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/hellos                  who  half  yes  yes  yes  yes  yes  yes  yes
    PUT /v1/members/{id}/hello      who  half  list list list list firm list yes
    PUT /v1/hellos/{id}/acceptance  who  half  none none none none none none yes
    DELETE /v1/hellos/{id}          who  half  yes  yes  yes  yes  yes  yes  yes
  `,
  async prepare(api) {
    const [from, to] = [await aMember(api), await aMember(api)]
    const body = { text: "Shall we practise together?", contact: "LINE: linh" }
    await api.call(`PUT /v1/members/${to.id}/hello`, { token: from.token, body })
    const { body: list } = await api.call("GET /v1/hellos", { token: to.token })
    const own = { params: { id: list.items[0].id }, owner: to.token }
    return (route) => {
      if (route.includes("/members/")) return { params: { id: to.id }, owner: from.token, body }
      return route.startsWith("PUT") ? { ...own, body: {} } : own
    }
  },
}
