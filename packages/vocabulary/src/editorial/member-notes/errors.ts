import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "member_note.not_found": {
    status: 404,
    en: "This note is no longer here.",
    ja: "このメモはもうありません。",
  },
  "member_note.not_yours": {
    status: 409,
    en: "Only the editor who wrote this note can change or remove it.",
    ja: "このメモを変更・削除できるのは、書いた編集者だけです。",
  },
} as const satisfies ErrorTexts
