// Lookups in the reference lists: whether an id is listed, and its name. All synchronous.
import { hash } from "node:crypto"
import type { ReferenceKind } from "@shirube/contract/common/reference/routes"
import type { Language } from "@shirube/vocabulary/language"
import { typedKey } from "@shirube/vocabulary/text/typed-key"
import type { PrefectureCode, RegionId, UniversityId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import { files } from "../../../../reference/lists.ts"

export interface ListItem {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  readonly reading: string
  readonly also: readonly string[]
  readonly group: string | null
}

export interface University extends Omit<ListItem, "group"> {
  readonly id: UniversityId
  readonly kind: "national" | "public" | "private"
  readonly prefecture: PrefectureCode
  readonly region: RegionId
  readonly domains: readonly string[]
}

interface List {
  readonly version: string
  readonly groups: readonly ListItem[]
  readonly items: readonly ListItem[]
  readonly byId: ReadonlyMap<string, ListItem>
}

type Read = (typeof files)[ReferenceKind][number]

const itemsOf = (kind: ReferenceKind): ListItem[] =>
  files[kind].map((item: Read) => ({
    group: null,
    ...item,
    reading: item.reading ?? item.name.ja,
  }))

function listOf(kind: ReferenceKind): List {
  const items = itemsOf(kind)
  const groups = kind === "prefectures" ? itemsOf("regions") : []
  const version = hash("sha256", JSON.stringify([groups, items]), "base64url").slice(0, 16)
  return { version, groups, items, byId: new Map(items.map((item) => [item.id, item])) }
}

export const lists: Readonly<Record<ReferenceKind, List>> = {
  countries: listOf("countries"),
  languages: listOf("languages"),
  industries: listOf("industries"),
  occupations: listOf("occupations"),
  regions: listOf("regions"),
  prefectures: listOf("prefectures"),
}

const regionOf = new Map(files.prefectures.map(({ id, group }) => [id, group]))

export const universities: readonly University[] = files.universities.map(({ aliases: _, ...read }) => {
  const region = regionOf.get(read.prefecture)
  if (!region) throw new Error(`universities.json: ${read.id} has no known prefecture`)
  return { ...read, reading: read.reading ?? read.name.ja, region }
})

const universityById: ReadonlyMap<string, University> = new Map(
  universities.flatMap((one, i) =>
    [one.id, ...(files.universities[i]?.aliases ?? [])].map((id) => [id, one] as const),
  ),
)
const universityOfDomain = new Map(
  universities.flatMap((one) => one.domains.map((domain) => [domain, one] as const)),
)

/** Resolves the id of a merged university to the current one, so that stored old ids still work. */
export const university = (id: string): University | undefined => universityById.get(id)

/** The university of an email domain: `g.ecc.u-tokyo.ac.jp` is a subdomain of `u-tokyo.ac.jp`, `evilu-tokyo.ac.jp` is not. */
export function universityByDomain(domain: string): University | undefined {
  const labels = domain.toLowerCase().split(".").slice(-MOST_LABELS)
  for (const place of labels.keys()) {
    const found = universityOfDomain.get(labels.slice(place).join("."))
    if (found) return found
  }
  return undefined
}
/** Longer than any university's domain; bounds the work for a crafted one. */
const MOST_LABELS = 10

const plain = (name: string) => typedKey(name).toLowerCase()
const universityOfName = new Map(
  universities.flatMap((one) =>
    [one.name.en, one.name.ja, ...one.also].map((name) => [plain(name), one] as const),
  ),
)

/** A listed university by one of its names, ignoring case. */
export const universityByName = (name: string): University | undefined => universityOfName.get(plain(name))

type Kind = ReferenceKind | "universities"
const find = (kind: Kind, id: string) => (kind === "universities" ? university(id) : lists[kind].byId.get(id))

export const isKnown = (kind: Kind, id: string): boolean => find(kind, id) !== undefined

/** The name in this language; undefined if the id is not listed. */
export const nameOf = (kind: Kind, id: string, language: Language): string | undefined =>
  find(kind, id)?.name[language]

/** Every name that it can be searched by, in the editors' notation. */
export function searchedNames(kind: Kind, id: string): readonly string[] {
  const found = find(kind, id)
  return found ? [found.name.en, `{${found.name.ja}|${found.reading}}`, ...found.also] : []
}

/** `listed`: for each field, whether its value is listed. */
export function refuseUnlisted(language: Language, listed: Readonly<Record<string, boolean>>): void {
  const unlisted = Object.keys(listed).filter((field) => !listed[field])
  if (unlisted.length > 0)
    throw new ApiError("request.invalid", {
      fields: Object.fromEntries(unlisted.map((field) => [field, [unlistedText[language]]])),
    })
}
const unlistedText: Readonly<Record<Language, string>> = {
  en: "Please choose from the list.",
  ja: "一覧から選んでください。",
}

const asFurigana = ({ name, reading }: Pick<ListItem, "name" | "reading">) => `{${name.ja}|${reading}}`

/** Furigana of universities and prefectures. */
export const universityReadings = async () => [...itemsOf("prefectures"), ...universities].map(asFurigana)
