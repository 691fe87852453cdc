// Mentions: `@[name](id)` in members' texts. The name is only for the author; the id is stored, and readers
// see the person's current name. Free of dependencies so that the browser may import it.

import { UUID } from "./uuid.ts"

/** Per text. */
export const MOST_MENTIONS = 10

const MENTION = new RegExp(String.raw`@\[([^\][\n]{0,100})\]\((${UUID.source})\)`)
const everyMention = () => new RegExp(MENTION, "g")

interface Mention {
  readonly id: string
  readonly name: string
}

export const writtenMention = ({ id, name }: Mention) => `@[${name.replace(/[\][\n]/g, "")}](${id})`

/** Parses a mention at the beginning of the text. */
export function mentionAtStart(text: string): (Mention & { readonly length: number }) | undefined {
  const [written, name = "", id = ""] = new RegExp(`^${MENTION.source}`).exec(text) ?? []
  return written === undefined ? undefined : { id, name, length: written.length }
}

/** Without duplicates. */
export const mentionsIn = (text: string): Mention[] => [
  ...new Map([...text.matchAll(everyMention())].map(([, name = "", id = ""]) => [id, { id, name }])).values(),
]

/** Removes an incomplete mention from the end of a shortened text. */
export const withoutCutMention = (text: string): string => text.replace(/@\[\](?:\([0-9a-f-]*)?$/, "")

export const replaceMentions = (text: string, by: (mention: Mention) => string): string =>
  text.replace(everyMention(), (_, name: string, id: string) => by({ id, name }))
