// How a feature implements routes: `slice` lists them, `implement` binds a route of the contract to a handler.

import type { BodyOf, ParamsOf, QueryOf, ResponseOf, RouteDefinition } from "@shirube/contract/route"
import type { Language } from "@shirube/vocabulary/language"
import type { Db, Tx } from "#api/kernel/db/client"
import type { Platform } from "../process/platform.ts"
import type { MemberPart } from "../security/member-cache.ts"
import type { Actor, Visit } from "../security/session.ts"
import type { StoredFile } from "../storage/file-answer.ts"
import type { Upload } from "./body.ts"
import type { Keeping } from "./http-headers.ts"

/** Non-null if the route's access requires sign-in; only the gate creates this type. */
type UserOf<R extends RouteDefinition> = R["access"] extends "public" | "refresh-token" ? Actor | null : Actor

/** Loads a figure of the member, or takes it from memory if nothing has changed since (`member-cache.ts`). */
export type OwnData = <Figure>(part: MemberPart, load: () => Promise<Figure>) => Promise<Figure>

export interface Handling<R extends RouteDefinition> {
  readonly user: UserOf<R>
  readonly params: ParamsOf<R>
  readonly query: QueryOf<R>
  readonly body: BodyOf<R>
  readonly upload: R extends { upload: object } ? Upload : undefined
  readonly request: R extends { resumable: true } ? Request : undefined
  readonly now: Date
  readonly language: Language
  /** Without the handles that would bypass the handler's transaction. */
  readonly platform: Omit<Platform, "db" | "database">
  readonly own: OwnData
  readonly headers: Headers
  readonly visit: Visit
}

export interface Reply<Body> {
  readonly status: number
  readonly body: Body
  /** For a `shared` route: the tags of its content. An event that changes one of them drops the answer. */
  readonly tags?: readonly string[]
  readonly keep?: Keeping | undefined
}
export const ok = <Body>(body: Body): Reply<Body> => ({ status: 200, body })
/** The same for everyone, until something under these tags changes. */
export const shared = <Body>(body: Body, tags: readonly string[], keep?: Keeping): Reply<Body> => ({
  status: 200,
  body,
  tags,
  keep,
})
export const created = <Body>(body: Body): Reply<Body> => ({ status: 201, body })
export const done = (): Reply<null> => ({ status: 204, body: null })

type AnswerOf<R extends RouteDefinition> = R extends { resumable: true }
  ? Response
  : R["success"] extends { file: object }
    ? StoredFile
    : ResponseOf<R>

type Handler<R extends RouteDefinition, Handle> = (
  handling: Handling<R> & Handle,
) => Promise<Reply<AnswerOf<R>>> | Reply<AnswerOf<R>>

export interface Implementation {
  readonly route: RouteDefinition
  readonly answer: (handling: Handling<RouteDefinition>, db: Db) => Promise<Reply<unknown>>
}

export type Slice = readonly Implementation[]

interface Implement {
  /** A route that writes runs in a transaction; one that reads does not. */
  <const R extends RouteDefinition>(route: R, handler: Handler<R, { readonly tx: Tx }>): Implementation
  /**
   * For slow work (hashing, other services) that must not keep a transaction open: the service opens its own.
   */
  <const R extends RouteDefinition>(
    route: R,
    options: { readonly transaction: false },
    handler: Handler<R, { readonly db: Db }>,
  ): Implementation
}

// The gate has parsed params, query and body with this route's schemas.
const proven = <R extends RouteDefinition>(handling: Handling<RouteDefinition>) =>
  handling as unknown as Handling<R>

const implement: Implement = <R extends RouteDefinition>(
  route: R,
  ...rest: [Handler<R, { tx: Tx }>] | [{ transaction: false }, Handler<R, { db: Db }>]
): Implementation => {
  if (rest.length === 2)
    return { route, answer: async (handling, db) => rest[1]({ ...proven<R>(handling), db }) }
  const handle = async (handling: Handling<RouteDefinition>, tx: Tx) =>
    rest[0]({ ...proven<R>(handling), tx })
  return {
    route,
    answer: (handling, db) =>
      route.method === "get" ? handle(handling, db.autocommit) : db.transaction((tx) => handle(handling, tx)),
  }
}

export const slice = (list: (tools: { implement: Implement }) => Slice): Slice => list({ implement })
