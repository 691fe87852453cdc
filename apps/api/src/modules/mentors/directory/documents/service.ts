// Senpai in the search of the whole site: only what their pages show to everyone.
import { type Language, languages } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import { namedId, type UserId } from "#api/kernel/db/ids"
import { indexDocument, removeDocument, type SearchDocument } from "#api/kernel/search/documents"
import { spellReading } from "#api/kernel/search/romaji"
import type { SearchSource } from "#api/kernel/search/sources"
import type { Mentor } from "#api/modules/mentors/mentor-pages/service"
import { blockedEitherWay } from "#api/modules/people/blocks/service"
import { MENTORS } from "../events.ts"
import { type ListedTexts, type MentorTexts, selectTexts, selectTextsAfter } from "../queries.ts"
import { pathOf, plain } from "../subjects/service.ts"

/** In the languages that the page is written in. `readLine` adds furigana to a Japanese line. */
export function textsOf({ person, page }: Mentor, readLine: (line: string) => string): MentorTexts {
  const parts = [page.headline, page.country, page.university, page.jobHunt, page.now, page.askMe]
  const linesIn = (language: Language) =>
    parts
      .flatMap((part) => part[language]?.split("\n") ?? [])
      .filter(Boolean)
      .map(language === "ja" ? readLine : plain)
  return Object.fromEntries(
    languages.flatMap((language) => {
      const lines = linesIn(language)
      const [headline = ""] = page.headline[language] === null ? [] : lines
      return lines.length === 0 ? [] : [[language, { title: plain(person.name), headline, lines }]]
    }),
  )
}

/** A name in kana is also found in Latin letters. */
const spellingsOf = (name: string) =>
  name.split(/[\s・]+/u).flatMap((part) => {
    const spelled = spellReading(part)
    return spelled ? [spelled] : []
  })

function documentOf({ userId, publishedAt, topics, texts }: ListedTexts): SearchDocument {
  const written = Object.values(texts)
  return {
    noun: "mentor",
    id: userId,
    audience: "everyone",
    freshAt: publishedAt,
    level: null,
    categoryKey: null,
    facets: { topic: topics },
    terms: [...new Set(written.flatMap(({ title }) => spellingsOf(title)))],
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, { title, headline, lines }]) => [
        language,
        { title, label: "", headings: headline === "" ? [] : [headline], body: lines.join("\n") },
      ]),
    ),
  }
}

/** Removes the document if they are not in the directory. */
export const indexMentor = (tx: Tx, userId: UserId) =>
  indexDocument(tx, "mentor", userId, async () => {
    const [listed] = await selectTexts(tx, userId)
    return listed && documentOf(listed)
  })

export const unindexMentor = (tx: Tx, userId: UserId) => removeDocument(tx, "mentor", userId)

export const mentorSource: SearchSource = {
  noun: "mentor",
  tag: MENTORS,
  path: pathOf,
  documentsAfter: async (tx, after, limit) =>
    (await selectTextsAfter(tx, after === "" ? undefined : namedId<UserId>(after), limit)).map(documentOf),
  hiddenFrom: (tx, user, ids) =>
    blockedEitherWay(
      tx,
      user.id,
      ids.map((id) => namedId<UserId>(id)),
    ),
}
