import { useTranslations } from "use-intl"
import { useApp, useIsMember, usePath, useUser } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { SummaryMenu } from "#web/ui/overlay/menu.tsx"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import { usePlaces } from "./use-places.ts"

/** Loaded with the client cache, after the page. */
const loadUnread = (queries: Queries) =>
  Promise.all([import("./bell.tsx"), queries.open()]).then(([parts]) => parts)

/** For members who may read their notifications. */
function useUnreadParts() {
  const user = useUser()
  const isMember = useIsMember()
  return useLoaded(isMember && !user?.isSuspended && loadUnread, useApp().queries)
}

/** The bell of the header, at every width. */
export function BellPlace() {
  const parts = useUnreadParts()
  return useIsMember() ? <span className="size-11">{parts ? <parts.Bell /> : null}</span> : null
}

/** On the account's icon in the bottom bar. */
export function UnreadMark() {
  const parts = useUnreadParts()
  return parts ? <parts.UnreadDot /> : null
}

export function AccountEntry() {
  const t = useTranslations("common")
  const path = usePath()
  const user = useUser()
  const isMember = useIsMember()
  const places = usePlaces("account")
  if (!isMember) {
    // A visitor's first place is sign-in.
    const [signIn] = places
    return (
      <a href={signIn?.href} onClick={signIn?.onClick} className={buttonClass("secondary")}>
        {signIn?.label}
      </a>
    )
  }
  // The key closes the menu on navigation.
  return (
    <SummaryMenu key={path} label={user ? t("signedInAs", { name: user.name }) : t("account")} links={places}>
      {user ? (
        <Portrait photo={user.photo} seal={user.seal} className="size-8!" />
      ) : (
        <span className="size-8 border border-rule-strong bg-washi" />
      )}
      <span className="hidden w-32 truncate text-start text-sm xl:inline">{user?.name}</span>
    </SummaryMenu>
  )
}
