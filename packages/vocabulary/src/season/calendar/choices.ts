// What a calendar entry may consist of: free of dependencies, so that the browser may import it.
import { type Topic, topics } from "../../topics.ts"

/** `step`: a task that members can tick. `official`: a date set by an authority. `season`: a recurring period. */
export const entryKinds = ["step", "official", "exam", "immigration", "season", "holiday"] as const
export type EntryKind = (typeof entryKinds)[number]

export const phases = [
  "self-analysis",
  "research",
  "internship",
  "entry-sheet",
  "web-test",
  "interview",
  "offer",
  "visa",
  "start",
] as const
export type Phase = (typeof phases)[number]

/** `topic`: a topic of Ask Senpai. */
export const helpNouns = ["article", "course", "tip", "past-event", "topic"] as const
export type HelpNoun = (typeof helpNouns)[number]

export const LONGEST_ENTRY_TITLE = 120
export const LONGEST_ENTRY_SUMMARY = 300
export const LONGEST_ENTRY_BODY = 8_000
export const LONGEST_DATE_LABEL = 60
export const LONGEST_HELP_PATH = 300
export const MOST_ENTRY_DATES = 120
export const MOST_HELPS = 6

/** Paths of the calendar's own pages, which no entry may use as its id. */
export const reservedEntryIds: readonly string[] = ["applications", "visa"]

/** A date that is the same for every class. */
export const EVERY_CLASS = "any"

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

/**
 * Accepts an address copied from the browser, with or without origin and language. Undefined if it is not a
 * help page.
 */
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
