// The response of every route to every kind of caller. Each feature lists its rows in its roles.ts (testing/roles.ts); a
// new route of the contract needs a row.
import { readdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { routes } from "@shirube/contract/registry.gen"
import type { RouteDefinition } from "@shirube/contract/route"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { answer, aSenpai, ask } from "./modules/community/forum/builders.ts"
import { anEditor, aStudent, signedIn } from "./modules/identity/auth/builders.ts"
import { startTestApi, type TestApi } from "./testing/api.ts"
import { aFolder } from "./testing/media/files.ts"
import {
  type RoleTable,
  type RoleTokens,
  refuseBodyOfGet,
  roleAnswers,
  rolePeople,
  rowProblems,
  rowsOf,
} from "./testing/roles.ts"
import { type Issuer, startIssuer } from "./testing/services/issuer.ts"

const folder = join(import.meta.dirname, "modules")
const tables = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)roles\.ts$/.test(file))
    .sort()
    .map(async (file) => {
      const { roles } = (await import(join(folder, file))) as { roles: RoleTable }
      return { feature: dirname(file), ...roles }
    }),
)
/** `npm test -- near` walks the rows of the edited features alone. */
const wanted = (process.env.ROLES_OF ?? "").split(",").filter((feature) => feature !== "")
const isWanted = ({ feature }: { readonly feature: string }) =>
  wanted.length === 0 || wanted.some((each) => feature === each || feature.startsWith(`${each}/`))
const matrix = new Map<string, ReadonlyMap<string, string>>(tables.flatMap(rowsOf))

const nameOf = ({ method, path }: RouteDefinition) => `${method.toUpperCase()} ${path}`
const allRoutes: readonly RouteDefinition[] = routes

const files = aFolder()
let issuer: Issuer
let api: TestApi
beforeAll(async () => {
  issuer = await startIssuer()
  api = await startTestApi({
    DEMO: "1",
    AMBASSADOR_WINDOWS: "2026-11-01/2026-12-15",
    ...issuer.settings,
    ...files.environment,
  })
})
afterAll(async () => {
  await api.stop()
  await issuer.stop()
  await files.stop()
})

/** New people for each table, because a table may sign them out. */
async function everyone(): Promise<RoleTokens> {
  const tokenOf = async (account = aStudent()) => (await signedIn(api, account)).token
  return {
    visitor: undefined,
    half: await tokenOf(aStudent({ registerStep: "/sign-up/basic-info/1" })),
    student: await tokenOf(),
    verified: await tokenOf(aStudent({ isVerified: true })),
    senpai: await tokenOf(aSenpai({ isScreened: false })),
    screened: await tokenOf(aSenpai()),
    company: await tokenOf(aStudent({ role: "company" })),
    editor: await tokenOf(anEditor()),
  }
}

function addressOf(route: string, params: Readonly<Record<string, string>> = {}, query?: string) {
  const [method = "", path = ""] = route.split(" ")
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name)
  return `${method} ${filled}${query ? `?${query}` : ""}` as const
}

describe("every route", () => {
  it("has one row, and every row a route", () => {
    expect(tables.flatMap((table) => rowsOf(table).map(([name]) => name)).sort()).toEqual(
      allRoutes.map(nameOf).sort(),
    )
    expect(tables.flatMap(rowProblems)).toEqual([])
  })

  // Opening a route is a change in two places: `access` in the contract, and the visitor's word in its row.
  it("is public in the contract exactly where its row admits visitors", () => {
    const admitsVisitors = (route: RouteDefinition) =>
      !["who", "refresh"].includes(matrix.get(nameOf(route))?.get("visitor") ?? "")
    const isPublic = ({ access }: RouteDefinition) => access === "public"
    expect(allRoutes.filter(admitsVisitors).map(nameOf)).toEqual(allRoutes.filter(isPublic).map(nameOf))
  })

  const successOf = new Map<string, number>(allRoutes.map((route) => [nameOf(route), route.success.status]))
  const streams = new Set(allRoutes.filter(({ success }) => "stream" in success).map(nameOf))

  // spec: 6.roles, forum.permissions
  it.each(tables.filter(isWanted))("of $feature responds to each caller as its row says", async (table) => {
    const tokens = await everyone()
    const requestTo = await table.prepare(api, tokens, issuer)
    for (const [name, answers] of rowsOf(table))
      for (const [person, word] of answers) {
        if (word === "-") continue
        const request = await requestTo(name, person)
        refuseBodyOfGet(table.feature, name, request)
        const { params, query, owner, ...sending } = request
        const token = person === "owner" ? owner : tokens[person]
        // A stream does not end; HEAD passes the same checks.
        const sent = streams.has(name) ? name.replace("GET", "HEAD") : name
        const answered = await api.call(addressOf(sent, params, query), { token, ...sending })
        const actual = `${answered.status}${answered.status < 400 ? "" : ` ${answered.body.code}`}`
        const expected = roleAnswers[word] ?? new RegExp(`^${successOf.get(name)}$`)
        expect([name, person, actual]).toEqual([name, person, expect.stringMatching(expected)])
      }
  })
})

describe("in Ask Senpai", () => {
  // spec: forum.permissions
  it("personal facts allow a page exactly what the routes allow", async () => {
    const tokens = await everyone()
    const [owner, senpai] = [await signedIn(api), await signedIn(api, aSenpai())]
    const question = await ask(api, owner.token)
    const answered = await answer(api, senpai.token, question)
    const may = (person: (typeof rolePeople)[number], ...names: string[]) =>
      names.map((name) => matrix.get(name)?.get(person) === "yes")
    // Members who have not finished signing up may try, and are sent to the next step.
    for (const person of rolePeople.filter((each) => each !== "visitor" && each !== "half")) {
      const token = person === "owner" ? owner.token : tokens[person]
      const { body } = await api.call(`GET /v1/personal?things=question:${question},answer:${answered}`, {
        token,
      })
      const [ofQuestion, ofAnswer] = body.items
      const { mine, saved, follow, vote } = ofQuestion
      expect([
        person,
        ...[mine.may_edit, mine.may_remove, mine.may_accept, mine.may_answer, mine.may_comment],
        ...[mine.may_translate, saved.may_save, follow.may_follow, vote.may_vote && !mine.is_mine],
      ]).toEqual([
        person,
        ...may(
          person,
          "PUT /v1/questions/{id}",
          "DELETE /v1/questions/{id}",
          "PUT /v1/questions/{id}/accepted",
        ),
        ...may(person, "POST /v1/questions/{id}/answers", "POST /v1/comments"),
        ...may(person, "PUT /v1/questions/{id}/texts/{language}", "PUT /v1/saved/{noun}/{id}"),
        ...may(person, "PUT /v1/follows/{noun}/{id}", "PUT /v1/votes/{noun}/{id}"),
      ])
      if (person === "owner") continue
      expect([person, ofAnswer.mine.may_edit, ofAnswer.mine.may_remove, ofAnswer.mine.may_translate]).toEqual(
        [
          person,
          ...may(person, "PUT /v1/answers/{id}", "DELETE /v1/answers/{id}"),
          ...may(person, "PUT /v1/answers/{id}/texts/{language}"),
        ],
      )
    }
  })
})
