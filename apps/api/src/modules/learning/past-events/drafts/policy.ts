import type { Language } from "@shirube/vocabulary/language"

export interface Words {
  readonly title: string
  readonly summary: string
}

interface Unfinished {
  readonly topics: readonly unknown[]
  readonly heldOn: string | null
  readonly texts: Readonly<Record<Language, Words>>
}

export type Missing =
  | { readonly field: "topics" | "held_on" | "future" }
  | { readonly field: "title" | "summary"; readonly language: Language }

/** What is missing for readers of these languages. */
export function missingIn(
  { topics, heldOn, texts }: Unfinished,
  published: readonly Language[],
  today: string,
): Missing[] {
  return [
    ...(topics.length === 0 ? [{ field: "topics" } as const] : []),
    ...(heldOn === null ? [{ field: "held_on" } as const] : []),
    ...(heldOn !== null && heldOn > today ? [{ field: "future" } as const] : []),
    ...published.flatMap((language) =>
      (["title", "summary"] as const).flatMap((field) =>
        texts[language][field] === "" ? [{ field, language }] : [],
      ),
    ),
  ]
}
