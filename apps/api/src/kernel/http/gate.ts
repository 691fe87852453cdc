// The way of every request: limit → who → parse → handler → response. Each step passes or refuses.
import { isDeepStrictEqual } from "node:util"
import { errorsOf } from "@shirube/contract/answers"
import {
  type Access,
  type AccountRequirement,
  editorRolesOf,
  type Limit,
  limitsOf,
  type RouteDefinition,
  refusesSuspended,
  requirementErrors,
  requirementsOf,
} from "@shirube/contract/route"
import { entityTag, matchesEntityTag } from "@shirube/vocabulary/http/entity-tags"
import type { Language } from "@shirube/vocabulary/language"
import type { z } from "zod"
import type { Platform } from "../process/platform.ts"
import { type Actor, bearerToken, deviceOf, hasEditorRole, lacksSecondFactor } from "../security/session.ts"
import { suspendedText } from "../security/suspended-text.ts"
import { answerWithFile, type StoredFile } from "../storage/file-answer.ts"
import { type Digested, digested, keyOf } from "./answers.ts"
import { firstValues, readBody, uploadOf } from "./body.ts"
import { ApiError } from "./errors.ts"
import { fieldMessage } from "./field-messages.ts"
import { keepingHeaders } from "./http-headers.ts"
import { requestLanguage } from "./language.ts"
import { type FieldErrors, Refusal } from "./refusal.ts"
import { findSignedIn, ownDataOf, type SignedIn } from "./signed-in.ts"
import type { Handling, Implementation, Reply } from "./slice.ts"

/** Content delivery networks know this header; our own stored pages and answers are tagged by it too. */
export const TAGS_HEADER = "Surrogate-Key"

/** No legitimate input nests deeper; code that walks it may recurse. */
const DEEPEST = 32

export interface Incoming {
  readonly request: Request
  readonly params: Record<string, string>
  readonly ip: string
}

export async function pass(
  platform: Platform,
  implementation: Implementation,
  incoming: Incoming,
): Promise<Response> {
  try {
    return await answer(platform, implementation, incoming)
  } catch (error) {
    if (platform.checkResponses && error instanceof Refusal)
      checkErrorAgainstContract(implementation.route, error)
    throw error
  }
}

async function answer(
  platform: Platform,
  implementation: Implementation,
  incoming: Incoming,
): Promise<Response> {
  const { route } = implementation
  const { headers } = incoming.request
  const language = requestLanguage((name) => headers.get(name))
  // A shared answer is made without identifying the caller.
  const signedIn = route.shared === true ? null : await identify(platform, route, headers)
  const user = signedIn?.user ?? null
  const isShared = route.shared !== undefined && user === null
  await spendLimits(platform, route, { ip: incoming.ip, user: user?.id ?? incoming.ip })
  const params = parse(route.params, incoming.params, language)
  const query = parse(route.query, queryOf(incoming.request), language)
  const body = route.body ? parse(route.body, await readBody(route, incoming.request), language) : undefined
  await spendLimits(platform, route, { token: secretIn(headers, { ...params, ...query, ...body }) })

  const now = platform.clock.now()
  const handling = {
    user,
    params,
    query,
    body: body ?? {},
    upload: uploadOf(route, incoming.request),
    request: route.resumable ? incoming.request : undefined,
    now,
    language,
    platform,
    own: ownDataOf(platform, signedIn),
    ...(isShared ? anonymous(now, language) : caller(platform, incoming, now, language)),
  }
  const make = () => implementation.answer(handling as Handling<RouteDefinition>, platform.db)
  if (isShared) {
    const answer = await platform.answers.of(keyOf(route, language, { params, query }), async () => {
      const reply = await make()
      return { ...digested(serialised(platform, route, reply)), tags: reply.tags ?? [], keep: reply.keep }
    })
    return orNotModified(incoming.request, answer, {
      [TAGS_HEADER]: answer.tags.join(" "),
      ...keepingHeaders(answer.keep),
    })
  }

  const reply = await make()
  if (reply.body instanceof Response) return reply.body
  if (reply.status === 204) return new Response(null, { status: 204 })
  if ("file" in route.success) return answerWithFile(incoming.request, reply.body as StoredFile)
  if (reply.body instanceof ReadableStream) return streaming(incoming.request, reply.body)
  const bytes = serialised(platform, route, reply)
  return route.method === "get"
    ? orNotModified(incoming.request, digested(bytes))
    : new Response(bytes, { status: reply.status, headers: JSON_TYPE })
}

