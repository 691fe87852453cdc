// How a feature answers: `slice` lists its routes, `implement` binds a route of the contract to a handler.
import type { Language } from "@shirube/contract/language"
import type { BodyOf, ParamsOf, QueryOf, ResponseOf, RouteDefinition } from "@shirube/contract/route"
import type { Tx } from "#api/db/client"
import type { Platform } from "./platform.ts"
import type { Actor, Visit } from "./session.ts"

/** Signed in for certain where the route's access says so; the type is minted by the gate alone. */
type UserOf<R extends RouteDefinition> = R["access"] extends "public" | "refresh-token" ? Actor | null : Actor

export interface Handling<R extends RouteDefinition> {
  readonly user: UserOf<R>
  readonly params: ParamsOf<R>
  readonly query: QueryOf<R>
  readonly body: BodyOf<R>
  /** A transaction for writing routes, the plain handle for reading ones and those that ask for it. */
  readonly tx: Tx
  readonly now: Date
  readonly language: Language
  readonly platform: Platform
  readonly headers: Headers
  readonly visit: Visit
}

export interface Reply<Body> {
  readonly status: number
  readonly body: Body
}
export const ok = <Body>(body: Body): Reply<Body> => ({ status: 200, body })
export const created = <Body>(body: Body): Reply<Body> => ({ status: 201, body })
export const done = (): Reply<null> => ({ status: 204, body: null })

export interface ImplementOptions {
  /** `false` where the handler does slow work (hashing) that must not hold a transaction; it opens its own. */
  readonly transaction?: false
}

type Handler<R extends RouteDefinition> = (
  handling: Handling<R>,
) => Promise<Reply<ResponseOf<R>>> | Reply<ResponseOf<R>>

export interface Implementation {
  readonly route: RouteDefinition
  readonly inTransaction: boolean
  readonly handle: (handling: Handling<RouteDefinition>) => Promise<Reply<unknown>>
}

export type Slice = readonly Implementation[]

type Implement = <const R extends RouteDefinition>(
  route: R,
  ...rest: [Handler<R>] | [ImplementOptions, Handler<R>]
) => Implementation

const implement: Implement = (route, ...rest) => {
  const [options, handler] = rest.length === 2 ? rest : [{} as ImplementOptions, rest[0]]
  return {
    route,
    inTransaction: route.method !== "get" && options.transaction !== false,
    // The gate parses params, query and body with this very route's schemas before it calls.
    handle: async (handling) => handler(handling as unknown as Handling<typeof route>),
  }
}

export const slice = (list: (tools: { implement: Implement }) => Slice): Slice => list({ implement })
