// The URL decides which members the directory shows; unknown parameters are ignored.
import type { Address } from "#web/lib/page/address.ts"
import { stringifySearch } from "#web/lib/page/search-params.ts"
import {
  known,
  readForm,
  readKey,
  readLanguageCode,
  readUuid,
  readWords,
} from "#web/lib/page/search-values.ts"

export const facets = ["country", "university", "language", "industry"] as const
export type Facet = (typeof facets)[number]

export type MemberFilters = { readonly [Name in Facet | "name"]?: string }
export interface MembersSearch extends MemberFilters {
  /** The member whose details are open. */
  readonly person?: string
}

const COUNTRY = /^[A-Z]{2}$/
const LONGEST_NAME = 100

export const readMemberFilters = (raw: Record<string, unknown>): MemberFilters =>
  known({
    name: readWords(raw.name, LONGEST_NAME),
    country: readForm(raw.country, COUNTRY),
    university: readKey(raw.university),
    language: readLanguageCode(raw.language),
    industry: readKey(raw.industry),
  })

export const readMembersSearch = (raw: Record<string, unknown>): MembersSearch => ({
  ...readMemberFilters(raw),
  ...known({ person: readUuid(raw.person) }),
})

export const filtersOf = ({ person: _, ...filters }: MembersSearch): MemberFilters => filters

export function withFilter(filters: MemberFilters, name: keyof MemberFilters, value: string): MemberFilters {
  const { [name]: _, ...others } = filters
  return value === "" ? others : { ...others, [name]: value }
}

export const membersHref = (search: MembersSearch = {}): Address =>
  `/members${stringifySearch({ ...search })}` as Address