const JSON_TYPE = { "Content-Type": "application/json" }

function serialised(platform: Platform, route: RouteDefinition, reply: Reply<unknown>): Buffer<ArrayBuffer> {
  if (platform.checkResponses) checkAgainstContract(route, reply)
  return Buffer.from(JSON.stringify(reply.body))
}

function orNotModified({ headers }: Request, { bytes, digest }: Digested, more: Record<string, string> = {}) {
  const cacheHeaders = { ...more, ETag: entityTag(digest) }
  return matchesEntityTag(headers.get("If-None-Match"), digest)
    ? new Response(null, { status: 304, headers: cacheHeaders })
    : new Response(bytes, { headers: { ...JSON_TYPE, ...cacheHeaders } })
}

const caller = (
  platform: Platform,
  { request: { headers }, ip }: Incoming,
  now: Date,
  language: Language,
) => ({
  headers,
  visit: {
    now,
    ip,
    userAgent: headers.get("User-Agent") ?? "",
    language,
    device: deviceOf(headers, platform.vault),
  },
})

const anonymous = (now: Date, language: Language) => ({
  headers: new Headers(),
  visit: { now, ip: "", userAgent: "", language, device: null },
})

/** An unread stream would stay open forever: HEAD has no body, and an aborted request is never read. */
async function streaming({ method, signal }: Request, body: ReadableStream): Promise<Response> {
  const headers = { "Content-Type": "text/event-stream" }
  if (method !== "HEAD" && !signal.aborted) return new Response(endedBy(signal, body), { headers })
  await body.cancel()
  return new Response(null, { headers })
}

/** Cancels the stream on abort: the server may never start to read it, and so would never cancel it. */
function endedBy(signal: AbortSignal, body: ReadableStream): ReadableStream {
  const reader = body.getReader()
  const cancel = () => reader.cancel()
  signal.addEventListener("abort", cancel, { once: true })
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel,
  })
}

/** Compares the wire format: a wrong status, a wrong type or an undeclared field breaks the contract. */
function checkAgainstContract(route: RouteDefinition, reply: Reply<unknown>): void {
  const name = nameOf(route)
  if (reply.status !== route.success.status)
    throw new Error(`${name} answers ${reply.status}, its contract says ${route.success.status}`)
  if ((route.shared !== undefined) !== (reply.tags !== undefined))
    throw new Error(
      reply.tags === undefined
        ? `${name} is \`shared\` in its contract: return \`shared(body, tags)\` instead of \`ok(body)\``
        : `${name} returns \`shared(…)\`: write \`shared: true\` in its contract, or return \`ok(body)\``,
    )
  const wire: unknown = JSON.parse(JSON.stringify(reply.body))
  if (!isDeepStrictEqual(route.success.body?.parse(wire), wire))
    throw new Error(`${name} answers more than its contract says`)
}

/** No client is prepared for an error that the contract does not list. */
function checkErrorAgainstContract(route: RouteDefinition, error: Refusal): void {
  if (!errorsOf(route).includes(error.code))
    throw new Error(`${nameOf(route)} answers ${error.code}, which its contract does not list`, {
      cause: error,
    })
}

const nameOf = ({ method, path }: RouteDefinition) => `${method.toUpperCase()} ${path}`

/**
 * 401 before 403 before the rules about accounts, and all of them before the request is validated. Session,
 * account and suspension are those of the moment of the call, in every process (`member-cache.ts`).
 */
