import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "block.oneself": {
    status: 409,
    en: "This is you. You cannot block yourself.",
    ja: "自分自身をブロックすることはできません。",
  },
} as const satisfies ErrorTexts
