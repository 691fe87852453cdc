// The role table: every route, everybody who can call it, what they are answered. A feature says its rows in its own folder
// (features/<noun>/roles.ts), with what an honest client would send; roles.test.ts finds and walks them.
import type { TestApi } from "./api.ts"

/** `half`: has not finished signing up. `senpai`: not screened yet. `owner`: who wrote it, or whose it is. */
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
  /** What stands for `{id}` and the like in the path. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
  readonly body?: object
  /** Whose it is, where the row has an owner. */
  readonly owner?: string
}

export interface RoleTable {
  /**
   * A line for each route: method, path, and a word for each of `rolePeople`. `yes` is what the contract calls success, `-` somebody
   * whom there is not; the others are `roleAnswers`.
   */
  readonly rows: string
  /** Makes what the requests are about; answers the request to each route, made again for every person. */
  prepare(api: TestApi, tokens: RoleTokens): Promise<(route: string) => RoleRequest>
}

/** What words of the table stand for. */
export const roleAnswers: Readonly<Record<string, RegExp>> = {
  who: /^401 auth\.required$/,
  out: /^403 auth\.forbidden$/,
  half: /^409 account\.registration_unfinished$/,
  senpai: /^409 account\.screened_senpai_only$/,
  firm: /^409 \w+\.not_for_companies$/,
  theirs: /^409 \w+\.not_yours$/,
  text: /^409 text\.not_for_you$/,
  own: /^409 \w+\.own$/,
  none: /^404 \w+\.not_\w+$/,
  token: /^409 \w+\.unsubscribe_invalid$/,
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
