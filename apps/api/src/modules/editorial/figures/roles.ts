import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    POST /v1/figures/views             yes  yes  yes  yes  yes  yes  yes  yes  -
    GET /v1/editors/figures            who  out  out  out  out  out  out  yes  -
    GET /v1/editors/figures/articles   who  out  out  out  out  out  out  yes  -
    GET /v1/editors/figures/searches   who  out  out  out  out  out  out  yes  -
  `,
  async prepare() {
    return (route) =>
      route.startsWith("POST")
        ? { body: { path: "/", language: "en", device: "phone", read: 0, search: null } }
        : {}
  },
}
