import { useState } from "react"
import { useTranslations } from "use-intl"
import type { SignInOutcome } from "#web/lib/auth/actions.ts"
import { keepUnfinished, type Unfinished } from "#web/lib/auth/unfinished.ts"
import { Button } from "#web/ui/control/button.tsx"
import { AddressPage } from "./address-page.tsx"
import { CodePage } from "./code-page.tsx"
import { CreateAccountPage } from "./create-account-page.tsx"
import { LinkAccountPage } from "./link-account-page.tsx"

interface UnfinishedPageProps {
  readonly unfinished: Unfinished
  readonly settle: (outcome: Promise<SignInOutcome>, as: "known" | "new") => Promise<void>
  readonly inTime: (work: Promise<void>) => Promise<void>
}

/** The steps for a reader whose identity service is not connected with an account here. */
export function UnfinishedPage({ unfinished: initial, settle, inTime }: UnfinishedPageProps) {
  const [unfinished, setUnfinished] = useState(initial)
  const [hasAccount, setHasAccount] = useState(false)
  const keep = (next: Unfinished) => {
    setUnfinished(next)
    keepUnfinished(next)
  }
  const { service, result, sent } = unfinished
  const link = (outcome: Promise<SignInOutcome>) => settle(outcome, "known")
  if (result.kind === "link") return <LinkAccountPage name={service} result={result} settle={link} />
  if (hasAccount)
    return (
      <LinkAccountPage name={service} result={result} settle={link} onBack={() => setHasAccount(false)} />
    )

  const create = (outcome: Promise<SignInOutcome>) => settle(outcome, "new")
  const secondChoice = <HasAccountLink service={service} onChoose={() => setHasAccount(true)} />
  const { token, email, isEmailVerified, name } = result
  const onNameTyped = (typed: string) => keep({ ...unfinished, result: { ...result, name: typed } })
  if (isEmailVerified && email !== null)
    return (
      <CreateAccountPage
        service={service}
        token={token}
        email={email}
        name={name ?? ""}
        onTyped={onNameTyped}
        settle={create}
      >
        {secondChoice}
      </CreateAccountPage>
    )

  // Sending a code extends the sign-in by ten minutes.
  const onSent = (to: string) => {
    const at = Date.now()
    const isAgain = sent?.email === to
    keep({ ...unfinished, result: { ...result, email: to }, at, sent: { email: to, at, isAgain } })
  }
  const { sent: _, ...unsent } = unfinished
  if (!sent)
    return (
      <AddressPage
        service={service}
        token={token}
        email={email ?? ""}
        onTyped={(typed) => keep({ ...unfinished, result: { ...result, email: typed } })}
        onSent={onSent}
        inTime={inTime}
      >
        {secondChoice}
      </AddressPage>
    )
  return (
    <CodePage
      key={sent.at}
      token={token}
      email={sent.email}
      sentAt={sent.at}
      isResent={sent.isAgain}
      name={name ?? ""}
      onTyped={onNameTyped}
      onSent={onSent}
      onAnotherAddress={() => keep(unsent)}
      settle={create}
      inTime={inTime}
    >
      {secondChoice}
    </CodePage>
  )
}

function HasAccountLink({ service, onChoose }: { service: string; onChoose: () => void }) {
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
