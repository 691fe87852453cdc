import { useLocale, useTranslations } from "use-intl"
import type { User } from "#web/lib/auth/guards.ts"
import { leaveFor, type Provider } from "#web/lib/auth/sso.ts"
import { useHref } from "#web/lib/use-app.ts"
import { Button, buttonClass } from "#web/ui/button.tsx"
import { Tag } from "#web/ui/tag.tsx"
import { Row, Section } from "./section.tsx"

export function WaysSection({ user, providers }: { user: User; providers: readonly Provider[] }) {
  const t = useTranslations("security")
  const href = useHref()
  return (
    <Section title={t("waysTitle")} text={t("waysText", { email: user.email })}>
      <ul>
        <Row
          title={t("password")}
          text={user.hasPassword ? t("passwordSet") : t("passwordNone")}
          actions={
            user.requiresSecondFactor ? null : (
              <a href={href("/account/security/password")} className={buttonClass("secondary")}>
                {user.hasPassword ? t("passwordChange") : t("passwordChoose")}
              </a>
            )
          }
        />
        {providers
          .filter(({ kind }) => kind === "sso")
          .map((provider) => (
            <SharedRow key={provider.key} provider={provider} isInUse={user.strategy === "sso"} />
          ))}
      </ul>
    </Section>
  )
}

/** Connecting is a sign-in there: the service is asked, then the owner proves this account. */
function SharedRow({ provider, isInUse }: { provider: Provider; isInUse: boolean }) {
  const t = useTranslations("security")
  const language = useLocale()
  const { name, isAvailable } = provider
  return (
    <Row
      title={name}
      text={isInUse ? t("sharedInUse") : isAvailable ? t("sharedText") : t("sharedDown", { name })}
      actions={
        isInUse ? (
          <Tag>{t("connected")}</Tag>
        ) : isAvailable ? (
          <Button variant="secondary" onClick={() => void leaveFor(provider, { language })}>
            {t("connect")}
          </Button>
        ) : null
      }
    />
  )
}
