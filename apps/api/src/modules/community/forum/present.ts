import type { TextOrigin } from "@shirube/vocabulary/community/forum/choices"
import type { Role } from "@shirube/vocabulary/product"
import { isSenpai } from "./policy.ts"

export interface Person {
  readonly id: string
  readonly name: string
  readonly seal: string
  readonly role: Role
  readonly isVerified: boolean
  readonly isScreened: boolean
  /** Only of answerers, as far as they share it. */
  readonly background?: Background | undefined
}
export interface Background {
  readonly company: string | null
  readonly industry: string | null
  readonly city: string | null
  readonly country: string | null
}
export type People = ReadonlyMap<string, Person>

export interface Written {
  readonly writerId: string | null
  readonly isByAsker: boolean
}

/** Whether only editors may know the writer: the asker of an anonymous question, in every post of its thread. */
export const isAnonymousWriter = (
  { isByAsker }: Pick<Written, "isByAsker">,
  thread: { isAnonymous: boolean },
) => thread.isAnonymous && isByAsker

export function presentWriter(
  { writerId, isByAsker }: Written,
  thread: { readonly isAnonymous: boolean },
  people: People,
) {
  if (isAnonymousWriter({ isByAsker }, thread)) return { kind: "anonymous", is_asker: true } as const
  const person = writerId === null ? undefined : people.get(writerId)
  if (!person) return { kind: "gone", is_asker: isByAsker } as const
  const { id, name, seal, role, isVerified, background = null } = person
  if (role === "editor") return { kind: "editor", is_asker: isByAsker } as const
  return {
    kind: "member",
    id,
    name,
    seal,
    is_senpai: isSenpai(person),
    is_verified: role === "student" && isVerified,
    is_asker: isByAsker,
    background,
  } as const
}

export interface ReadText {
  readonly language: string
  readonly origin: TextOrigin
  readonly languages: { readonly code: string; readonly origin: TextOrigin }[]
}

export const presentLanguages = ({ language, origin, languages }: ReadText, askedFor: string) => ({
  language,
  origin,
  is_fallback: language !== askedFor,
  languages,
})
