import { useState } from "react"
import { useTranslations } from "use-intl"
import type { User } from "#web/lib/auth/guards.ts"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { connectedProviders } from "../identities/queries.ts"
import { WaysSection } from "../identities/ways-section.tsx"
import { PasskeysSection } from "../passkeys/passkeys-section.tsx"
import { RecoveryCodes } from "../second-factor/recovery-codes.tsx"
import { SecondFactorSection } from "../second-factor/second-factor-section.tsx"
import { SessionsSection } from "../sessions/sessions-section.tsx"
import type { Security } from "./queries.ts"

export function SecurityPage({ user, security }: { user: User; security: Security }) {
  const t = useTranslations("security")
  const { secondFactor, passkeys, sessions, providers, identities } = security
  const proofBy = connectedProviders(security)
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
      <p className="mt-4 max-w-measure text-ink-soft">{t("lead")}</p>
      <div className="mt-10 grid gap-10">
        {user.requiresSecondFactor ? (
          <Notice kind="warn" title={t("requiredTitle")}>
            {t("requiredText")}
          </Notice>
        ) : null}
        {codes ? <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} /> : null}
        <div>
          <WaysSection user={user} providers={providers} identities={identities} />
          <PasskeysSection
            passkeys={passkeys}
            secondFactor={secondFactor}
            proofBy={proofBy}
            onCodes={setCodes}
          />
          <SecondFactorSection secondFactor={secondFactor} proofBy={proofBy} onCodes={setCodes} />
          {sessions ? <SessionsSection sessions={sessions} /> : null}
        </div>
      </div>
    </div>
  )
}
