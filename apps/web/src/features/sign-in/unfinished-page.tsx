import { useState } from "react"
import { useTranslations } from "use-intl"
import type { SignInOutcome } from "#web/lib/auth/actions.ts"
import { keepUnfinished, type Unfinished } from "#web/lib/auth/unfinished.ts"
import { Button } from "#web/ui/button.tsx"
import { CreateAccountPage, UnconfirmedPage } from "./create-account-page.tsx"
import { LinkAccountPage } from "./link-account-page.tsx"

interface UnfinishedPageProps {
  readonly unfinished: Unfinished
  readonly settle: (outcome: Promise<SignInOutcome>, as: "known" | "new") => Promise<void>
}

/** What someone does who is known to another service, but is not connected with an account here. */
export function UnfinishedPage({ unfinished, settle }: UnfinishedPageProps) {
  const { service, result } = unfinished
  const [hasAccount, setHasAccount] = useState(false)
  const [name, setName] = useState(result.kind === "registration" ? result.name : null)
  const link = (outcome: Promise<SignInOutcome>) => settle(outcome, "known")
  if (result.kind === "link") return <LinkAccountPage name={service} result={result} settle={link} />
  if (hasAccount)
    return (
      <LinkAccountPage name={service} result={result} settle={link} onBack={() => setHasAccount(false)} />
    )

  const secondChoice = <SecondChoice service={service} onChoose={() => setHasAccount(true)} />
  if (!result.isEmailVerified || result.email === null)
    return (
      <UnconfirmedPage service={service} email={result.email}>
        {secondChoice}
      </UnconfirmedPage>
    )
  return (
    <CreateAccountPage
      service={service}
      token={result.token}
      email={result.email}
      name={name ?? ""}
      onTyped={(typed) => {
        setName(typed)
        keepUnfinished({ ...unfinished, result: { ...result, name: typed } })
      }}
      settle={(outcome) => settle(outcome, "new")}
    >
      {secondChoice}
    </CreateAccountPage>
  )
}

function SecondChoice({ service, onChoose }: { service: string; onChoose: () => void }) {
  const t = useTranslations("auth")
  return (
    <div className="mt-8 grid gap-3 border-t pt-6">
      <Button variant="secondary" size="large" wide onClick={onChoose}>
        {t("haveAccount")}
      </Button>
      <p className="text-ink-soft text-sm">{t("haveAccountHelp", { name: service })}</p>
    </div>
  )
}
