// Letters to people: written in both languages, sent in the reader's, or in both where nobody knows which they read.
import { type Language, languages } from "@shirube/contract/language"
import { PRODUCT_NAME } from "@shirube/contract/product"
import type { Tx } from "#api/db/client"
import type { Config } from "./config.ts"
import type { Jobs } from "./jobs.ts"
import { type Mail, queueMail } from "./mail.ts"

export interface LetterText {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly link?: { readonly label: string; readonly url: string }
}
export type Letter = Readonly<Record<Language, LetterText>>

interface Recipient {
  readonly email: string
  readonly language: Language | null
}

interface Post {
  readonly jobs: Jobs
  readonly config: Pick<Config, "helpEmail">
}

export const queueLetter = (
  tx: Tx,
  { jobs, config: { helpEmail } }: Post,
  { email, language }: Recipient,
  letter: Letter,
) =>
  queueMail(tx, jobs, {
    to: email,
    ...compose(letter, language === null ? languages : [language], helpEmail),
  })

/** Every letter ends with where a person answers. */
const helpText = (helpEmail: string): Record<Language, string> => ({
  en: `Do you need help? Write to ${helpEmail}.`,
  ja: `お困りのときは、${helpEmail} までメールでご連絡ください。`,
})

function compose(letter: Letter, chosen: readonly Language[], helpEmail: string): Omit<Mail, "to"> {
  const help = helpText(helpEmail)
  const texts = chosen.map((language) => ({ language, help: help[language], ...letter[language] }))
  return {
    subject: texts.map(({ subject }) => subject).join(" / "),
    text: `${texts.map(plain).join("\n\n――――――――\n\n")}\n\n-- \n${PRODUCT_NAME}\n`,
    html: `<!doctype html><html><body>${texts.map(marked).join("<hr>")}<p>${PRODUCT_NAME}</p></body></html>`,
  }
}

interface Written extends LetterText {
  readonly language: Language
  readonly help: string
}

const plain = ({ paragraphs, link, help }: Written) =>
  [...paragraphs, ...(link ? [`${link.label}\n${link.url}`] : []), help].join("\n\n")

const marked = ({ language, paragraphs, link, help }: Written) => {
  const address = link && `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`
  return `<div lang="${language}">${paragraphs.map(paragraph).join("")}${address ?? ""}${paragraph(help)}</div>`
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
