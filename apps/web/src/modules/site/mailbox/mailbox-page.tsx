import { useRouter } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Ago } from "#web/ui/text/ago.tsx"
import type { KeptMail } from "./queries.ts"

export function MailboxPage({ mails }: { mails: readonly KeptMail[] }) {
  const t = useTranslations("mailbox")
  const router = useRouter()
  return (
    <div className="page py-10 md:py-16">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="voice-serif text-title">{t("title")}</h1>
          <p className="mt-4 max-w-measure text-ink-soft">{t("lead")}</p>
        </div>
        <Button variant="secondary" onClick={() => void router.invalidate()}>
          {t("refresh")}
        </Button>
      </div>
      <div className="mt-10">
        {mails.length > 0 ? (
          <ul>
            {mails.map((mail) => (
              <li key={mail.id} className="section-rule pb-10">
                <Mail mail={mail} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
        )}
      </div>
    </div>
  )
}

function Mail({ mail }: { mail: KeptMail }) {
  const t = useTranslations("mailbox")
  return (
    <article>
      <h2 className="voice-serif text-heading">{mail.subject}</h2>
      <p className="mt-1 text-ink-soft text-sm">
        {t("to", { address: mail.to })} <Ago at={mail.at} precision="moment" />
      </p>
      <p className="mt-4 max-w-measure whitespace-pre-wrap break-words">
        {linkedText(mail.text).map(({ at, text, href }) =>
          href ? (
            <TextLink key={at} href={href}>
              {text}
            </TextLink>
          ) : (
            text
          ),
        )}
      </p>
    </article>
  )
}

type Piece = { readonly at: number; readonly text: string; readonly href?: string }

/** Splits plain text at URLs; punctuation after a URL belongs to the sentence. */
export function linkedText(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(/https?:\/\/[^\s<>"「」（）。、]*[^\s<>"「」（）。、.,;:!?)]/g)) {
    if (match.index > end) pieces.push({ at: end, text: text.slice(end, match.index) })
    pieces.push({ at: match.index, text: match[0], href: match[0] })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end) })
  return pieces
}
