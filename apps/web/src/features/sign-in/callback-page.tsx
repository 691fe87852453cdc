import { useRouter } from "@tanstack/react-router"
import { useEffect, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { type SsoResult, signInByCode } from "#web/lib/auth/actions.ts"
import { forgetTarget } from "#web/lib/auth/redirect-target.ts"
import { keepRegistration } from "#web/lib/auth/registration.ts"
import { readAnswer, takeDeparture } from "#web/lib/auth/sso.ts"
import { isApiError } from "#web/lib/is-api-error.ts"
import { withPrefix } from "#web/lib/language.ts"
import { useApp, useHref, usePath } from "#web/lib/use-app.ts"
import { buttonClass } from "#web/ui/button.tsx"
import { DoorPage } from "#web/ui/door-page.tsx"
import { Notice } from "#web/ui/notice.tsx"
import { TextLink } from "#web/ui/text-link.tsx"
import { LinkAccountPage } from "./link-account-page.tsx"
import { SecondFactorStep } from "./second-factor-step.tsx"
import { useArrival, useSignIn } from "./use-sign-in.ts"

type Step =
  | { readonly kind: "checking" }
  | { readonly kind: "unasked" }
  | { readonly kind: "cancelled"; readonly name: string }
  | { readonly kind: "failed"; readonly name: string; readonly message: string | undefined }
  | { readonly kind: "prove"; readonly name: string; readonly result: Proof }

type Proof = Extract<SsoResult, { kind: "link" | "registration" }>

/** Where another service sends the reader back to. `isAnswer`: the address carries its answer. */
export function CallbackPage({ isAnswer }: { isAnswer: boolean }) {
  const t = useTranslations("auth")
  const router = useRouter()
  const { pending, follow } = useSignIn(useArrival())
  const step = useAnswer(isAnswer, follow)

  if (pending) {
    const startOver = () => void router.navigate({ href: "/sign-in", replace: true })
    return <SecondFactorStep pending={pending} onOutcome={follow} onStartOver={startOver} />
  }
  switch (step.kind) {
    case "checking":
      return <Checking />
    case "unasked":
      return <Ended title={t("unaskedTitle")} text={t("unaskedText")} />
    case "cancelled":
      return <Ended title={t("cancelledTitle")} text={t("cancelledText", { name: step.name })} />
    case "failed":
      return (
        <Ended
          title={t("callbackFailedTitle", { name: step.name })}
          text={step.message ?? t("callbackFailedText")}
        />
      )
    case "prove":
      return <LinkAccountPage name={step.name} result={step.result} onOutcome={follow} />
  }
}

/** Takes the answer out of the address first, then acts on it, once. */
function useAnswer(isAnswer: boolean, follow: ReturnType<typeof useSignIn>["follow"]): Step {
  const router = useRouter()
  const app = useApp()
  const path = usePath()
  const [step, setStep] = useState<Step>({ kind: isAnswer ? "checking" : "unasked" })
  const isTaken = useRef(false)

  useEffect(() => {
    if (!isAnswer || isTaken.current) return
    isTaken.current = true
    const answer = readAnswer(new URLSearchParams(location.search), takeDeparture(), Date.now())
    const act = async () => {
      const prefix = "departure" in answer ? answer.departure.prefix : app.locale.prefix
      await router.navigate({ href: withPrefix(path, prefix ?? undefined), replace: true })
      if (answer.kind !== "code") {
        forgetTarget()
        setStep(answer.kind === "unasked" ? answer : ended(answer))
        return
      }
      const { name } = answer.departure
      const result = await signInByCode(app, answer.body)
      if (result.kind === "registration") keepRegistration(result, Date.now())
      if (result.kind === "in" || result.kind === "second-factor") await follow(result)
      else setStep({ kind: "prove", name, result })
    }
    const ended = ({
      kind,
      departure: { name },
    }: Extract<typeof answer, { kind: "cancelled" | "refused" }>): Step =>
      kind === "cancelled" ? { kind, name } : { kind: "failed", name, message: undefined }

    void act().catch((error: unknown) => {
      if (!isApiError(error)) throw error
      forgetTarget()
      const name = "departure" in answer ? answer.departure.name : ""
      setStep({ kind: "failed", name, message: error.message || undefined })
    })
  }, [isAnswer, app, router, path, follow])

  return step
}

function Checking() {
  const t = useTranslations("auth")
  const href = useHref()
  return (
    <DoorPage title={t("checkingTitle")} lead={<p role="status">{t("checkingText")}</p>}>
      <noscript>
        <p>{t("callbackScriptless")}</p>
        <TextLink kind="stand-alone" href={href("/sign-in-mail")}>
          {t("mailTitle")}
        </TextLink>
      </noscript>
    </DoorPage>
  )
}

function Ended({ title, text }: { title: string; text: string }) {
  const t = useTranslations("auth")
  const href = useHref()
  return (
    <DoorPage title={title}>
      <Notice kind="info" live>
        {text}
      </Notice>
      <div className="mt-8 flex flex-wrap gap-4">
        <a href={href("/sign-in")} className={buttonClass("primary")}>
          {t("backToSignIn")}
        </a>
        <a href={href("/")} className={buttonClass("secondary")}>
          {t("goHome")}
        </a>
      </div>
    </DoorPage>
  )
}
