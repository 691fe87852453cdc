// Fills mentions with people's current names: in HTML, in plain text, and in the source for editing.
import type { Language } from "@shirube/vocabulary/language"
import { mentionsIn, replaceMentions, writtenMention } from "@shirube/vocabulary/text/mentions"
import type { Tx } from "#api/kernel/db/client"
import { namedId, type UserId } from "#api/kernel/db/ids"
import { escapeHtml } from "#api/kernel/text/markdown/furigana"
import { fillMentions, peopleInHtml } from "#api/kernel/text/markdown/mentions"
import { writersOf } from "#api/modules/identity/accounts/service"
import { listedAmong } from "#api/modules/people/profile/directory/service"
import type { People, Person } from "../present.ts"

const gone: Record<Language, string> = { en: "a former member", ja: "退会したメンバー" }

const calledIn = (person: Person | undefined, language: Language) => `@${person?.name ?? gone[language]}`

/** Links to the profile of a person who is listed in the directory. */
function mentionHtml(person: Person | undefined, isListed: boolean, language: Language): string {
  const name = escapeHtml(calledIn(person, language))
  return person && isListed
    ? `<a class="mention" href="/members?person=${person.id}" rel="ugc nofollow noopener">${name}</a>`
    : `<span class="mention">${name}</span>`
}

const mentioned = (text: string) => mentionsIn(text).map(({ id }) => id)

/** Adds the mentioned people, so that responses are also tagged with their names. */
async function withMentioned(tx: Tx, people: People, ids: readonly string[]): Promise<People> {
  const missing = [...new Set(ids)].filter((id) => !people.has(id)).map((id) => namedId<UserId>(id))
  return missing.length === 0 ? people : new Map([...people, ...(await writersOf(tx, missing))])
}

/** The source as the edit form shows it. */
const withNames = (source: string, people: People) =>
  replaceMentions(source, ({ id }) => writtenMention({ id, name: people.get(id)?.name ?? "" }))

export async function nameInSources<Text extends { readonly source: string }>(
  tx: Tx,
  texts: readonly Text[],
  people: People = new Map(),
): Promise<{ texts: Text[]; people: People }> {
  const known = await withMentioned(
    tx,
    people,
    texts.flatMap(({ source }) => mentioned(source)),
  )
  return { texts: texts.map((text) => ({ ...text, source: withNames(text.source, known) })), people: known }
}

const withPlainNames = (text: string, people: People, language: Language) =>
  replaceMentions(text, ({ id }) => calledIn(people.get(id), language))

/** Plain text for lists, search results and mails. */
export async function nameInPlainTexts(
  tx: Tx,
  texts: readonly string[],
): Promise<{ people: People; named: (text: string, language: Language) => string }> {
  const people = await withMentioned(tx, new Map(), texts.flatMap(mentioned))
  return { people, named: (text, language) => withPlainNames(text, people, language) }
}

interface ReadableText {
  readonly html: string
  readonly source: string
  readonly opening: string
}

/** Fills in names in the HTML, source and opening of each text. */
export async function nameMentioned<Text extends ReadableText>(
  tx: Tx,
  { texts, people }: { texts: ReadonlyMap<string, Text>; people: People },
  language: Language,
): Promise<{ texts: ReadonlyMap<string, Text>; people: People }> {
  const all = [...texts.values()]
  const linked = all.flatMap(({ html }) => peopleInHtml(html))
  const ids = [
    ...linked,
    ...all.flatMap(({ source, opening }) => [...mentioned(source), ...mentioned(opening)]),
  ]
  if (ids.length === 0) return { texts, people }
  const known = await withMentioned(tx, people, ids)
  const listed: ReadonlySet<string> = await listedAmong(
    tx,
    [...new Set(linked)].map((id) => namedId<UserId>(id)),
  )
  const named = [...texts].map(([id, text]): [string, Text] => [
    id,
    {
      ...text,
      html: fillMentions(text.html, (person) => mentionHtml(known.get(person), listed.has(person), language)),
      source: withNames(text.source, known),
      opening: withPlainNames(text.opening, known, language),
    },
  ])
  return { texts: new Map(named), people: known }
}
