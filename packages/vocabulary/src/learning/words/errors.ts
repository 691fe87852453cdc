import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "word.not_found": {
    status: 404,
    en: "This word is not in the glossary any more.",
    ja: "この言葉は、すでに用語集から外れています。",
  },
  "word.not_kept": {
    status: 404,
    en: "You have already removed this word from your words.",
    ja: "この言葉は、すでにマイ単語から外れています。",
  },
} as const satisfies ErrorTexts
