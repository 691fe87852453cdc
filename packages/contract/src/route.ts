// A route is data: the server implements it, the typed client calls it, the OpenAPI document is generated
// from it.

import type { ErrorCode, SignOutCode } from "@shirube/vocabulary/errors"
import type { EditorRole, Role } from "@shirube/vocabulary/product"
import type { z } from "zod"

/**
 * Who may call. `public`: anyone; a valid token is used if sent. `refresh-token`: the Authorization header
 * carries a refresh token instead of an access token. An object: signed in, and meeting all its requirements.
 */
export type Access = "public" | "signed-in" | "refresh-token" | AccountAccess

/**
 * A wrong role is refused with 403. The other requirements are rules: the error explains what is missing (409).
 * `editorRoles`: an editor needs one of these; other roles do not.
 */
export type AccountAccess = {
  readonly roles?: readonly Role[]
  readonly editorRoles?: readonly EditorRole[]
} & {
  readonly [S in AccountRequirement]?: true
}

/**
 * Status of an account. `agreed`: agreed to the terms, which is enough to take part. `registered`: every required
 * sign-up step is done. `verified`: a verified student.
 * `screened`: a screened senpai. Editors count as both of the latter. `administrator`: an editor who may
 * invite.
 */
export type AccountRequirement = keyof typeof requirementErrors
export const requirementErrors = {
  agreed: "account.terms_needed",
  registered: "account.registration_unfinished",
  verified: "account.verified_students_only",
  screened: "account.screened_senpai_only",
  administrator: "account.administrators_only",
} as const satisfies Record<string, ErrorCode>

const requirements = Object.keys(requirementErrors) as AccountRequirement[]
/** In the order in which the gate checks them. */
export const requirementsOf = (access: Access): AccountRequirement[] =>
  typeof access === "object" ? requirements.filter((requirement) => access[requirement]) : []

/** The roles of editors who may call it; undefined: every editor who meets the other requirements. */
export const editorRolesOf = (access: Access): readonly EditorRole[] | undefined =>
  typeof access === "object" ? access.editorRoles : undefined

export const needsUser = (access: Access) => access !== "public" && access !== "refresh-token"

/** Whether a suspended account is refused here. */
export const refusesSuspended = ({
  access,
  method,
  whileSuspended,
  shared,
}: Pick<RouteDefinition, "access" | "method" | "whileSuspended" | "shared">) =>
  !whileSuspended && access !== "refresh-token" && shared !== true && (needsUser(access) || method !== "get")

/** Derived from a route's other properties (answers.ts), so routes do not list them. */
export type ImpliedError =
  | "account.suspended"
  | "account.editor_role_needed"
  | "auth.required"
  | "auth.forbidden"
  | "auth.second_factor_setup_required"
  | "auth.too_many_guesses"
  | (typeof requirementErrors)[AccountRequirement]
  | "request.content_type"
  | "request.invalid"
  | "request.malformed"
  | "request.range"
  | "request.rate_limited"
  | "request.too_large"
  | "server.maintenance"
  | "server.unavailable"
  | "server.unexpected"

/**
 * Rate limit; `per` says what counts as one caller. `token`: the link, certificate or session identified by a
 * secret in the request, because hundreds of people open mailed links from the one IP address of a campus.
 */
export interface Limit {
  readonly per: "ip" | "user" | "token"
  readonly points: number
  readonly seconds: number
}

/**
 * For requests of newcomers: a class of 300 signs up at once behind one IP address. Strict limits count per
 * email address, in the features that write to it or check its secrets (docs/decisions/0110).
 */
export const perCampus = { per: "ip", points: 600, seconds: 900 } as const satisfies Limit

export interface RouteDefinition {
  readonly method: "get" | "post" | "put" | "patch" | "delete"
  readonly path: `/${string}`
  readonly summary: string
  readonly tag: string
  readonly access: Access
  /** Also open to an editor who has not set up a second factor yet. */
  readonly beforeSecondFactor?: true
  /** For trying out the product. Returns 404 where real people have accounts. */
  readonly development?: true
  /**
   * Also open to a suspended account. Other routes that change something or need a user refuse it with 403;
   * public routes treat a suspended member as a visitor.
   */
  readonly whileSuspended?: true
  /** A request that got no response may be retried with the same `Idempotency-Key` and runs once. */
  readonly retry?: true
  /** Checks a secret: wrong ones use up the account's attempts, or the device's if its `Device-Mark` is known. */
  readonly guarded?: true
  /**
   * `true`: the response is the same for everyone. `"visitors"`: the same for all visitors, while signed-in
   * members get their own. It is cached under its tags until an event invalidates one of them.
   */
  readonly shared?: true | "visitors"
  /** All of them apply: for example one against guessing at one account and one against guessing at all. */
  readonly limit?: Limit | readonly Limit[]
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  /** Encoding of the body; JSON unless a standard requires a form. */
  readonly bodyType?: "form"
  /** If lower than the general limit. */
  readonly bodyBytes?: number
  /** Instead of `body`: a file of one of these types, streamed to the handler. */
  readonly upload?: { readonly types: readonly string[] }
  /** Instead of `body`: a resumable upload (tus 1.0). The handler gets the request itself. */
  readonly resumable?: true
  /** `stream`: a text/event-stream whose messages match `body`. `file`: a file, or the requested range of it. */
  readonly success:
    | { readonly status: 200 | 201; readonly body: z.ZodType; readonly stream?: true }
    | { readonly status: 200; readonly body: null; readonly file: { readonly types: readonly string[] } }
    | { readonly status: 200 | 201 | 204; readonly body: null }
  /** Errors of this route; those implied by the rest of its definition are added. */
  readonly errors: readonly Exclude<ErrorCode, ImpliedError | SignOutCode>[]
}

export const route = <const Definition extends RouteDefinition>(definition: Definition): Definition =>
  definition

export const limitsOf = ({ limit }: Pick<RouteDefinition, "limit">): readonly Limit[] =>
  limit === undefined ? [] : isList(limit) ? limit : [limit]
const isList = (limit: Limit | readonly Limit[]): limit is readonly Limit[] => Array.isArray(limit)

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<never, never>
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

export type ParamsOf<R extends RouteDefinition> = Output<R["params"]>
export type QueryOf<R extends RouteDefinition> = Output<R["query"]>
export type BodyOf<R extends RouteDefinition> = Output<R["body"]>
export type ResponseOf<R extends RouteDefinition> = R["success"] extends { stream: true } | { file: object }
  ? ReadableStream<Uint8Array>
  : R["success"] extends { body: z.ZodType }
    ? z.output<R["success"]["body"]>
    : null

export type RouteKey<R extends RouteDefinition> = `${Uppercase<R["method"]>} ${R["path"]}`

/** Input and output of one route for a client. */
export interface Call<R extends RouteDefinition> {
  readonly params: Input<R["params"]>
  readonly query: Input<R["query"]>
  readonly body: Input<R["body"]>
  readonly response: ResponseOf<R>
  /** Whether it sends a file instead of a body, and whether it returns one. */
  readonly upload: R extends { upload: object } ? true : undefined
  readonly file: R["success"] extends { file: object } ? true : undefined
}
