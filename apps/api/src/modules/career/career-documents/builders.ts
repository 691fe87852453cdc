import { randomUUID } from "node:crypto"
import type { EntrySheetContent } from "@shirube/contract/career/career-documents/entry-sheet"
import type { EpisodeContent } from "@shirube/contract/career/career-documents/episode"

export const anEpisode = (more: Partial<EpisodeContent> = {}): EpisodeContent => ({
  kind: "episode",
  title: "Three months at the bakery",
  prompt: null,
  setting: "part-time",
  from: "2025-04",
  to: "2025-07",
  situation: "Bread was thrown away every evening.",
  action: "I wrote down what was left for four weeks.",
  result: "",
  learned: "",
  strengths: ["initiative"],
  ...more,
})

export const anAnswer = (text: string, more: Partial<EntrySheetContent["answers"][number]> = {}) => ({
  id: randomUUID() as string,
  question: "self-pr" as const,
  asked: null,
  limit: 400,
  counts: "all" as const,
  text,
  episodes: [],
  ...more,
})

export const anEntrySheet = (more: Partial<EntrySheetContent> = {}): EntrySheetContent => ({
  kind: "entry-sheet",
  title: "Aozora Foods",
  application: null,
  answers: [anAnswer("私の強みは、続ける力です。")],
  dismissed_hints: [],
  ...more,
})
