// Letters to people: written in both languages, sent in the reader's, or in both where nobody knows which they read.
import { type Language, languages } from "@shirube/contract/language"
import { PRODUCT_NAME } from "@shirube/contract/product"
import type { Tx } from "#api/db/client"
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

export const queueLetter = (tx: Tx, jobs: Jobs, { email, language }: Recipient, letter: Letter) =>
  queueMail(tx, jobs, { to: email, ...compose(letter, language === null ? languages : [language]) })

function compose(letter: Letter, chosen: readonly Language[]): Omit<Mail, "to"> {
  const texts = chosen.map((language) => ({ language, ...letter[language] }))
  return {
    subject: texts.map(({ subject }) => subject).join(" / "),
    text: `${texts.map(plain).join("\n\n――――――――\n\n")}\n\n-- \n${PRODUCT_NAME}\n`,
    html: `<!doctype html><html><body>${texts.map(marked).join("<hr>")}<p>${PRODUCT_NAME}</p></body></html>`,
  }
}

const plain = ({ paragraphs, link }: LetterText) =>
  [...paragraphs, ...(link ? [`${link.label}\n${link.url}`] : [])].join("\n\n")

const marked = ({ language, paragraphs, link }: LetterText & { language: Language }) => {
  const address = link && `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`
  return `<div lang="${language}">${paragraphs.map((p) => `<p>${escapeHtml(p)}</p>`).join("")}${address ?? ""}</div>`
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
