import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { rememberHere } from "#web/lib/auth/remember-here.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { Button, buttonClass } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { type Link, verificationQuery } from "./queries.ts"
import { VerificationFrame } from "./verification-frame.tsx"

interface LinkPageProps {
  readonly token: string | undefined
  readonly link: Link | undefined
}

/** Mail scanners open links too, so only the button uses up the link. */
export function LinkPage({ token, link }: LinkPageProps) {
  if (token === undefined || link === undefined) return <VoidLink why="none" />
  if (link.isOwn === false) return <ForeignLink />
  if (link.state !== "good") return <VoidLink why={link.state} />
  return link.isOwn === null ? <SignInFirst /> : <Confirm token={token} />
}

function Confirm({ token }: { token: string }) {
  const t = useTranslations("verification")
  const { queries, currentUser } = useApp()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await api("POST /v1/user/verification/confirm", { body: { token }, handles: [409] })
      ;(await queries.open()).setQueryData(verificationQuery.queryKey, answer)
      currentUser.forget()
      await navigate({ to: "/sign-up/student-verification/3" })
    } catch (error) {
      if (!isApiError(error)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <VerificationFrame step={2} title={t("confirmTitle")} lead={t("confirmLead")}>
      <div className="grid gap-6">
        {problem === undefined ? null : (
          <Notice kind="error" live>
            <p>{problem}</p>
            <ToCard />
          </Notice>
        )}
        <Button size="large" wide busy={isBusy} busyLabel={t("confirming")} onClick={() => void confirm()}>
          {t("confirm")}
        </Button>
      </div>
      <noscript>
        <p className="mt-6">{t("scriptless")}</p>
      </noscript>
    </VerificationFrame>
  )
}

function ToCard() {
  const t = useTranslations("verification")
  const href = useHref()
  return (
    <p className="mt-2">
      <a href={href("/sign-up/student-verification/1?way=card")} className="underline underline-offset-4">
        {t("cardInstead")}
      </a>
    </p>
  )
}

function SignInFirst() {
  const t = useTranslations("verification")
  const href = useHref()
  return (
    <VerificationFrame step={2} title={t("confirmTitle")} lead={t("signInFirst")}>
      <a href={href("/sign-in")} onClick={rememberHere} className={buttonClass("primary", "large")}>
        {t("signIn")}
      </a>
    </VerificationFrame>
  )
}

function ForeignLink() {
  const t = useTranslations("verification")
  const href = useHref()
  return (
    <VerificationFrame step={2} title={t("foreignTitle")} lead={t("foreignLead")}>
      <a href={href("/sign-out")} className={buttonClass("secondary")}>
        {t("signOut")}
      </a>
    </VerificationFrame>
  )
}

function VoidLink({ why }: { why: "none" | "used" | "expired" | "unknown" }) {
  const t = useTranslations("verification")
  const href = useHref()
  return (
    <VerificationFrame step={2} title={t(`void.${why}.title`)} lead={t(`void.${why}.text`)}>
      <a
        href={href(why === "used" ? "/sign-up/student-verification/3" : "/sign-up/student-verification/1")}
        className={buttonClass("primary")}
      >
        {t(why === "used" ? "seeStanding" : "toStart")}
      </a>
    </VerificationFrame>
  )
}
