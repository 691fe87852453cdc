// What a senpai can be asked about, free of dependencies so that the browser may import it.

export const senpaiTopics = [
  "self-analysis",
  "entry-sheets",
  "interviews",
  "aptitude-tests",
  "internships",
  "ob-visits",
  "japanese-at-work",
  "daily-work",
  "visa",
  "career-change",
] as const
export type SenpaiTopic = (typeof senpaiTopics)[number]

export const MOST_WORKPLACES = 5
