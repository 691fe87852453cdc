import type { Language } from "@shirube/vocabulary/language"
import type { TipState } from "@shirube/vocabulary/learning/tips/choices"

interface Words {
  readonly title: string
  readonly who: string
  readonly text: string
}
export type DraftTexts = Readonly<Record<Language, Words>>

const isFinished = ({ title, who, text }: Words) => title !== "" && who !== "" && text !== ""
const isEmpty = ({ title, who, text }: Words) => title === "" && who === "" && text === ""

/** One language is enough, but each started one must be complete. Returns what is missing. */
export function missingIn(texts: DraftTexts): { language: Language; part: keyof Words }[] {
  const begun = (["en", "ja"] as const).filter((language) => !isEmpty(texts[language]))
  const asked = begun.length === 0 ? (["en"] as const) : begun
  return asked.flatMap((language) =>
    (["title", "who", "text"] as const)
      .filter((part) => texts[language][part] === "")
      .map((part) => ({ language, part })),
  )
}

/** The complete languages. */
export const finishedTexts = (texts: DraftTexts): Partial<DraftTexts> =>
  Object.fromEntries(Object.entries(texts).filter(([, words]) => isFinished(words)))

/** Declined and never published. A published tip can always be corrected. */
export const isOver = ({ state, tipId }: { readonly state: TipState; readonly tipId: string | null }) =>
  state === "declined" && tipId === null
