import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "votes.nothing_there": {
    status: 404,
    en: "This is no longer here. Please load the page again.",
    ja: "すでに公開が終了しています。ページを読み込み直してください。",
  },
  "votes.own": {
    status: 409,
    en: "You wrote this yourself. Others will say whether it helped them.",
    ja: "自分が書いたものには投票できません。役に立ったかどうかは、読んだ人が伝えます。",
  },
  "votes.not_for_companies": {
    status: 409,
    en: "Voting is for students and senpai. Company accounts cannot vote.",
    ja: "投票は学生と先輩のための機能です。企業アカウントではご利用いただけません。",
  },
} as const satisfies ErrorTexts
