// Lists of saved items and their limits. Imported by the browser: no schemas here.
import type { SubjectNoun } from "../../subjects.ts"

/** Every noun that can be saved belongs to one list: answers to the questions, tips to the articles. */
export const savedLists = {
  article: ["article", "tip"],
  question: ["question", "answer"],
  course: ["course"],
  event: ["event", "past-event"],
  mentor: ["mentor"],
} as const satisfies Record<string, readonly SubjectNoun[]>
export type SavedList = keyof typeof savedLists
export const savedListNames = Object.keys(savedLists) as SavedList[]

const nounsIn = (list: SavedList): readonly SubjectNoun[] => savedLists[list]
export const listOf = (noun: SubjectNoun): SavedList | undefined =>
  savedListNames.find((list) => nounsIn(list).includes(noun))

export const savedOrders = ["newest", "own"] as const
export type SavedOrder = (typeof savedOrders)[number]

export const MOST_COLLECTIONS = 50
export const LONGEST_COLLECTION_NAME = 200
export const LONGEST_SAVED_NOTE = 1_000
export const LONGEST_SAVED_SEARCH = 100
