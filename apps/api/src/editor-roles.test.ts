// Which role of editors may call which route: every route for editors is called by each of them.
import { routes } from "@shirube/contract/registry.gen"
import { editorRolesOf, type RouteDefinition } from "@shirube/contract/route"
import { type EditorRole, editorRoles } from "@shirube/vocabulary/product"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { anEditor, signedIn } from "./modules/identity/auth/builders.ts"
import { startTestApi, type TestApi } from "./testing/api.ts"

const allRoutes: readonly RouteDefinition[] = routes
const nameOf = ({ method, path }: RouteDefinition) => `${method.toUpperCase()} ${path}` as const
const forEditors = allRoutes.filter(
  ({ access }) => typeof access === "object" && access.roles?.includes("editor"),
)
const isForAdministrators = ({ access }: RouteDefinition) =>
  typeof access === "object" && access.administrator === true

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
afterAll(() => api.stop())

const REFUSED = /^account\.(?:editor_role_needed|administrators_only)$/

/** The request is empty: access is decided before it is read. */
async function refusedFor(token: string): Promise<string[]> {
  const refused = []
  for (const route of forEditors) {
    const { body } = await api.call(nameOf(route), { token })
    if (REFUSED.test(body?.code ?? "")) refused.push(nameOf(route))
  }
  return refused
}

describe("a route for editors", () => {
  it("says which of them may call it", () => {
    const open = forEditors.filter((route) => !isForAdministrators(route) && !editorRolesOf(route.access))
    expect(open.map(nameOf)).toEqual([])
  })

  it.each(editorRoles)(
    "that is not for a %s refuses them, and no other route does",
    async (role: EditorRole) => {
      const { token } = await signedIn(api, anEditor({ editorRoles: [role] }))
      const others = forEditors.filter(
        (route) => isForAdministrators(route) || !editorRolesOf(route.access)?.includes(role),
      )
      expect(await refusedFor(token)).toEqual(others.map(nameOf))
    },
  )

  it("is open to an administrator, whatever roles are stored", async () => {
    const { token } = await signedIn(api, anEditor({ isAdministrator: true, editorRoles: ["screener"] }))
    expect(await refusedFor(token)).toEqual([])
  })
})
