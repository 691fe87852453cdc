import type { ErrorTexts } from "../../errors/texts.ts"
import { MOST_HELLOS } from "./choices.ts"

export const errors = {
  "hello.not_found": {
    status: 404,
    en: "This hello is no longer here.",
    ja: "このあいさつは、もうありません。",
  },
  "hello.own": {
    status: 409,
    en: "This is you. Choose another member to say hello to.",
    ja: "これはあなた自身です。ほかのメンバーを選んでください。",
  },
  "hello.not_for_companies": {
    status: 409,
    en: "Saying hello is for students and senpai. Companies meet students at events and in the matching service.",
    ja: "あいさつは学生と先輩のための機能です。企業の方は、イベントやマッチングサービスをご利用ください。",
  },
  "hello.unlisted": {
    status: 409,
    en: "Show yourself in the members’ directory first, so that others can see who says hello. You can do that in your member profile.",
    ja: "だれからのあいさつかが相手にわかるように、先にメンバー一覧に掲載してください。メンバープロフィールで設定できます。",
  },
  "hello.too_many": {
    status: 409,
    en: `You can say hello to ${MOST_HELLOS} people in a week. Please wait a few days before the next one.`,
    ja: `あいさつを送れるのは、1週間に${MOST_HELLOS}人までです。数日待ってから送ってください。`,
  },
  "hello.once": {
    status: 409,
    en: "You have said hello to this person before, and that can be done only once.",
    ja: "この方には、以前あいさつを送っています。あいさつは1回だけ送れます。",
  },
  "hello.theirs_waits": {
    status: 409,
    en: "This person has said hello to you already. You can accept it in the list of members.",
    ja: "この方からは、すでにあいさつが届いています。メンバー一覧の画面で受け取れます。",
  },
  "hello.contact_data": {
    status: 409,
    en: "Your message seems to contain contact details. For your safety, write them only into the field below: it is shown once they have accepted.",
    ja: "メッセージに連絡先と思われる内容が含まれています。安全のため、連絡先は下の欄にだけ書いてください。相手が受け取ったあとで表示されます。",
  },
} as const satisfies ErrorTexts
