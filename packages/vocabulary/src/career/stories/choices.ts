// The guided questions of "My story": free of dependencies, so that the browser may import it. Their texts are
// messages of the web app.

export const promptGroups = ["kept-doing", "hard-times", "helping", "changing", "japan"] as const
export type PromptGroup = (typeof promptGroups)[number]

/** In the order in which they are asked. */
export const storyPrompts = [
  "long-habit",
  "part-time-job",
  "studied-deeply",
  "made-something",
  "nearly-gave-up",
  "went-wrong",
  "not-understood",
  "someone-thanked-me",
  "role-in-a-team",
  "between-two-sides",
  "small-improvement",
  "started-something",
  "changed-my-way",
  "why-japan",
  "surprised-here",
  "from-home",
] as const
export type StoryPrompt = (typeof storyPrompts)[number]

export const groupOfPrompt: Readonly<Record<StoryPrompt, PromptGroup>> = {
  "long-habit": "kept-doing",
  "part-time-job": "kept-doing",
  "studied-deeply": "kept-doing",
  "made-something": "kept-doing",
  "nearly-gave-up": "hard-times",
  "went-wrong": "hard-times",
  "not-understood": "hard-times",
  "someone-thanked-me": "helping",
  "role-in-a-team": "helping",
  "between-two-sides": "helping",
  "small-improvement": "changing",
  "started-something": "changing",
  "changed-my-way": "changing",
  "why-japan": "japan",
  "surprised-here": "japan",
  "from-home": "japan",
}
