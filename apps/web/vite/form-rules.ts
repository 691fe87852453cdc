// `virtual:form-rules`: the contract's rules for every body, as data (src/lib/form/rules.ts). Importing the
// schemas would ship zod.
import { routes as builtWith } from "@shirube/contract/registry.gen"
import type { RouteDefinition } from "@shirube/contract/route"
import type { Plugin, ViteDevServer } from "vite"
import { z } from "zod"
import { camelKey } from "../src/lib/api/key-case.ts"
import type { GroupRule, Rule, TextRule } from "../src/lib/form/rules.ts"

const ID = "virtual:form-rules"
const RESOLVED = `\0${ID}`
type Routes = typeof builtWith

export function formRules(): Plugin {
  let server: ViteDevServer | undefined
  /** In development the contract may have changed since the start. */
  const routesNow = async (): Promise<Routes> =>
    server ? ((await server.ssrLoadModule("@shirube/contract/registry.gen")).routes as Routes) : builtWith
  return {
    name: "shirube:form-rules",
    configureServer(started) {
      server = started
      started.watcher.on("change", (file) => {
        if (!/packages\/(contract|vocabulary)\/src\//.test(file)) return
        for (const { moduleGraph } of Object.values(started.environments)) {
          const module = moduleGraph.getModuleById(RESOLVED)
          if (module) moduleGraph.invalidateModule(module)
        }
      })
    },
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined
      const routes = await routesNow()
      return [
        `export const rules=${JSON.stringify(rulesOfAll(routes))}`,
        `export const repeatable=${JSON.stringify(routes.filter(isRepeatable).map(nameOf))}`,
      ].join("\n")
    },
  }
}

const nameOf = ({ method, path }: RouteDefinition) => `${method.toUpperCase()} ${path}`
const isRepeatable = ({ retry, body }: RouteDefinition) => retry === true && body !== undefined

export const rulesOfAll = (routes: Routes): Record<string, GroupRule> =>
  Object.fromEntries(
    routes.flatMap((route) => ("body" in route ? [[nameOf(route), groupOf(route.body)]] : [])),
  )

export const groupOf = (schema: z.ZodObject): GroupRule => ({
  is: "group",
  fields: Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [camelKey(name), ruleOf(field as z.ZodType)]),
  ),
})

function ruleOf(schema: z.ZodType): Rule {
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  if (isOptional) return { ...ruleOf(schema.unwrap() as z.ZodType), optional: true }
  if (schema instanceof z.ZodObject) return groupOf(schema)
  const facts = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })
  if (schema instanceof z.ZodArray)
    return {
      is: "list",
      ...bounds(facts.minItems, facts.maxItems),
      of: ruleOf(schema.element as z.ZodType),
    }
  if (facts.type === "string") return textOf(schema, facts)
  if (facts.type === "number" || facts.type === "integer")
    return { is: "number", ...bounds(facts.minimum, facts.maximum) }
  return { is: "any" }
}

function textOf(schema: z.ZodType, facts: z.core.JSONSchema.JSONSchema): TextRule {
  const { minLength, maxLength, pattern, format, enum: choices } = facts
  return {
    is: "text",
    ...bounds(minLength, maxLength),
    ...(pattern === undefined || foldsCase(schema) ? {} : { pattern }),
    ...(format === "email" ? { email: true } : {}),
    ...(choices ? { choices: choices.map(String) } : {}),
    // Found by trying: a schema does not expose what it normalises.
    ...(schema.safeParse("").success ? { empty: true } : {}),
    ...(minLength && !schema.safeParse(" ".repeat(minLength)).success ? { blank: true } : {}),
  }
}

/** The pattern matches lower case only, while the API accepts capitals too. */
const foldsCase = (schema: z.ZodType) =>
  schema instanceof z.ZodString &&
  (schema.def.checks ?? []).some((check) => {
    const { def } = check._zod as { def: { check: string; tx?: (text: string) => string } }
    return def.check === "overwrite" && def.tx?.("A") === "a"
  })

const bounds = (least: number | undefined, most: number | undefined) => ({
  ...(least === undefined ? {} : { least }),
  ...(most === undefined ? {} : { most }),
})
