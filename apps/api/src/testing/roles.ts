// The role table: the response of every route to every kind of caller. A feature lists its rows in its own folder
// (modules/<module>/<noun>/roles.ts), with valid requests; roles.test.ts finds and checks them.
import type { TestApi } from "./api.ts"
import type { Issuer } from "./services/issuer.ts"

/** `half`: has not finished signing up. `senpai`: not screened yet. `owner`: wrote it or owns it. */
export const rolePeople = [
  "visitor",
  "half",
  "student",
  "verified",
  "senpai",
  "screened",
  "company",
  "editor",
  "owner",
] as const
type RolePerson = (typeof rolePeople)[number]
export type RoleTokens = Readonly<Record<Exclude<RolePerson, "owner">, string | undefined>>

export interface RoleRequest {
  /** Values of path parameters such as `{id}`. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
  readonly body?: object
  /** Instead of `body`: a file or a form, with its headers. */
  readonly rawBody?: string | Uint8Array<ArrayBuffer>
  readonly headers?: Record<string, string>
  /** The owner's access token, if the row has an owner; to exchange one, the refresh token. */
  readonly owner?: string
}

export interface RoleTable {
  /**
   * A line for each route: method, path, and a word for each of `rolePeople`. `yes` is the contract's success status, `-` a
   * caller that does not exist; the others are `roleAnswers`.
   */
  readonly rows: string
  /**
   * Creates the fixtures. Returns a function that builds the request to a route, called again for every person: codes and links
   * that work once are created there. The issuer is the configured external service.
   */
  prepare(
    api: TestApi,
    tokens: RoleTokens,
    issuer: Issuer,
  ): Promise<(route: string, person: RolePerson) => RoleRequest | Promise<RoleRequest>>
}

/** Meanings of the words in the table. */
export const roleAnswers: Readonly<Record<string, RegExp>> = {
  who: /^401 auth\.required$/,
  out: /^403 auth\.forbidden$/,
  terms: /^409 account\.terms_needed$/,
  half: /^409 account\.registration_unfinished$/,
  verified: /^409 account\.verified_students_only$/,
  senpai: /^409 account\.screened_senpai_only$/,
  firm: /^409 \w+\.not_for_companies$/,
  theirs: /^409 \w+\.not_yours$/,
  text: /^409 text\.not_for_you$/,
  own: /^409 \w+\.own$/,
  none: /^404 \w+\.(?:not|no_such)_\w+$/,
  seat: /^409 event\.no_feedback_yet$/,
  member: /^409 lesson\.for_members$/,
  todo: /^409 certificate\.not_finished$/,
  token: /^409 \w+\.unsubscribe_invalid$/,
  self: /^409 block\.oneself$/,
  minor: /^409 profile\.adults_only$/,
  adult: /^409 (?:mentor_session|document_review)\.adults_only$/,
  changed: /^409 \w+\.changed$/,
  pupil: /^409 ambassador\.students_only$/,
  list: /^409 hello\.unlisted$/,
  over: /^409 \w+\.undo_over$/,
  idle: /^409 \w+\.nothing_\w+$/,
  barred: /^403 account\.suspended$/,
  refresh: /^400 auth\.refresh_invalid$/,
  admin: /^409 account\.administrators_only$/,
  fixed: /^409 sign_up\.role_fixed$/,
  other: /^409 (?:account_invitation\.other_person|verification\.link_foreign)$/,
  graduate: /^409 verification\.not_for_senpai$/,
  staff: /^409 verification\.not_for_editors$/,
}

/** What is wrong with a feature's rows, in words for its author. */
export const rowProblems = ({ feature, rows }: Pick<RoleTable, "rows"> & { readonly feature: string }) =>
  rows
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [method = "", path = "", ...words] = line.trim().split(/\s+/)
      const row = `modules/${feature}/roles.ts: ${method} ${path}`
      if (words.length !== rolePeople.length)
        return [`${row} has ${words.length} words; write one for each of ${rolePeople.join(", ")}`]
      const unknown = words.filter((word) => word !== "yes" && word !== "-" && !(word in roleAnswers))
      return unknown.map(
        (word) => `${row}: "${word}" is none of yes, -, ${Object.keys(roleAnswers).join(", ")}`,
      )
    })

/** `fetch` would only say that a GET has no body. */
export function refuseBodyOfGet(feature: string, route: string, { body, rawBody }: RoleRequest) {
  if (route.startsWith("GET ") && (body ?? rawBody) !== undefined)
    throw new Error(
      `modules/${feature}/roles.ts: the request to ${route} has a body. Return a body only for routes that take one, and \`query\` for this one`,
    )
}

export const rowsOf = ({ rows }: Pick<RoleTable, "rows">) =>
  rows
    .trim()
    .split("\n")
    .map((line) => {
      const [method = "", path = "", ...answers] = line.trim().split(/\s+/)
      return [
        `${method} ${path}`,
        new Map(rolePeople.map((person, place) => [person, answers[place] ?? ""])),
      ] as const
    })
