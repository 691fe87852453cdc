// Whom the directory shows is what its address says; whatever else stands there means nothing.
import type { Address } from "#web/lib/address.ts"
import { stringifySearch } from "#web/lib/search-params.ts"

export const facets = ["country", "university", "language", "industry"] as const
export type Facet = (typeof facets)[number]

export type MemberFilters = { readonly [Name in Facet | "name"]?: string }
export interface MembersSearch extends MemberFilters {
  /** The one who is looked at. */
  readonly person?: string
}

const WORDS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const shapes: Record<Facet | "person", RegExp> = {
  country: /^[A-Z]{2}$/,
  university: WORDS,
  language: /^[a-z]{2,3}$/,
  industry: WORDS,
  person: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
}
const LONGEST = 80
const LONGEST_NAME = 100

export function readMembersSearch(raw: Record<string, unknown>): MembersSearch {
  const name = typeof raw.name === "string" ? raw.name.trim().slice(0, LONGEST_NAME) : ""
  const named = ([...facets, "person"] as const).flatMap((part) => {
    const value = raw[part]
    const isGood = typeof value === "string" && value.length <= LONGEST && shapes[part].test(value)
    return isGood ? [[part, value] as const] : []
  })
  return { ...(name === "" ? {} : { name }), ...Object.fromEntries(named) }
}

export const filtersOf = ({ person: _, ...filters }: MembersSearch): MemberFilters => filters

export function withFilter(filters: MemberFilters, name: keyof MemberFilters, value: string): MemberFilters {
  const { [name]: _, ...others } = filters
  return value === "" ? others : { ...others, [name]: value }
}

export const membersHref = (search: MembersSearch = {}): Address =>
  `/members${stringifySearch({ ...search })}` as Address
