// Reads the lists of this folder, one item a line. A file that does not fit fails loudly, naming itself.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import {
  CountryCode,
  IndustryId,
  LanguageCode,
  Names,
  OccupationId,
  PrefectureCode,
  RegionId,
  UniversityId,
  universityKinds,
} from "@shirube/contract/common/reference/routes"
import { z } from "zod"

/** Hiragana and katakana, with the long-vowel mark and the middle dot of foreign names. */
const Kana = z.string().regex(/^[\u3041-\u3096\u30a1-\u30faー・]+$/)
const Domain = z.string().regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z]{2,}$/)

/** A name in kana alone is its own reading. */
const item = <Id extends z.ZodType>(id: Id) =>
  z.strictObject({
    id,
    name: Names,
    reading: Kana.optional(),
    also: z.array(z.string().min(1)).default([]),
  })

const Universities = z.array(
  item(UniversityId).extend({
    kind: z.enum(universityKinds),
    prefecture: PrefectureCode,
    domains: z.array(Domain),
    /** Ids of universities that have become part of this one. */
    aliases: z.array(UniversityId).default([]),
  }),
)

export const files = {
  countries: read("countries", z.array(item(CountryCode))),
  languages: read("languages", z.array(item(LanguageCode))),
  industries: read("industries", z.array(item(IndustryId))),
  occupations: read("occupations", z.array(item(OccupationId))),
  regions: read("regions", z.array(item(RegionId))),
  prefectures: read("prefectures", z.array(item(PrefectureCode).extend({ group: RegionId }))),
  universities: read("universities", Universities),
}

function read<List extends z.ZodArray>(name: string, schema: List): z.output<List> {
  const parsed = schema.safeParse(JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), "utf8")))
  if (!parsed.success) throw new Error(`${name}.json: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
