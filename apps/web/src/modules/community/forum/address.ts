// The URL decides what a list of questions shows; unknown parameters are ignored.
import { type Topic, topics } from "@shirube/vocabulary/topics"
import type { ListDescription } from "#web/kits/lists/public-list.ts"
import type { Address } from "#web/lib/page/address.ts"
import { stringifySearch } from "#web/lib/page/search-params.ts"
import {
  known,
  readCursor,
  readKey,
  readLanguageCode,
  readUuid,
  readWords,
} from "#web/lib/page/search-values.ts"

export const publicLists = ["newest", "unanswered", "helpful"] as const
export type PublicList = (typeof publicLists)[number]

/** Lists of one member; the page itself is the same for everyone. */
export const ownLists = ["mine", "followed", "for-me"] as const
export type OwnList = (typeof ownLists)[number]

export interface AskFilters {
  readonly topic?: Topic
  /** A language code. */
  readonly language?: string
  readonly q?: string
}

export interface AskSearch extends AskFilters {
  /** Defaults to the newest. */
  readonly list?: Exclude<PublicList, "newest"> | OwnList
  readonly cursor?: string
  /** The question form is open. */
  readonly ask?: true
  /** The id of a senpai invited to answer. */
  readonly senpai?: string
  /** The lesson that the question is about: the ids of its course and its own key. */
  readonly course?: string
  readonly lesson?: string
}

/** The context that the question form was opened with. */
export type AskedAbout = Pick<AskSearch, "senpai" | "course" | "lesson">

const LONGEST_WORDS = 200

const lists = [...publicLists, ...ownLists]
const isTrue = (value: unknown) => value === true || value === "true" || value === "1" || value === 1

export function readAskSearch(raw: Record<string, unknown>): AskSearch {
  const list = lists.find((each) => each === raw.list)
  return known({
    list: list === "newest" ? undefined : list,
    topic: topics.find((each) => each === raw.topic),
    language: readLanguageCode(raw.language),
    q: readWords(raw.q, LONGEST_WORDS),
    cursor: readCursor(raw.cursor),
    ask: isTrue(raw.ask) || undefined,
    senpai: readUuid(raw.senpai),
    course: readKey(raw.course),
    lesson: readKey(raw.lesson),
  })
}

export const isOwnList = (list: AskSearch["list"]): list is OwnList => ownLists.some((each) => each === list)

export const ASK_PATH = "/community/ask-senpai"
/** A new question that is not posted yet. */
export const QUESTION_DRAFT = "question"
export const TOPICS_PATH = `${ASK_PATH}/topics` as const

export const askHref = ({ ask, ...search }: AskSearch = {}): Address =>
  `${ASK_PATH}${stringifySearch({ ...search, ...(ask ? { ask: "1" } : {}) })}`

export const questionHref = (id: string): Address => `${ASK_PATH}/detail/${id}`
/** A lesson that a question is about. */
export const lessonHref = (course: string, key: string): Address => `/course/${course}/${key}`
/** Element id of a post on the question's page; emails and notifications link to it. */
export const placeOf = (noun: "question" | "answer" | "comment", id: string) => `${noun}-${id}`

/** A changed filter drops the cursor, which is only valid for the old list. */
export function withFilter<Name extends keyof AskFilters | "list">(
  { cursor: _, ask: __, senpai: ___, course: ____, lesson: _____, ...search }: AskSearch,
  name: Name,
  value: AskSearch[Name] | undefined,
): AskSearch {
  const { [name]: ______, ...rest } = search
  return value === undefined ? rest : { ...rest, [name]: value }
}

export const questionList = {
  href: askHref,
  cacheableParams: ["list", "topic", "ask"],
  canonicalParams: ["list", "topic"],
  hiddenParams: ["ask", "language", "q"],
} satisfies ListDescription<AskSearch>

/** A senpai's page, or a member's entry in the directory, which only members can read. */
export const personHref = ({ id, isSenpai }: { readonly id: string; readonly isSenpai: boolean }): Address =>
  isSenpai ? `/mentors/profile/${id}` : `/members?person=${id}`
