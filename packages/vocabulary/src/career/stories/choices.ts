// The guided questions of "My story", and the names of strengths: free of dependencies, so that the browser may
// import it. Other texts are messages of the web app.
import type { Strength } from "../career-documents/choices.ts"

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

/** In both languages, because an answer can be begun in either. */
export const strengthNames: Readonly<Record<Strength, { readonly en: string; readonly ja: string }>> = {
  initiative: { en: "Initiative", ja: "主体性" },
  perseverance: { en: "Perseverance", ja: "粘り強さ" },
  challenge: { en: "Courage to try", ja: "挑戦する力" },
  leadership: { en: "Leadership", ja: "周りを動かす力" },
  teamwork: { en: "Teamwork", ja: "協調性" },
  communication: { en: "Communication", ja: "伝える力" },
  listening: { en: "Listening", ja: "聴く力" },
  responsibility: { en: "Responsibility", ja: "責任感" },
  planning: { en: "Planning", ja: "計画性" },
  "problem-solving": { en: "Problem-solving", ja: "課題解決力" },
  analysis: { en: "Analysis", ja: "分析力" },
  creativity: { en: "Creativity", ja: "発想力" },
  curiosity: { en: "Curiosity", ja: "好奇心" },
  adaptability: { en: "Adaptability", ja: "適応力" },
  attentiveness: { en: "Attentiveness", ja: "気配り" },
  "cross-cultural": { en: "Cross-cultural understanding", ja: "異文化をつなぐ力" },
}
