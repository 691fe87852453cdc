// An episode: what happened, what the student did, and what it shows.
import { LONGEST_DOCUMENT_TITLE } from "@shirube/vocabulary/career/career-documents/choices"
import { type StoryPrompt, storyPrompts } from "@shirube/vocabulary/career/stories/choices"
import type { ContentOf } from "../career-documents/queries.ts"

export type EpisodeContent = ContentOf<"episode">

export const episodeParts = ["situation", "action", "result", "learned"] as const
export type EpisodePart = (typeof episodeParts)[number]
export const isEpisodePart = (name: string): name is EpisodePart => episodeParts.some((part) => part === name)

/** One question at a time; the last one asks for strengths and a name. */
export const guidedSteps = [...episodeParts, "strengths"] as const
export type GuidedStep = (typeof guidedSteps)[number]

export const blankEpisode = (prompt: StoryPrompt | null): EpisodeContent => ({
  kind: "episode",
  title: "",
  prompt,
  setting: null,
  from: null,
  to: null,
  situation: "",
  action: "",
  result: "",
  learned: "",
  strengths: [],
})

/** Undefined for a name that is no longer among the questions. */
export const promptIn = (name: string | null | undefined): StoryPrompt | undefined =>
  storyPrompts.find((prompt) => prompt === name)

/** Where a student who comes back continues. */
export const firstOpenStep = (content: EpisodeContent): GuidedStep =>
  episodeParts.find((part) => content[part].trim() === "") ?? "strengths"

export const isEmptyEpisode = (content: EpisodeContent) =>
  content.title.trim() === "" && episodeParts.every((part) => content[part].trim() === "")

/** Nothing is left to ask. */
export const isWholeEpisode = (content: EpisodeContent) =>
  content.title.trim() !== "" &&
  content.strengths.length > 0 &&
  episodeParts.every((part) => content[part].trim() !== "")

const SHORT_TITLE = 30

/** The beginning of what was written, for an episode without a name. */
export function suggestedTitle(content: EpisodeContent): string {
  const written = episodeParts.map((part) => content[part].trim()).find(Boolean) ?? ""
  const [sentence = ""] = written.split(/(?<=[。．！？!?\n])|(?<=\.)\s/u)
  const letters = [...sentence.trim().replace(/[。．.]$/u, "")]
  const title = letters.length > SHORT_TITLE ? `${letters.slice(0, SHORT_TITLE).join("")}…` : letters.join("")
  return title.slice(0, LONGEST_DOCUMENT_TITLE)
}
