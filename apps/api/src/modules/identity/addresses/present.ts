import type { Letter } from "#api/kernel/mail/letters"

export const codeLetter = ({ code, service }: { code: string; service: string | null }): Letter => ({
  en: {
    subject: "Your code for Shirube",
    paragraphs: [
      `Your code is ${code}`,
      `Enter it within 10 minutes on the page that asks for it, to create your Shirube account${service ? ` with ${service}` : ""}. If you asked more than once, only the latest code works.`,
      "We never ask for this code by phone, chat or email. If you did not ask for it, you can ignore this email; no one can get in without it.",
    ],
  },
  ja: {
    subject: "しるべの確認コード",
    paragraphs: [
      `確認コード：${code}`,
      `${service ? `${service}を使って、` : ""}しるべのアカウントを作成するためのコードです。10分以内に、元のページで入力してください。何度か送った場合は、一番新しいコードだけが使えます。`,
      "電話、チャット、メールでこのコードをお尋ねすることはありません。お心当たりがない場合は、このメールを無視してください。コードがなければ、ほかの人がこのアドレスでアカウントを作成することはできません。",
    ],
  },
})

/** Sent instead of a code if the address already has an account. */
export const knownAddressLetter = ({
  service,
  signInUrl,
}: {
  service: string | null
  signInUrl: string
}): Letter => ({
  en: {
    subject: "You already have an account",
    paragraphs: [
      `Someone tried to create a Shirube account with this address${service ? `, using ${service}` : ""}. There is one already, so no code was sent.`,
      service
        ? `If this was you, sign in as you usually do and connect ${service} in your security settings. If you know your password, you can also choose “I already have an account here” on the page you came from.`
        : "If this was you, sign in as you usually do. If you have forgotten your password, you can choose a new one there.",
      "If this was not you, you can ignore this email; nothing has changed.",
    ],
    link: { label: "Sign in", url: signInUrl },
  },
  ja: {
    subject: "すでにアカウントをお持ちです",
    paragraphs: [
      `${service ? `${service}を使って、` : ""}このアドレスでしるべのアカウントを作成しようとした人がいます。このアドレスのアカウントはすでにあるため、コードは送っていません。`,
      service
        ? `ご本人の場合は、いつもの方法でサインインし、セキュリティ設定で${service}と連携してください。パスワードがわかる場合は、元のページの「しるべのアカウントを持っている」からも連携できます。`
        : "ご本人の場合は、いつもの方法でサインインしてください。パスワードを忘れた場合は、サインインのページから新しく設定できます。",
      "お心当たりがない場合は、このメールを無視してください。何も変更されていません。",
    ],
    link: { label: "サインイン", url: signInUrl },
  },
})
