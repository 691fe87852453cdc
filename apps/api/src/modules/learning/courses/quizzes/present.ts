import type { Language } from "@shirube/vocabulary/language"
import { parseRuby } from "#api/kernel/text/ruby"
import { inLanguage } from "../present.ts"
import { isRight } from "./policy.ts"
import type { AnsweredRow } from "./queries.ts"

/** Only for an answered question: it reveals the right choices. */
export const presentAnswer = ({ question, chosen }: AnsweredRow, language: Language) => ({
  question_id: question.id,
  chosen,
  is_right: isRight(question, chosen),
  right_choices: question.rightChoices,
  explanation_ruby: parseRuby(inLanguage(question.texts, language).explanation),
})
