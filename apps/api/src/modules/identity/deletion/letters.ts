import type { Language } from "@shirube/vocabulary/language"
import type { Letter } from "#api/kernel/mail/letters"

const dayOf = (at: Date, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "Asia/Tokyo" }).format(at)

export const leavingLetter = (dueAt: Date, dataUrl: string): Letter => ({
  en: {
    subject: `Your account will be deleted on ${dayOf(dueAt, "en")}`,
    paragraphs: [
      `You asked us to delete your account. On ${dayOf(dueAt, "en")} we remove it with everything that is in it, for good.`,
      "Until then nothing changes, and you can stop it: sign in and choose to keep your account. If you did not ask for this, stop it now and change your password.",
    ],
    link: { label: "Keep my account", url: dataUrl },
  },
  ja: {
    subject: `${dayOf(dueAt, "ja")}にアカウントを削除します`,
    paragraphs: [
      `アカウント削除のお申し込みを受け付けました。${dayOf(dueAt, "ja")}に、アカウントとその中のデータをすべて削除します。削除したあとは元に戻せません。`,
      "それまでは今までどおり使えて、取り消すこともできます。サインインして「アカウントを残す」を選んでください。お心当たりがない場合は、すぐに取り消し、パスワードを変更してください。",
    ],
    link: { label: "アカウントを残す", url: dataUrl },
  },
})

export const stayingLetter = (accountUrl: string): Letter => ({
  en: {
    subject: "Your account stays",
    paragraphs: ["Your account will not be deleted. Everything is as it was."],
    link: { label: "Your account", url: accountUrl },
  },
  ja: {
    subject: "アカウントの削除を取り消しました",
    paragraphs: ["アカウントは削除されません。これまでどおりお使いいただけます。"],
    link: { label: "マイページ", url: accountUrl },
  },
})

export const goneLetter: Letter = {
  en: {
    subject: "Your account has been deleted",
    paragraphs: [
      "We have removed your account and everything in it. This is our last email to you.",
      "We also tell the services that we work with, such as Shirube ID and the matching service, so that they forget what they know through us. An account that you opened there yourself is not ours to delete: it stays until you delete it there.",
      "Thank you for having been here. We wish you all the best for your work in Japan.",
    ],
  },
  ja: {
    subject: "アカウントを削除しました",
    paragraphs: [
      "アカウントと、その中のデータをすべて削除しました。こちらからお送りするメールは、これが最後です。",
      "Shirube IDやマッチングサービスなど、連携しているサービスにも削除をお知らせし、しるべを通じて得た情報を消すよう伝えます。ご自身でそのサービスに作ったアカウントは残りますので、不要な場合は、そのサービスで削除してください。",
      "これまでご利用いただき、ありがとうございました。日本でのご活躍をお祈りしています。",
    ],
  },
}
