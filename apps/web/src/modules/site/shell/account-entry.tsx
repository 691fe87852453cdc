import { useTranslations } from "use-intl"
import { useApp, useIsMember, usePath, useUser } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import { SummaryMenu } from "#web/ui/site/summary-menu.tsx"
import { usePlaces } from "./use-places.ts"

/** Loaded with the client cache, after the page. */
const loadBell = (queries: Queries) =>
  Promise.all([import("./bell.tsx"), queries.open()]).then(([{ Bell }]) => Bell)

export function AccountEntry() {
  const t = useTranslations("common")
  const path = usePath()
  const user = useUser()
  const isMember = useIsMember()
  const places = usePlaces("account")
  const Bell = useLoaded(isMember && !user?.isSuspended && loadBell, useApp().queries)
  if (!isMember) {
    // A visitor's first place is sign-in.
    const [signIn] = places
    return (
      <a href={signIn?.href} onClick={signIn?.onClick} className={buttonClass("secondary")}>
        {signIn?.label}
      </a>
    )
  }
  return (
    <span className="flex">
      <span className="size-11">{Bell ? <Bell /> : null}</span>
      {/* The key closes the menu on navigation. */}
      <SummaryMenu
        key={path}
        label={user ? t("signedInAs", { name: user.name }) : t("account")}
        links={places}
      >
        {user ? (
          <Portrait photo={user.photo} seal={user.seal} className="size-8!" />
        ) : (
          <span className="size-8 border border-rule-strong bg-washi" />
        )}
        <span className="hidden w-32 truncate text-start text-sm xl:inline">{user?.name}</span>
      </SummaryMenu>
    </span>
  )
}
