// Mails to people: written in both languages, sent in the reader's, or in both if theirs is unknown.
import { type Language, languages } from "@shirube/vocabulary/language"
import { PRODUCT_NAME, type Role } from "@shirube/vocabulary/product"
import type { Tx } from "#api/kernel/db/client"
import type { Config } from "../config/config.ts"
import type { Jobs } from "../jobs/jobs.ts"
import type { Letter, LetterItem, LetterLink, LetterText } from "./letter-text.ts"
import { type Attachment, type Mail, queueMail } from "./mail.ts"

export type { Letter, LetterText }

interface Recipient {
  readonly email: string
  readonly language: Language | null
  /** The letter greets by it. Only with an address that its owner has confirmed: people choose their names freely. */
  readonly name?: string
  readonly role?: Role
}

interface Post {
  readonly jobs: Jobs
  readonly config: Pick<Config, "helpEmail">
}

/**
 * Where a reader unsubscribes from this kind of mail: on a page, and with one click in their mail program (RFC
 * 8058).
 */
export interface StopLinks {
  readonly page: string
  readonly oneClick: string
}

interface Sending {
  readonly stop?: StopLinks
  /** The earliest time of sending. */
  readonly wait?: { readonly afterSeconds: number } | undefined
  readonly attachments?: readonly Attachment[] | undefined
}

export const queueLetter = (
  tx: Tx,
  { jobs, config: { helpEmail } }: Post,
  { email, language, name, role }: Recipient,
  letter: Letter,
  { stop, wait, attachments }: Sending = {},
) =>
  queueMail(
    tx,
    jobs,
    {
      to: email,
      ...compose(greeted(letter, name, role), language === null ? languages : [language], helpEmail, stop),
      ...(stop ? { headers: stopHeaders(stop) } : {}),
      ...(attachments ? { attachments } : {}),
    },
    wait,
  )

const stopHeaders = ({ oneClick }: StopLinks) => ({
  "List-Unsubscribe": `<${oneClick}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
})

const greeted = ({ en, ja }: Letter, name: string | undefined, role: Role | undefined): Letter =>
  name === undefined
    ? { en, ja }
    : {
        en: { ...en, paragraphs: [`Hello ${name},`, ...en.paragraphs] },
        ja: { ...ja, paragraphs: [`${name}${role === "company" ? " 御中" : "さん"}`, ...ja.paragraphs] },
      }

const stopText: Record<Language, string> = {
  en: "Stop emails like this one",
  ja: "このようなメールの配信を停止する",
}

/** Every mail ends with the support address. */
const helpText = (helpEmail: string): Record<Language, string> => ({
  en: `Do you need help? Write to ${helpEmail}.`,
  ja: `お困りのときは、${helpEmail} までメールでご連絡ください。`,
})

function compose(
  letter: Letter,
  chosen: readonly Language[],
  helpEmail: string,
  stop: StopLinks | undefined,
): Omit<Mail, "to"> {
  const help = helpText(helpEmail)
  const texts = chosen.map((language) => ({
    language,
    help: help[language],
    stop: stop && { label: stopText[language], url: stop.page },
    ...letter[language],
  }))
  return {
    subject: texts.map(({ subject }) => subject).join(" / "),
    text: `${texts.map(plain).join("\n\n――――――――\n\n")}\n\n-- \n${PRODUCT_NAME}\n`,
    html: `<!doctype html><html><body>${texts.map(marked).join("<hr>")}<p>${PRODUCT_NAME}</p></body></html>`,
  }
}

interface LocalisedText extends LetterText {
  readonly language: Language
  readonly help: string
  readonly stop: LetterLink | undefined
}

const plain = ({ paragraphs, link, help, stop }: LocalisedText) =>
  [...paragraphs.map(plainParagraph), ...plainLink(link), help, ...plainLink(stop)].join("\n\n")
const plainParagraph = (content: string | LetterItem) =>
  typeof content === "string" ? content : [content.title, content.text, content.url].join("\n")
const plainLink = (link: LetterLink | undefined) => (link ? [`${link.label}\n${link.url}`] : [])

const marked = ({ language, paragraphs, link, help, stop }: LocalisedText) =>
  `<div lang="${language}">${paragraphs.map(markedParagraph).join("")}${markedLink(link)}${paragraph(help)}${markedLink(stop)}</div>`
const markedLink = (link: LetterLink | undefined) => (link ? `<p>${anchor(link)}</p>` : "")
const anchor = ({ label, url }: LetterLink) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`

const markedParagraph = (content: string | LetterItem) =>
  typeof content === "string"
    ? paragraph(content)
    : `<p>${anchor({ label: content.title, url: content.url })}<br>${lines(content.text)}</p>`
const paragraph = (text: string) => `<p>${lines(text)}</p>`
const lines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>")

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
