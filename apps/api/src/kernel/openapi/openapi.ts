// Prints the OpenAPI 3.1 document from the contract; zod writes the JSON Schemas.
import { errorsOf } from "@shirube/contract/answers"
import { publishedSchema } from "@shirube/contract/documented"
import { limitsOf, type RouteDefinition } from "@shirube/contract/route"
import { ErrorBody } from "@shirube/contract/wire"
import { errorCatalogue } from "@shirube/vocabulary/error-catalogue.gen"
import { errorStatus } from "@shirube/vocabulary/errors"
import { PRODUCT_NAME, SITE_DESCRIPTION } from "@shirube/vocabulary/product"
import type { z } from "zod"
import { accessText } from "./access-text.ts"

type Json = Record<string, unknown>

export function openApiDocument(routes: readonly RouteDefinition[], origin: string): Json {
  const components: Record<string, Json> = {}
  const schema = (type: z.ZodType, io: "input" | "output") => jsonSchema(type, io, components)
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    paths[route.path] ??= {}
    Object.assign(paths[route.path] as Json, { [route.method]: operation(route, schema) })
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${PRODUCT_NAME} API`,
      version: "1",
      description: SITE_DESCRIPTION.en,
      license: { name: "Apache License 2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: `${origin}/api` }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        accessToken: { type: "http", scheme: "bearer", description: "The access token" },
        refreshToken: {
          type: "http",
          scheme: "bearer",
          description: "The refresh token, for the refresh call alone",
        },
      },
    },
  }
}

const BODY_TYPES = { json: "application/json", form: "application/x-www-form-urlencoded" }

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "Random, 16 to 200 characters; the same for every retry of one call",
  schema: { type: "string", minLength: 16, maxLength: 200 },
}

const DEVICE_MARK = {
  ...IDEMPOTENCY_KEY,
  name: "Device-Mark",
  description:
    "Random, 22 to 100 characters, stored permanently by the device: one that has signed in before has its own budget of attempts",
}

type Print = (type: z.ZodType, io: "input" | "output") => Json

function operation(route: RouteDefinition, schema: Print): Json {
  return {
    operationId: `${route.method} ${route.path}`.replace(/[^a-z0-9]+/gi, "_").replace(/_$/, ""),
    summary: route.summary,
    description: `Access: ${accessText(route.access)}.`,
    tags: [route.tag],
    security: security(route),
    parameters: [
      ...parameters(route.params, "path", schema),
      ...parameters(route.query, "query", schema),
      { name: "LanguageType", in: "header", required: false, schema: { type: "string", enum: ["en", "ja"] } },
      ...(route.retry ? [IDEMPOTENCY_KEY] : []),
      ...(route.guarded ? [DEVICE_MARK] : []),
    ],
    ...requestBody(route, schema),
    responses: { ...success(route, schema), ...failures(route, schema) },
    ...(route.limit ? { "x-rate-limit": limitsOf(route) } : {}),
  }
}

const BINARY = { type: "string", format: "binary" }
const ofTypes = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: BINARY }]))

function requestBody({ body, bodyType, upload }: RouteDefinition, schema: Print): Json {
  if (upload) return { requestBody: { required: true, content: ofTypes(upload.types) } }
  if (!body) return {}
  const content = { [BODY_TYPES[bodyType ?? "json"]]: { schema: schema(body, "input") } }
  return { requestBody: { required: true, content } }
}

function security({ access }: RouteDefinition): Json[] {
  if (access === "public") return [{}, { accessToken: [] }]
  return [access === "refresh-token" ? { refreshToken: [] } : { accessToken: [] }]
}

function parameters(object: z.ZodObject | undefined, place: "path" | "query", schema: Print): Json[] {
  if (!object) return []
  return Object.entries(object.shape).map(([name, type]) => ({
    name,
    in: place,
    required: place === "path" || !(type as z.ZodType).safeParse(undefined).success,
    schema: schema(type as z.ZodType, "input"),
  }))
}

function success({ success }: RouteDefinition, schema: Print): Json {
  if ("file" in success) {
    const content = ofTypes(success.file.types)
    return {
      200: { description: "The file", content },
      206: { description: "The part that `Range` asks for", content },
      304: { description: "Not changed since `If-None-Match`" },
    }
  }
  if (!success.body) return { [success.status]: { description: "Done" } }
  const type = success.stream ? "text/event-stream" : "application/json"
  return {
    [success.status]: {
      description: "Success",
      content: { [type]: { schema: schema(success.body, "output") } },
    },
  }
}

function failures(route: RouteDefinition, schema: Print): Json {
  const byStatus = Map.groupBy(errorsOf(route), errorStatus)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].en}`).join("\n\n"),
        content: { "application/json": { schema: schema(ErrorBody, "output") } },
      },
    ]),
  )
}

/** Named schemas (`.meta({ id })`) are moved to the components and referenced from there. */
function jsonSchema(type: z.ZodType, io: "input" | "output", components: Record<string, Json>): Json {
  const {
    $schema: _,
    $defs = {},
    ...body
  } = publishedSchema(type, io) as Json & { $defs?: Record<string, Json> }
  for (const [name, definition] of Object.entries($defs)) components[name] = relocate(definition)
  if (typeof body.id === "string") {
    const { id, ...definition } = body
    components[id] = relocate(definition)
    return { $ref: `#/components/schemas/${id}` }
  }
  return relocate(body)
}

const relocate = (node: Json): Json =>
  JSON.parse(
    JSON.stringify(node, (key, value) =>
      key === "$ref" && typeof value === "string"
        ? value.replace("#/$defs/", "#/components/schemas/")
        : value,
    ),
    (_key, value) => withoutRepeats(value),
  )

/** Branded ids of different nouns are published as the same schema. */
function withoutRepeats(node: unknown): unknown {
  if (typeof node !== "object" || node === null || !("anyOf" in node) || !Array.isArray(node.anyOf))
    return node
  const { anyOf, ...rest } = node
  const [first, ...others] = new Map(anyOf.map((each) => [JSON.stringify(each), each])).values()
  return others.length === 0 ? { ...rest, ...first } : { ...rest, anyOf: [first, ...others] }
}
