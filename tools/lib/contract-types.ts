// Generates the types of every route for the web: input and output in camelCase. Inferring them through zod
// costs the compiler more than the rest of the web app (docs/decisions/0119).
import type { RouteDefinition } from "@shirube/contract/route"
import { ErrorBody } from "@shirube/contract/wire"
import { z } from "zod"
import { SchemaPrinter, type Side } from "./schema-types.ts"

/** The contract's modules by their path below src, each with its exports. */
export type Modules = ReadonlyMap<string, Readonly<Record<string, unknown>>>

export function contractTypes(routes: readonly RouteDefinition[], modules: Modules): string {
  const printer = new SchemaPrinter(namesIn(modules))
  const calls = routes.map((route) => callOf(route, printer))
  printer.print(ErrorBody, "output")
  for (const { success } of routes) if ("stream" in success) printer.print(success.body, "output")
  return [
    ...(printer.hasIds ? ['import type { Id } from "@shirube/contract/id"', ""] : []),
    ...printer.declarations(),
    "",
    "/** What a client sends and gets for each route. */",
    "export interface Api {",
    ...calls,
    "}",
    "",
    "export type RouteWithBody =",
    ...routes.filter(({ body }) => body).map((route) => `  | ${keyOf(route)}`),
    "",
  ].join("\n")
}

const keyOf = ({ method, path }: RouteDefinition) => JSON.stringify(`${method.toUpperCase()} ${path}`)

function callOf(route: RouteDefinition, printer: SchemaPrinter): string {
  const { params, query, body, success, upload } = route
  const at = keyOf(route)
  const print = (part: string, schema: z.ZodType | undefined, side: Side) =>
    schema ? printer.print(schema, side, `${at} ${part}`) : "undefined"
  const isStream = "stream" in success || "file" in success
  return [
    `  ${at}: {`,
    `    params: ${print("params", params, "input")}`,
    `    query: ${print("query", query, "input")}`,
    `    body: ${print("body", body, "input")}`,
    `    response: ${isStream ? "ReadableStream<Uint8Array>" : success.body ? print("response", success.body, "output") : "null"}`,
    `    upload: ${upload ? "true" : "undefined"}`,
    `    file: ${"file" in success ? "true" : "undefined"}`,
    "  }",
  ].join("\n")
}

/**
 * Exported schemas keep their names. If two modules export different ones with the same name, the module's
 * name is prefixed.
 */
function namesIn(modules: Modules): Map<z.core.$ZodType, string> {
  const exported = [...modules].flatMap(([module, exports]) =>
    Object.entries(exports).flatMap(([name, schema]) =>
      isNameable(schema) ? [{ module, name, schema }] : [],
    ),
  )
  const schemasOf = Map.groupBy(exported, ({ name }) => name)
  const isShared = (name: string) => new Set(schemasOf.get(name)?.map(({ schema }) => schema)).size > 1
  return new Map(
    exported.map(({ module, name, schema }) => [schema, isShared(name) ? pascal(module) + name : name]),
  )
}

/** Only types longer than their name get one. */
const isNameable = (value: unknown): value is z.ZodType =>
  value instanceof z.ZodObject || value instanceof z.ZodUnion || value instanceof z.ZodEnum

const pascal = (path: string) =>
  path.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
