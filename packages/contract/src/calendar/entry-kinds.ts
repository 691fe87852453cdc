// What the calendar tells everybody: free of dependencies, so that the browser may import it.

/** `step`: something to do, which one ticks. `official`: a date that somebody has set. `season`: a time that is as it is. */
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

/** `topic`: what senpai are asked about it. */
export const helpNouns = ["article", "course", "tip", "past-event", "topic"] as const
export type HelpNoun = (typeof helpNouns)[number]
