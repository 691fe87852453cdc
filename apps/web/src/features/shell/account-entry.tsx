import { useTranslations } from "use-intl"
import { rememberHere } from "#web/lib/auth/redirect-target.ts"
import { useHref, usePath, useUser } from "#web/lib/use-app.ts"
import { buttonClass } from "#web/ui/button.tsx"
import { Seal } from "#web/ui/seal.tsx"
import { SummaryMenu } from "#web/ui/summary-menu.tsx"
import { useAccountPlaces } from "./navigation.ts"

export function AccountEntry() {
  const t = useTranslations("common")
  const href = useHref()
  const path = usePath()
  const user = useUser()
  const places = useAccountPlaces()
  if (!user) {
    return (
      <a href={href("/sign-in")} onClick={rememberHere} className={buttonClass("secondary")}>
        {t("signIn")}
      </a>
    )
  }
  return (
    // A new page is a new, closed menu.
    <SummaryMenu key={path} label={t("signedInAs", { name: user.name })} links={places}>
      <Seal text={user.seal} className="size-8!" />
      <span className="hidden max-w-32 truncate text-sm lg:inline">{user.name}</span>
    </SummaryMenu>
  )
}
