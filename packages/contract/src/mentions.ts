// `@[name](id)` in what members write: somebody is spoken to. The name is there for who types; what is kept is the id alone, and readers
// see what that person is called by then. Free of dependencies so that the browser may import it.

/** People in one text. */
export const MOST_MENTIONS = 10

const MENTION = /@\[([^\][\n]{0,100})\]\(([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\)/
const everyMention = () => new RegExp(MENTION, "g")

interface Mention {
  readonly id: string
  readonly name: string
}

export const writtenMention = ({ id, name }: Mention) => `@[${name.replace(/[\][\n]/g, "")}](${id})`

/** Of a text that begins with one. */
export function mentionAtStart(text: string): (Mention & { readonly length: number }) | undefined {
  const [written, name = "", id = ""] = new RegExp(`^${MENTION.source}`).exec(text) ?? []
  return written === undefined ? undefined : { id, name, length: written.length }
}

/** Each person once. */
export const mentionsIn = (text: string): Mention[] => [
  ...new Map([...text.matchAll(everyMention())].map(([, name = "", id = ""]) => [id, { id, name }])).values(),
]

/** Of a text that was cut off: nothing of one that is not whole. */
export const withoutCutMention = (text: string): string => text.replace(/@\[\](?:\([0-9a-f-]*)?$/, "")

export const replaceMentions = (text: string, by: (mention: Mention) => string): string =>
  text.replace(everyMention(), (_, name: string, id: string) => by({ id, name }))
