import { useTranslations } from "use-intl"
import { useHref, useUser } from "#web/lib/use-app.ts"
import { buttonClass } from "#web/ui/button.tsx"
import { Seal } from "#web/ui/seal.tsx"

export function AccountEntry() {
  const t = useTranslations("common")
  const href = useHref()
  const user = useUser()
  if (!user) {
    return (
      <a href={href("/sign-in")} className={buttonClass("secondary")}>
        {t("signIn")}
      </a>
    )
  }
  return (
    <div className="flex items-center gap-3">
      <span
        className="hidden items-center gap-2 text-sm md:flex"
        title={t("signedInAs", { name: user.name })}
      >
        <Seal text={user.seal} className="size-8" />
        <span className="max-w-32 truncate">{user.name}</span>
      </span>
      <a
        href={href("/sign-out")}
        className="hidden min-h-11 items-center text-sm underline underline-offset-4 lg:inline-flex"
      >
        {t("signOut")}
      </a>
    </div>
  )
}
