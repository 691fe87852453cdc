import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "member_lookup.not_found": {
    status: 404,
    en: "There is no account with this id. It may have been deleted.",
    ja: "このIDのアカウントはありません。削除された可能性があります。",
  },
} as const satisfies ErrorTexts
