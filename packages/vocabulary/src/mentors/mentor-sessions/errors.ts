import type { ErrorTexts } from "../../errors/texts.ts"
import { MOST_OPEN_REQUESTS } from "./choices.ts"

export const errors = {
  "mentor_session.not_found": {
    status: 404,
    en: "This session is not here. It may have been deleted with an account.",
    ja: "この面談は見つかりませんでした。アカウントとともに削除された可能性があります。",
  },
  "mentor_session.changed": {
    status: 409,
    en: "This session has changed in the meantime. Please reload the page to see how it is now.",
    ja: "この面談の状態はすでに変わっています。ページを読み込み直して、現在の内容を確認してください。",
  },
  "mentor_session.time_taken": {
    status: 409,
    en: "One of these times has just been taken. Please choose another one; what you wrote is kept.",
    ja: "選んだ時間は、たった今ほかの予定が入りました。別の時間を選んでください。入力した内容はそのまま残っています。",
  },
  "mentor_session.time_unavailable": {
    status: 409,
    en: "One of these times cannot be chosen. Sessions are between 8:00 and 21:00 in Japan, at least a day and at most four weeks from now.",
    ja: "選べない時間が含まれています。面談は日本時間の8時から21時まで、明日以降、4週間以内の日時でお願いします。",
  },
  "mentor_session.too_many_open": {
    status: 409,
    en: `You have ${MOST_OPEN_REQUESTS} open requests. Please wait for an answer, or withdraw one of them first.`,
    ja: `返事を待っている申し込みが${MOST_OPEN_REQUESTS}件あります。返事を待つか、どれかを取り下げてから申し込んでください。`,
  },
  "mentor_session.already_open": {
    status: 409,
    en: "You already have a request or a session with this senpai. You will find it under “Sessions”.",
    ja: "この先輩との面談は、すでに申し込み中か予定に入っています。「面談」のページで確認できます。",
  },
  "mentor_session.new_account": {
    status: 409,
    en: "In the first week of an account you can send one request a day. Please try again tomorrow.",
    ja: "登録から1週間は、1日に1件まで申し込めます。明日もう一度お試しください。",
  },
  "mentor_session.students_only": {
    status: 409,
    en: "Sessions are for verified students. Please verify first that you are a student.",
    ja: "面談を申し込めるのは、在学確認が済んでいる学生の方です。先に在学確認をしてください。",
  },
  "mentor_session.adults_only": {
    status: 409,
    en: "Sessions are for members who are 18 or older. You can ask your question in Ask Senpai instead.",
    ja: "面談は18歳以上の方が利用できます。質問は「先輩に相談」からどうぞ。",
  },
  "mentor_session.closed": {
    status: 409,
    en: "This senpai is not taking requests at the moment. You can ask your question in Ask Senpai.",
    ja: "この先輩は現在、面談の申し込みを受け付けていません。質問は「先輩に相談」でできます。",
  },
  "mentor_session.not_offered": {
    status: 409,
    en: "This senpai does not offer this kind of session. Please choose another purpose.",
    ja: "この先輩は、この目的の面談を受け付けていません。別の目的を選んでください。",
  },
  "mentor_session.requests_paused": {
    status: 409,
    en: "Your requests are paused, because sessions were missed three times within 90 days. Write to us if that is not right.",
    ja: "90日以内に面談の欠席が3回あったため、申し込みを停止しています。心当たりがない場合はお問い合わせください。",
  },
  "mentor_session.reason_needed": {
    status: 409,
    en: "It is less than 12 hours until the session. Please give a reason, which the other person reads.",
    ja: "面談まで12時間を切っています。相手に伝える理由を書いてください。",
  },
  "mentor_session.contact_data": {
    status: 409,
    en: "Your text seems to contain contact details. For your safety, share them only once a session has been agreed. Remove them, or confirm that you want to send the text as it is.",
    ja: "連絡先と思われる内容が含まれています。安全のため、連絡先は面談が決まってから伝えてください。削除するか、このまま送ることを確認してください。",
  },
  "mentor_session.public_contact_data": {
    status: 409,
    en: "Your thank-you seems to contain contact details, and everyone can read it on the senpai’s page. Remove them, or confirm that you want to show the text as it is.",
    ja: "連絡先と思われる内容が含まれています。お礼は先輩のページで誰でも読めます。削除するか、このまま表示することを確認してください。",
  },
  "mentor_session.link_needed": {
    status: 409,
    en: "Please save a link for online meetings under “Hours” first.",
    ja: "先に「面談の時間」で、オンライン面談のリンクを保存してください。",
  },
  "mentor_session.thread_closed": {
    status: 409,
    en: "Messages can no longer be sent in this session.",
    ja: "この面談では、もうメッセージを送れません。",
  },
} as const satisfies ErrorTexts
