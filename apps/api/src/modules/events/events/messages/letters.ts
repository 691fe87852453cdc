// Emails to attendees. They are about a seat that the person has taken, so they are sent whatever the settings
// say, and state why.
import { type Language, languages } from "@shirube/vocabulary/language"
import type { Letter, LetterText } from "#api/kernel/mail/letters"

type Words = Readonly<Record<Language, string>>

interface About {
  /** Title of the event. */
  readonly title: Words
  readonly url: string
}

const inEach = (write: (language: Language) => LetterText): Letter =>
  Object.fromEntries(languages.map((language) => [language, write(language)])) as unknown as Letter

const why = (title: Words): Words => ({
  en: `You are receiving this email because you registered for “${title.en}”. It is about the event itself, so it comes even if you have turned other emails off. If you no longer want to come, cancel your registration on the event’s page.`,
  ja: `このメールは、「${title.ja}」に申し込んだ方にお送りしています。イベントの開催に関わる連絡のため、ほかのメールを停止していても届きます。参加をやめる場合は、イベントのページからキャンセルしてください。`,
})

const see: Words = { en: "See the event", ja: "イベントのページを見る" }

export const messageLetter = (
  { subject, text }: { readonly subject: Words; readonly text: Words },
  { title, url }: About,
): Letter =>
  inEach((language) => ({
    subject: subject[language],
    paragraphs: [...text[language].split(/\n{2,}/), why(title)[language]],
    link: { label: see[language], url },
  }))

export const cancelledLetter = (reason: Words | null, { title, url }: About): Letter =>
  inEach((language) => ({
    subject: { en: `Cancelled: ${title.en}`, ja: `【中止】${title.ja}` }[language],
    paragraphs: [
      {
        en: `We are sorry: “${title.en}” will not be held.`,
        ja: `申し訳ありません。「${title.ja}」は中止になりました。`,
      }[language],
      ...(reason ? [reason[language]] : []),
      {
        en: "You do not need to do anything. Your registration is cancelled, and you will not get any more reminders.",
        ja: "お手続きは必要ありません。申し込みは取り消され、リマインダーも届きません。",
      }[language],
    ],
    link: { label: see[language], url },
  }))

const whySpeaker: Words = {
  en: "You are receiving this email because you are named as a speaker. If you have questions, just reply to it.",
  ja: "このメールは、登壇者としてお名前を掲載している方にお送りしています。ご不明な点は、このメールにご返信ください。",
}

export const speakerCancelledLetter = (reason: Words | null, { title, url }: About): Letter =>
  inEach((language) => ({
    subject: { en: `Cancelled: ${title.en}`, ja: `【中止】${title.ja}` }[language],
    paragraphs: [
      {
        en: `We are sorry: “${title.en}”, at which you were going to speak, will not be held.`,
        ja: `申し訳ありません。ご登壇を予定していた「${title.ja}」は、中止になりました。`,
      }[language],
      ...(reason ? [reason[language]] : []),
      {
        en: "We have told everyone who registered. You do not need to do anything.",
        ja: "申し込んだ方には、お知らせを送りました。お手続きは必要ありません。",
      }[language],
      whySpeaker[language],
    ],
    link: { label: see[language], url },
  }))

export const speakerPlaceLetter = ({ title, url }: About): Letter =>
  inEach((language) => ({
    subject: { en: `New place: ${title.en}`, ja: `会場が変わりました：${title.ja}` }[language],
    paragraphs: [
      {
        en: `The place of “${title.en}”, at which you are speaking, or the way it is held has changed. Please look at its page before you go.`,
        ja: `ご登壇の予定の「${title.ja}」の会場または開催方法が変わりました。お出かけの前に、イベントのページを確認してください。`,
      }[language],
      whySpeaker[language],
    ],
    link: { label: see[language], url },
  }))

export const placeLetter = ({ title, url }: About): Letter =>
  inEach((language) => ({
    subject: { en: `New place: ${title.en}`, ja: `会場が変わりました：${title.ja}` }[language],
    paragraphs: [
      {
        en: `The place of “${title.en}”, or the way it is held, has changed since you registered. Please look at its page before you go. Your seat is still yours.`,
        ja: `「${title.ja}」の会場または開催方法が、申し込み時から変わりました。お出かけの前に、イベントのページを確認してください。お席はそのまま確保されています。`,
      }[language],
      why(title)[language],
    ],
    link: { label: see[language], url },
  }))
