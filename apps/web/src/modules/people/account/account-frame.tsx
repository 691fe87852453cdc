import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { accountNavigation } from "#web/account-navigation.gen.ts"
import { closestOf, entriesIn } from "#web/lib/page/navigation.ts"
import { useHref, usePath, useUser } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { SectionNav } from "#web/ui/site/section-nav.tsx"
import { isFor } from "./audiences.ts"

/** Wraps every page of the account: a side bar on wide screens, a row of tabs on a phone. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useTranslations("account")
  const label = useTranslations("accountNavigation")
  const href = useHref()
  const path = usePath()
  const user = useUser()
  const entries = entriesIn(accountNavigation, user?.isSuspended ? "suspended" : "account").filter(
    (entry) => entry.audience === undefined || (user !== null && isFor(entry, user)),
  )
  const current = closestOf(path, entries)
  return (
    <div className="section-frame">
      <SectionNav
        label={t("navigationLabel")}
        items={entries.map((entry) => ({
          href: href(entry.to),
          label: label(entry.text),
          current: entry === current,
        }))}
      />
      <div className="min-w-0">
        <LeavingNotice path={path} />
        {children}
      </div>
    </div>
  )
}

/** On every account page except the one with the full text. */
function LeavingNotice({ path }: { path: string }) {
  const t = useTranslations("account")
  const href = useHref()
  const day = useDay()
  const leavingAt = useUser()?.leavingAt
  if (!leavingAt || path === "/account/data") return null
  return (
    <div className="page pt-6">
      <Notice kind="warn" title={t("leavingTitle", { day: day(leavingAt) })}>
        <TextLink kind="stand-alone" href={href("/account/data")}>
          {t("leavingLink")}
        </TextLink>
      </Notice>
    </div>
  )
}
