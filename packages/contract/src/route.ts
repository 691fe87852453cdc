// A route is data: the server implements it, the typed client calls it, the OpenAPI document is printed from it.
import type { z } from "zod"
import type { ErrorCode, SignOutCode } from "./errors.ts"
import type { Role } from "./product.ts"

/**
 * Who may call. `public`: anyone, a valid token is understood when sent. `refresh-token`: the Authorization header
 * carries a refresh token instead of an access token. An object: signed in, and all that it asks for.
 */
export type Access = "public" | "signed-in" | "refresh-token" | AccountAccess

/** Another role has no business here and is sent away (403). The rest are rules: what is missing is said in a sentence (409). */
export type AccountAccess = { readonly roles?: readonly Role[] } & { readonly [S in Standing]?: true }

/**
 * What an account has reached. `registered`: every required step of the sign-up is done. `verified`: a verified student.
 * `screened`: a screened senpai. Editors count as both of the latter. `administrator`: an editor who may invite.
 */
export type Standing = keyof typeof standingErrors
export const standingErrors = {
  registered: "account.registration_unfinished",
  verified: "account.verified_students_only",
  screened: "account.screened_senpai_only",
  administrator: "account.administrators_only",
} as const satisfies Record<string, ErrorCode>

const standings = Object.keys(standingErrors) as Standing[]
/** In the order in which the gate asks for them. */
export const standingsOf = (access: Access): Standing[] =>
  typeof access === "object" ? standings.filter((standing) => access[standing]) : []

export const needsUser = (access: Access) => access !== "public" && access !== "refresh-token"

/** Whether a suspended account is refused here. */
export const refusesSuspended = ({
  access,
  method,
  whileSuspended,
  shared,
}: Pick<RouteDefinition, "access" | "method" | "whileSuspended" | "shared">) =>
  !whileSuspended && access !== "refresh-token" && shared !== true && (needsUser(access) || method !== "get")

/** Follow from a route's other facts (answers.ts), so that no route lists them. */
export type ImpliedError =
  | "account.suspended"
  | "auth.required"
  | "auth.forbidden"
  | "auth.second_factor_setup_required"
  | "auth.too_many_guesses"
  | (typeof standingErrors)[Standing]
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
 * How often one caller may call; `per` names what counts as one caller. `token`: the link, certificate or session that is named
 * by a secret in the request. Hundreds of people open what we mail from the one address of a campus.
 */
export interface Limit {
  readonly per: "ip" | "user" | "token"
  readonly points: number
  readonly seconds: number
}

/**
 * For what newcomers do: a class of 300 signs up at once behind one address. What is strict is counted per email address, by the features
 * that write to it or check its secrets (docs/decisions/0110).
 */
export const perCampus = { per: "ip", points: 600, seconds: 900 } as const satisfies Limit

export interface RouteDefinition {
  readonly method: "get" | "post" | "put" | "patch" | "delete"
  readonly path: `/${string}`
  readonly summary: string
  readonly tag: string
  readonly access: Access
  /** Open even to an editor who has yet to set up a second factor; everything else waits for that. */
  readonly beforeSecondFactor?: true
  /** For trying the product out. Where real people have accounts the address does not exist, whatever is sent to it. */
  readonly development?: true
  /**
   * Open to a suspended account too. Everything else that changes something or needs a user is refused with 403; what anyone may read, a
   * suspended person reads as a visitor.
   */
  readonly whileSuspended?: true
  /** A caller who got no answer may ask again with the same `Idempotency-Key`, and it counts as once. */
  readonly retry?: true
  /** Checks a secret: wrong ones spend the account's budget of guesses, that of the device where its `Device-Mark` is known. */
  readonly guarded?: true
  /**
   * The same answer for everyone, whoever asks; or for all visitors, where whoever is signed in gets one of their own. It is
   * stored under its tags until an event drops one of them.
   */
  readonly shared?: true | "visitors"
  /** Several hold at once: one for guessing at a person, one for guessing at everybody. */
  readonly limit?: Limit | readonly Limit[]
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  /** How the body is written; JSON unless a standard asks for a form. */
  readonly bodyType?: "form"
  /** Where less than what any route takes is enough. */
  readonly bodyBytes?: number
  /** Instead of `body`: a file of one of these types, handed on as it arrives. */
  readonly upload?: { readonly types: readonly string[] }
  /** Instead of `body`: spoken in tus 1.0, in which an upload goes on where it stopped. The handler is given the request itself. */
  readonly resumable?: true
  /** `stream`: the body is a text/event-stream whose messages look like `body`. `file`: it is a file, or the part asked for. */
  readonly success:
    | { readonly status: 200 | 201; readonly body: z.ZodType; readonly stream?: true }
    | { readonly status: 200; readonly body: null; readonly file: { readonly types: readonly string[] } }
    | { readonly status: 200 | 201 | 204; readonly body: null }
  /** Its own; every route can also fail in the ways that follow from the rest of its definition. */
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

/** What a client sends and gets for one route. */
export interface Call<R extends RouteDefinition> {
  readonly params: Input<R["params"]>
  readonly query: Input<R["query"]>
  readonly body: Input<R["body"]>
  readonly response: ResponseOf<R>
  /** Whether it sends a file in the place of a body, and whether it gets one. */
  readonly upload: R extends { upload: object } ? true : undefined
  readonly file: R["success"] extends { file: object } ? true : undefined
}
