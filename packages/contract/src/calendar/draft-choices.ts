// What an entry of the calendar may be made of: free of dependencies, so that the browser may import it.
import { type Topic, topics } from "../topics.ts"
import type { HelpNoun } from "./entry-kinds.ts"

export const LONGEST_ENTRY_TITLE = 120
export const LONGEST_ENTRY_SUMMARY = 300
export const LONGEST_ENTRY_BODY = 8_000
export const LONGEST_DATE_LABEL = 60
export const LONGEST_HELP_PATH = 300
export const MOST_ENTRY_DATES = 120
export const MOST_HELPS = 6

/** Pages of the calendar itself: no entry can have one of these for its address. */
export const reservedEntryIds: readonly string[] = ["applications", "visa"]

/** A date that is the same whenever one graduates. */
export const EVERYBODY = "any"

const helpPaths: Readonly<Record<Exclude<HelpNoun, "topic">, string>> = {
  article: "/article/",
  course: "/course/",
  tip: "/learning/senpai-tips/",
  "past-event": "/learning/past-event/",
}
const TOPIC = "/community/ask-senpai?topic="
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Without a language prefix. */
export const pathOfHelp = (noun: HelpNoun, id: string): string =>
  noun === "topic" ? `${TOPIC}${id}` : `${helpPaths[noun]}${id}`

interface Help {
  readonly noun: HelpNoun
  readonly id: string
}

/** Whatever somebody copies from the address line: with its origin and language, or without. Undefined where it is no page that can help. */
export function helpAt(address: string): Help | undefined {
  const path = address
    .trim()
    .replace(/^https?:\/\/[^/?#]+/, "")
    .replace(/^\/(?:en|ja)(?=\/)/, "")
  if (path.startsWith(TOPIC)) {
    const topic = path.slice(TOPIC.length)
    return topics.includes(topic as Topic) ? { noun: "topic", id: topic } : undefined
  }
  const bare = path.replace(/[?#].*$/, "").replace(/\/$/, "")
  for (const [noun, start] of Object.entries(helpPaths) as [HelpNoun, string][]) {
    const id = bare.startsWith(start) ? bare.slice(start.length) : ""
    if (ID.test(id)) return { noun, id }
  }
  return undefined
}
