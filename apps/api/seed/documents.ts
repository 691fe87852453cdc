// What articles are made with, from files, as editors write it.
import type {
  AuthorDetails,
  AuthorText,
  CategoryDetails,
  CategoryText,
  SharedText,
  TagDetails,
  TagText,
} from "@shirube/vocabulary/learning/articles/surroundings"
import type { TermDetails, TermText } from "@shirube/vocabulary/learning/glossary/writing"
import type { z } from "zod"
import { namedId } from "../src/kernel/db/ids.ts"
import type { FiledDocument } from "../src/modules/editorial/writing/loading/service.ts"
import type { Authors, Categories, Glossary, Tags } from "./content.ts"
import { type SharedTexts, sharedByName } from "./shared.ts"

/** They have no date of their own. */
const SINCE = new Date("2026-11-01T00:00:00Z")

const document = <Details extends object, Text extends object>(
  id: string,
  details: Details,
  texts: { readonly en: Text; readonly ja: Text },
): FiledDocument => ({
  id: namedId(id),
  firstPublishedAt: SINCE,
  formerAddresses: [],
  details: fieldsOf(details),
  texts: { en: fieldsOf(texts.en), ja: fieldsOf(texts.ja) },
})
const fieldsOf = (value: object) => ({ ...value }) as Readonly<Record<string, unknown>>

export const categories = (files: z.output<typeof Categories>) =>
  files.map(({ key, section, name, description }, position) =>
    document<CategoryDetails, CategoryText>(
      key,
      { section, position },
      {
        en: { name: name.en, description: description.en },
        ja: { name: name.ja, description: description.ja },
      },
    ),
  )

export const tags = (files: z.output<typeof Tags>) =>
  files.map(({ key, name }, position) =>
    document<TagDetails, TagText>(key, { position }, { en: { name: name.en }, ja: { name: name.ja } }),
  )

export const authors = (files: z.output<typeof Authors>) =>
  files.map(({ key, seal, role, name, headline, bio }) =>
    document<AuthorDetails, AuthorText>(
      key,
      { seal, role },
      {
        en: { name: name.en, headline: headline.en, bio: bio.en },
        ja: { name: name.ja, headline: headline.ja, bio: bio.ja },
      },
    ),
  )

export const shared = (files: SharedTexts) =>
  sharedByName(files).map(({ name, text }) =>
    document<object, SharedText>(name, {}, { en: { markdown: text.en }, ja: { markdown: text.ja } }),
  )

export const terms = (files: z.output<typeof Glossary>) =>
  files.map(({ key, term, reading, explanation, example, also, article }) =>
    document<TermDetails, TermText>(
      key,
      { reading, also, article: article ?? "" },
      {
        en: { term: term.en, explanation: explanation.en, example: example.en },
        ja: { term: term.ja, explanation: explanation.ja, example: example.ja },
      },
    ),
  )
