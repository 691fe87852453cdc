// The emails are part of the program (reference/keigo-emails): the same for everyone until the next deployment.
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { EmailSituation } from "@shirube/vocabulary/career/keigo-emails/choices"
import type { Language } from "@shirube/vocabulary/language"
import { pageOfItems, programContent } from "#api/kernel/features/program-content"
import { ApiError } from "#api/kernel/http/errors"
import type { PageRequest } from "#api/kernel/lists/keyset"
import { emailGaps, emails, keigoPhrases, REVISED_ON } from "../../../../reference/keigo-emails/letters.ts"
import type { KeigoEmail } from "../../../../reference/keigo-emails/shape.ts"

export const KEIGO_EMAILS = "keigo-emails"

export const emailParts = { gaps: emailGaps, phrases: keigoPhrases }

interface Wanted extends PageRequest {
  readonly situation?: EmailSituation | undefined
}

export const listEmails = ({ situation, ...page }: Wanted) =>
  pageOfItems(
    emails.filter((email) => situation === undefined || email.situation === situation),
    page,
  )

export function emailOf(id: string): KeigoEmail {
  const found = emails.find((email) => email.id === id)
  if (!found) throw new ApiError("keigo_email.not_found")
  return found
}

const labels: Readonly<Record<Language, string>> = { en: "Emails in keigo", ja: "{敬語|けいご}メール" }
const GAPS = /<[a-z-]+>/g

export const { pages: emailPages, source: emailSource } = programContent({
  noun: "keigo-email",
  tag: KEIGO_EMAILS,
  items: emails,
  revisedOn: REVISED_ON,
  textOf: ({ title, when, subject, body, musts }, language) => ({
    title: language === "en" ? withoutRuby(title.en) : title.ja,
    label: labels[language],
    headings: [],
    body: [
      when[language],
      ...musts.map((must) => must[language]),
      `${subject}\n${body}`.replace(GAPS, " "),
    ].join("\n"),
  }),
})