async function identify(
  platform: Platform,
  route: RouteDefinition,
  headers: Headers,
): Promise<SignedIn | null> {
  if (route.access === "refresh-token") return null
  const token = bearerToken(headers)
  const sessionId = token && (await platform.accessTokens.sessionOf(token))
  const signedIn = sessionId ? await findSignedIn(platform, sessionId) : null
  const user = signedIn?.user ?? null
  if (user?.suspension && refusesSuspended(route))
    throw new Refusal("account.suspended", { message: suspendedText(user.suspension) })
  const isWaiting =
    user !== null && route.beforeSecondFactor !== true && lacksSecondFactor(platform.config, user)
  if (route.access === "public") return isWaiting || isReadAsVisitor(route, user) ? null : signedIn
  if (!user) throw new ApiError("auth.required")
  checkRole(route.access, user)
  if (isWaiting) throw new ApiError("auth.second_factor_setup_required")
  checkStandings(route.access, user)
  return signedIn
}

/** A suspended person can read what is public, but nothing that is for members. */
const isReadAsVisitor = ({ whileSuspended }: RouteDefinition, user: Actor | null) =>
  user !== null && user.suspension !== null && whileSuspended !== true

/** 403 signs the user out: only the gate answers it. */
function checkRole(access: Access, { role }: Actor): void {
  if (typeof access === "object" && access.roles?.includes(role) === false)
    throw new Refusal("auth.forbidden")
}

const meets: Record<AccountRequirement, (user: Actor) => boolean> = {
  agreed: ({ hasAgreed }) => hasAgreed,
  registered: ({ registerStep }) => registerStep === null,
  verified: ({ role, isVerified }) => role === "editor" || (role === "student" && isVerified),
  screened: ({ role, isScreened }) => role === "editor" || (role === "senpai" && isScreened),
  administrator: ({ role, isAdministrator }) => role === "editor" && isAdministrator,
}

function checkStandings(access: Access, user: Actor): void {
  if (!hasEditorRole(user, editorRolesOf(access))) throw new ApiError("account.editor_role_needed")
  for (const requirement of requirementsOf(access))
    if (!meets[requirement](user)) throw new ApiError(requirementErrors[requirement])
}

/** Spends the limits whose caller is known at this point. */
async function spendLimits(
  platform: Platform,
  route: RouteDefinition,
  callers: { readonly [Per in Limit["per"]]?: string },
) {
  for (const limit of limitsOf(route)) {
    const caller = callers[limit.per]
    const name = `${route.method} ${route.path} per ${limit.per} in ${limit.seconds} s`
    if (caller !== undefined) await platform.limits.spend(name, limit, caller)
  }
}

/** The token or code that identifies the link, certificate or session of a request. */
function secretIn(headers: Headers, { token, code }: Fields): string {
  const secret = token ?? code
  return typeof secret === "string" ? secret : (bearerToken(headers) ?? "")
}

type Fields = Readonly<Record<string, unknown>>

function parse(schema: z.ZodObject | undefined, input: unknown, language: Language): Fields {
  if (!schema) return {}
  if (!isStorable(input)) throw new ApiError("request.malformed")
  const parsed = schema.safeParse(input, { error: fieldMessage(language) })
  if (!parsed.success) throw new ApiError("request.invalid", { fields: fieldErrors(parsed.error) })
  return parsed.data
}

function fieldErrors(error: z.ZodError): FieldErrors {
  const byField = Map.groupBy(error.issues, (issue) => issue.path.join(".") || "body")
  return Object.fromEntries(
    [...byField].map(([field, issues]) => [field, issues.map(({ message }) => message)]),
  )
}

/**
 * PostgreSQL text cannot contain U+0000 or lone surrogates; no legitimate input has them, except those that
 * `body.ts` removes.
 */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return isText(value)
  if (typeof value !== "object" || value === null) return true
  if (depth === DEEPEST) return false
  return Object.entries(value).every(([key, inner]) => isText(key) && isStorable(inner, depth + 1))
}

const isText = (text: string) => !text.includes("\0") && text.isWellFormed()

const queryOf = (request: Request) => firstValues(new URL(request.url).searchParams)
