// The emails are part of the program (reference/keigo-emails): the same for everyone until the next deployment.
import { hash } from "node:crypto"
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { EmailSituation } from "@shirube/vocabulary/career/keigo-emails/choices"
import { publicPath } from "@shirube/vocabulary/common/public-pages/nouns"
import { type Language, languages } from "@shirube/vocabulary/language"
import type { PublicPages } from "#api/kernel/features/public-pages"
import { ApiError } from "#api/kernel/http/errors"
import { keyset, type PageRequest, text } from "#api/kernel/lists/keyset"
import type { SearchDocument } from "#api/kernel/search/documents"
import type { SearchSource } from "#api/kernel/search/sources"
import { emailGaps, emails, keigoPhrases, REVISED_ON } from "../../../../reference/keigo-emails/letters.ts"
import type { KeigoEmail } from "../../../../reference/keigo-emails/shape.ts"

/** Only a deployment changes the emails, so no event drops what is stored under this tag. */
export const KEIGO_EMAILS = "keigo-emails"

export const emailParts = { gaps: emailGaps, phrases: keigoPhrases }

interface Wanted extends PageRequest {
  readonly situation?: EmailSituation | undefined
}

const byId = keyset({ id: text() })

export function listEmails({ situation, cursor, limit }: Wanted) {
  const found = emails.filter((email) => situation === undefined || email.situation === situation)
  const last = byId.decode(cursor)
  const place = last ? found.findIndex(({ id }) => id === last.id) : -1
  if (last && place < 0) throw new ApiError("cursor.invalid")
  return byId.page(found.slice(place + 1), limit, ({ id }) => ({ id }))
}

export function emailOf(id: string): KeigoEmail {
  const found = emails.find((email) => email.id === id)
  if (!found) throw new ApiError("keigo_email.not_found")
  return found
}

const sorted = emails.toSorted((one, other) => (one.id < other.id ? -1 : 1))
const after = (id: string, limit: number) => sorted.filter((email) => email.id > id).slice(0, limit)

export const emailPages: PublicPages = {
  tags: [KEIGO_EMAILS],
  list: async (_tx, place) =>
    after(place.after ?? "", place.limit).map(({ id }) => ({
      key: id,
      path: publicPath("keigo-email", id),
      languages,
      changedOn: REVISED_ON,
    })),
  newest: null,
}

const labels: Readonly<Record<Language, string>> = { en: "Emails in keigo", ja: "{敬語|けいご}メール" }

export const emailSource: SearchSource = {
  noun: "keigo-email",
  tag: KEIGO_EMAILS,
  edition: hash("sha256", JSON.stringify(emails), "base64url").slice(0, 16),
  path: (id) => publicPath("keigo-email", id),
  documentsAfter: async (_tx, id, limit) => after(id, limit).map(documentOf),
}

const GAPS = /<[a-z-]+>/g

const documentOf = ({ id, title, when, subject, body, musts }: KeigoEmail): SearchDocument => ({
  noun: "keigo-email",
  id,
  audience: "everyone",
  freshAt: new Date(`${REVISED_ON}T00:00:00Z`),
  level: null,
  categoryKey: null,
  facets: {},
  terms: [],
  texts: Object.fromEntries(
    languages.map((language) => [
      language,
      {
        title: language === "en" ? withoutRuby(title.en) : title.ja,
        label: labels[language],
        headings: [],
        body: [
          when[language],
          ...musts.map((must) => must[language]),
          `${subject}\n${body}`.replace(GAPS, " "),
        ].join("\n"),
      },
    ]),
  ),
})
