// Lists that forms choose from, the same for everyone, in both languages. They are files, not database
// tables.
import { z } from "zod"
import { branded, wordsOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { page, pageQuery } from "../../wire.ts"

/** Short enough to send completely. Universities are searched instead. */
export const referenceKinds = [
  "countries",
  "languages",
  "industries",
  "occupations",
  "regions",
  "prefectures",
] as const
export type ReferenceKind = (typeof referenceKinds)[number]

/** Run by the state, by a prefecture or city, or by a foundation. */
export const universityKinds = ["national", "public", "private"] as const

export const UNIVERSITIES_PER_PAGE = 20
export const UNIVERSITIES_PER_PAGE_MAX = 50
export const UNIVERSITY_WORDS_MAX = 200

export const CountryCode = branded(z.string().regex(/^[A-Z]{2}$/), "country").meta({
  description: "ISO 3166-1 alpha-2: `VN`",
})
export const LanguageCode = branded(z.string().regex(/^[a-z]{2,3}$/), "language").meta({
  description: "ISO 639-1, or ISO 639-3 if the language has no shorter code: `vi`, `yue`",
})
export const PrefectureCode = branded(z.string().regex(/^\d{2}$/), "prefecture").meta({
  description: "JIS X 0401: `13` is Tokyo",
})
export const RegionId = wordsOf("region").meta({ description: "One of the eight regions of Japan: `kanto`" })
export const IndustryId = wordsOf("industry").meta({ description: "Identifies an industry; never changes" })
export const OccupationId = wordsOf("occupation").meta({
  description: "Identifies a kind of work; never changes",
})
export const UniversityId = wordsOf("university").meta({
  description: "Identifies a university; never changes, even if its name does",
})

export const Names = z.object({ en: z.string().min(1), ja: z.string().min(1) })

export const ReferenceItem = z
  .object({
    id: z.string(),
    name: Names,
    reading: z.string().meta({ description: "The Japanese name in hiragana or katakana" }),
    also: z
      .array(z.string())
      .meta({ description: "Other names people search for: abbreviations, former names" }),
  })
  .meta({ id: "ReferenceItem" })

export const ReferenceList = z
  .object({
    version: z.string().meta({ description: "Identifies the content of the list; changes with it" }),
    groups: z.array(ReferenceItem).meta({ description: "In order; empty if the list has no groups" }),
    items: z.array(
      ReferenceItem.extend({ group: z.string().nullable().meta({ description: "Id of its group" }) }),
    ),
  })
  .meta({ id: "ReferenceList" })

export const University = ReferenceItem.extend({
  kind: z.enum(universityKinds),
  prefecture: z.string().meta({ description: "Prefecture of the main campus, as JIS X 0401: `13`" }),
  region: z.string(),
  domains: z.array(z.string()).meta({ description: "Its email domains; their subdomains belong to it too" }),
}).meta({ id: "University" })

const ReferenceKindName = z.enum(referenceKinds).meta({ description: "Which list" })

export const listReferenceVersions = route({
  method: "get",
  path: "/v1/reference",
  summary: "The version of each list, for requests that can be cached forever",
  tag: "Reference data",
  access: "public",
  shared: true,
  success: {
    status: 200,
    body: z.object({ items: z.array(z.object({ kind: ReferenceKindName, version: z.string() })) }),
  },
  errors: [],
})

export const getReferenceList = route({
  method: "get",
  path: "/v1/reference/{kind}",
  summary: "A complete list in both languages; with its `version` it can be cached forever",
  tag: "Reference data",
  access: "public",
  shared: true,
  params: z.object({ kind: ReferenceKindName }),
  query: z.object({
    version: z
      .string()
      .max(64)
      .optional()
      .meta({ description: "From `GET /v1/reference`; another version returns the current list" }),
  }),
  success: { status: 200, body: ReferenceList },
  errors: [],
})

export const listUniversities = route({
  method: "get",
  path: "/v1/universities",
  summary: "Universities of Japan by name; with `query` the best matches first",
  tag: "Reference data",
  access: "public",
  shared: true,
  query: z.object({
    query: z.string().trim().max(UNIVERSITY_WORDS_MAX).optional().meta({
      description: "A name in either language, its reading, an abbreviation, an email address or a domain",
    }),
    region: RegionId.optional(),
    prefecture: PrefectureCode.optional(),
    ...pageQuery(UNIVERSITIES_PER_PAGE_MAX, UNIVERSITIES_PER_PAGE),
  }),
  success: { status: 200, body: page(University) },
  errors: ["cursor.invalid"],
})

export const getUniversity = route({
  method: "get",
  path: "/v1/universities/{id}",
  summary: "One university; a merged one returns its successor",
  tag: "Reference data",
  access: "public",
  shared: true,
  params: z.object({ id: UniversityId }),
  success: { status: 200, body: University },
  errors: ["university.not_found"],
})

export const routes = [listReferenceVersions, getReferenceList, listUniversities, getUniversity] as const
