import { languages } from "@shirube/contract/language"
import { useTranslations } from "use-intl"
import { useLanguageName } from "../language-name.ts"
import type { Question } from "../queries.ts"
import { tool } from "./tool-row.ts"

interface TranslateToolsProps {
  /** What it exists in already. */
  readonly texts: Question["languages"]
  readonly onChoose: (language: string) => void
}

/** One for each language of the site that it was not written in. */
export function TranslateTools({ texts, onChoose }: TranslateToolsProps) {
  const t = useTranslations("asking")
  const nameOf = useLanguageName()
  const originOf = (code: string) => texts.find((text) => text.code === code)?.origin
  return languages
    .filter((code) => originOf(code) !== "original")
    .map((code) => (
      <button key={code} type="button" className={tool} onClick={() => onChoose(code)}>
        {t(originOf(code) ? "changeIn" : "addIn", { language: nameOf(code) })}
      </button>
    ))
}
