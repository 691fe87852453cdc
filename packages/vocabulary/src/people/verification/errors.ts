import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "verification.not_for_senpai": {
    status: 409,
    en: "Student verification is for students. As a senpai you are screened by our editors instead. Your account shows how far it has got.",
    ja: "在学確認は学生の方のための手続きです。先輩の方には、代わりに編集部の審査があります。状況はマイページで確認できます。",
  },
  "verification.not_for_companies": {
    status: 409,
    en: "Student verification is for students. A company account does not need it.",
    ja: "在学確認は学生の方のための手続きです。企業アカウントでは必要ありません。",
  },
  "verification.not_for_editors": {
    status: 409,
    en: "Student verification is for students. An editor account does not need it.",
    ja: "在学確認は学生の方のための手続きです。編集者のアカウントでは必要ありません。",
  },
  "verification.proof_change": {
    status: 409,
    en: "Your student verification is for what your profile says now. Please confirm that you want to change it.",
    ja: "在学確認は、いまのプロフィールの内容で行われています。変更してよいか、確認してください。",
  },
  "verification.number_taken": {
    status: 409,
    en: "We could not use this student ID number. Please check it. If it is right, send us your student card and an editor will help you.",
    ja: "この学籍番号では確認できませんでした。番号をもう一度確認してください。番号が正しい場合は、学生証を送ってください。編集部が対応します。",
  },
  "verification.address_taken": {
    status: 409,
    en: "We could not use this university email address. Send us your student card and an editor will help you.",
    ja: "この大学のメールアドレスでは確認できませんでした。学生証を送ってください。編集部が対応します。",
  },
  "verification.mailed_just_now": {
    status: 429,
    en: "We sent an email a moment ago. Please wait a minute before you ask for another one.",
    ja: "先ほどメールを送りました。1分ほど待ってから、もう一度お試しください。",
  },
  "verification.nothing_under_way": {
    status: 409,
    en: "There is no email to send again. Please enter your university email address once more.",
    ja: "再送できるメールがありません。大学のメールアドレスをもう一度入力してください。",
  },
  "verification.university_missing": {
    status: 409,
    en: "Please choose your university in your profile first. Then you can verify.",
    ja: "先にプロフィールで大学を選んでください。その後、在学確認ができます。",
  },
  "verification.link_unknown": {
    status: 409,
    en: "This link is not one of ours, or a newer email has replaced it. Please use the link in our latest email.",
    ja: "リンクが正しくないか、新しいメールのリンクに置き換わっています。一番新しいメールのリンクを使ってください。",
  },
  "verification.link_used": {
    status: 409,
    en: "This link has been used already. There is nothing more to do with it.",
    ja: "このリンクはすでに使われています。もう一度開く必要はありません。",
  },
  "verification.link_expired": {
    status: 409,
    en: "This link is more than 24 hours old. Please ask for a new one.",
    ja: "リンクの有効期限（24時間）が切れています。新しいリンクを申し込んでください。",
  },
  "verification.link_foreign": {
    status: 409,
    en: "This link belongs to another account. Please sign in as the person who asked for it.",
    ja: "このリンクは別のアカウントのものです。申し込んだアカウントでサインインしてください。",
  },
} as const satisfies ErrorTexts
