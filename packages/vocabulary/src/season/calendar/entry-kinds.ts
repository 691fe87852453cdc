// Kinds of public calendar entries: free of dependencies, so that the browser may import it.

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
