import type { Language } from "@shirube/vocabulary/language"
import { type ReactNode, useEffect, useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { safeRedirect } from "#web/lib/auth/safe-redirect.ts"
import { answeredAt } from "#web/lib/offline/answers.ts"
import { listStoredPages, type StoredPage } from "#web/lib/offline/stored-pages.ts"
import { ticketsAddress } from "#web/lib/offline/take-along.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { WaitingCalls } from "./waiting-calls.tsx"

/** What is on this device. The service worker sends readers here from a page that is not. */
export function OfflinePage({ children }: { children?: ReactNode }) {
  const t = useTranslations("offline")
  const href = useHref()
  const moment = useMoment()
  const here = useDevice(useLocale())
  return (
    <div className="page grid max-w-3xl grid-cols-1 gap-8 pt-8 pb-16 md:pt-14">
      <header className="grid gap-3">
        <h1 className="voice-serif text-title">
          <LabelText text={t("title")} />
        </h1>
        <p className="max-w-measure text-ink-soft">{t("lead")}</p>
      </header>
      {here?.from ? (
        <Notice kind="warn" title={t("missing")}>
          <p>{t("missingText")}</p>
          <p className="mt-4">
            <ButtonLink rel="external" href={here.from}>
              {t("tryAgain")}
            </ButtonLink>
          </p>
        </Notice>
      ) : null}
      <WaitingCalls />
      {children}
      {here && here.ownAt > 0 ? (
        <p className="text-ink-soft text-sm">
          {t("ownFrom", { moment: moment(new Date(here.ownAt).toISOString()) })}
        </p>
      ) : null}
      <section aria-labelledby="pages-read" className="grid gap-3">
        <h2 id="pages-read" className="voice-serif text-heading">
          {t("pages")}
        </h2>
        {here?.pages.length === 0 ? <p className="text-ink-soft">{t("noPages")}</p> : null}
        <ul className="divide-y border-y empty:hidden">
          {here?.pages.map((page) => (
            <PageRow key={page.href} page={page} />
          ))}
        </ul>
        <p>
          <ButtonLink rel="external" variant="secondary" href={href("/")}>
            {t("home")}
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}

function PageRow({ page: { href, title, storedAt } }: { page: StoredPage }) {
  const t = useTranslations("offline")
  const moment = useMoment()
  return (
    <li className="relative grid gap-1 py-3">
      <a
        rel="external"
        href={href}
        className="card-link font-semibold hover:underline hover:underline-offset-4"
      >
        {title}
      </a>
      <p className="text-ink-soft text-sm">{t("from", { moment: moment(storedAt) })}</p>
    </li>
  )
}

interface Device {
  readonly from: string | undefined
  readonly pages: readonly StoredPage[]
  /** When the member's own data was stored, in milliseconds; 0 if there is none. */
  readonly ownAt: number
}

/** Only the browser knows it: the page itself is the same for everyone. */
function useDevice(language: Language): Device | undefined {
  const [found, setFound] = useState<Device>()
  useEffect(() => {
    const from = safeRedirect(new URLSearchParams(location.search).get("from"))
    // Without storage there is nothing.
    void Promise.all([
      listStoredPages().catch(() => []),
      answeredAt(ticketsAddress(language)).catch(() => 0),
    ]).then(([pages, ownAt]) => setFound({ from, pages, ownAt }))
  }, [language])
  return found
}
