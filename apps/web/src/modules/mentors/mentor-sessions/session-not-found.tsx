import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { NotThere } from "#web/ui/list/not-there.tsx"
import { SESSIONS_PATH } from "./address.ts"

/** Neither reveals whether it exists for others. */
export function SessionNotFound({ of }: { of: "session" | "mentor" }) {
  const t = useTranslations("mentorSessions.notFound")
  const href = useHref()
  return (
    <NotThere
      title={t(`${of}.title`)}
      text={t(`${of}.text`)}
      back={{ href: href(SESSIONS_PATH), label: t("back") }}
    />
  )
}
