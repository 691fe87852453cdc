import type { Language } from "@shirube/vocabulary/language"

/** For second-language readers: about 180 English words or 400 Japanese characters a minute. */
const WORDS_PER_MINUTE = 180
const CHARACTERS_PER_MINUTE = 400

export function readingMinutes(text: string, language: Language): number {
  const minutes =
    language === "ja"
      ? text.replace(/\s+/g, "").length / CHARACTERS_PER_MINUTE
      : text.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE
  return Math.max(1, Math.round(minutes))
}
