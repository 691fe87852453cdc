import {
  type GapValues,
  letterText,
  lineText,
  mailtoAddress,
  openGaps,
} from "@shirube/vocabulary/career/keigo-emails/letter-text"
import { Copy, Mail } from "lucide-react"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import type { KeigoEmail, LetterLine } from "../queries.ts"

/** Copies the subject and the letter apart, as mail programs have a field for each. */
export function CopyActions({ email, values }: { email: KeigoEmail; values: GapValues }) {
  const t = useTranslations("keigoEmails")
  const { status } = useApp()
  const { gaps } = email
  const subject = lineText(email.subject, gaps, values)
  const body = letterText(email.body, gaps, values)
  const copy = async (part: "subject" | "letter", text: string, lines: readonly LetterLine[]) => {
    const used = new Set(lines.flatMap((line) => line.map(({ gap }) => gap)))
    const open = openGaps(gaps, values).filter(({ key }) => used.has(key))
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      status.show({ kind: "error", message: t("copyFailed") })
      return
    }
    const names = open.map(({ label }) => label).join(t("separator"))
    const message = open.length === 0 ? t(`copied.${part}`) : t(`copiedOpen.${part}`, { gaps: names })
    status.show({ kind: open.length === 0 ? "success" : "warn", message })
  }
  return (
    <div className="no-print flex flex-wrap gap-3 noscript:hidden">
      <Button
        icon={<Copy aria-hidden className="size-4.5" />}
        onClick={() => void copy("letter", body, email.body)}
      >
        {t("copyLetter")}
      </Button>
      <Button variant="secondary" onClick={() => void copy("subject", subject, [email.subject])}>
        {t("copySubject")}
      </Button>
      <ButtonLink
        variant="quiet"
        href={mailtoAddress(subject, body)}
        icon={<Mail aria-hidden className="size-4.5" />}
      >
        {t("openMail")}
      </ButtonLink>
    </div>
  )
}
