import { useRouter } from "@tanstack/react-router"
import { useEffect, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import type { ApiOptions } from "#web/lib/api/api-client.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { useFailure } from "#web/lib/api/use-failure.ts"
import { type SignInOutcome, signInByCode } from "#web/lib/auth/actions.ts"
import { SECURITY_PATH } from "#web/lib/auth/guards.ts"
import { forgetTarget, takeTarget } from "#web/lib/auth/redirect-target.ts"
import { type Departure, readAnswer, takeDeparture } from "#web/lib/auth/sso.ts"
import {
  forgetUnfinished,
  keepUnfinished,
  readUnfinished,
  type Unfinished,
} from "#web/lib/auth/unfinished.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import { useApp, useHref, usePath } from "#web/lib/page/use-app.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"
import { ProviderButton } from "../auth/provider-button.tsx"
import { SecondFactorStep } from "../auth/second-factor-step.tsx"
import { useArrival, useSignIn } from "../auth/use-sign-in.ts"
import { UnfinishedPage } from "./unfinished-page.tsx"

type Step =
  | { readonly kind: "checking" }
  | { readonly kind: "unasked" }
  | { readonly kind: "cancelled"; readonly departure: Departure }
  | { readonly kind: "failed"; readonly departure: Departure; readonly why: Failure }
  | { readonly kind: "unfinished"; readonly unfinished: Unfinished }
  | { readonly kind: "expired" }

/** `refused`: by the identity service. `unreachable`: no connection. Otherwise the API's message. */
type Failure = "refused" | "unreachable" | { readonly message: string }

/** The page that identity services redirect back to. `isAnswer`: the URL carries a response. */
export function CallbackPage({ isAnswer }: { isAnswer: boolean }) {
  const t = useTranslations("auth")
  const router = useRouter()
  const { pending, follow } = useSignIn(useArrival())
  const welcome = useArrival("welcomeNew")
  const [step, setStep] = useAnswer(isAnswer, follow)

  /** An expired sign-in ends the step; other errors belong to the form. */
  const inTime = async (work: Promise<void>) => {
    try {
      await work
    } catch (error) {
      if (!isApiError(error) || error.code !== "sso.pending_expired") throw error
      setStep(expire())
    }
  }
  const settle = async (work: Promise<SignInOutcome>, as: "known" | "new") => {
    const outcome = await work
    forgetUnfinished()
    await (as === "new" && outcome.kind === "in" ? welcome(outcome.user) : follow(outcome))
  }

  if (pending) {
    const startOver = () => void router.navigate({ to: "/sign-in", replace: true })
    return <SecondFactorStep pending={pending} onOutcome={follow} onStartOver={startOver} />
  }
  switch (step.kind) {
    case "checking":
      return <CheckingPage />
    case "unasked":
      return <EndedPage title={t("unaskedTitle")} text={t("unaskedText")} purpose="sign-in" />
    case "cancelled": {
      const { name, purpose } = step.departure
      const words =
        purpose === "connect"
          ? { title: t("unconnectedTitle"), text: t("unconnectedText", { name }) }
          : { title: t("cancelledTitle"), text: t("cancelledText", { name }) }
      return <EndedPage {...words} purpose={purpose} />
    }
    case "failed": {
      const { name, purpose } = step.departure
      const words =
        purpose === "connect"
          ? { title: t("connectionFailedTitle", { name }), text: t("connectionFailedText") }
          : { title: t("callbackFailedTitle", { name }), text: t("callbackFailedText") }
      const text =
        step.why === "refused"
          ? words.text
          : step.why === "unreachable"
            ? t("callbackUnreachableText")
            : step.why.message || words.text
      return <EndedPage title={words.title} text={text} purpose={purpose} again={step.departure} />
    }
    case "expired":
      return <EndedPage title={t("expiredTitle")} text={t("expiredText")} purpose="sign-in" />
    case "unfinished":
      return (
        <UnfinishedPage
          unfinished={step.unfinished}
          settle={(work, as) => inTime(settle(work, as))}
          inTime={inTime}
        />
      )
  }
}

/** Drops everything except the page the reader wanted. */
function expire(): Step {
  forgetUnfinished()
  return { kind: "expired" }
}

/** Without a response in the URL: resumes a step that a reload interrupted, if any. */
function resume(): Step {
  const unfinished = readUnfinished(Date.now())
  if (unfinished === "expired") return expire()
  return unfinished ? { kind: "unfinished", unfinished } : { kind: "unasked" }
}

/** Removes the response from the URL first, then handles it once. */
function useAnswer(isAnswer: boolean, follow: ReturnType<typeof useSignIn>["follow"]) {
  const router = useRouter()
  const app = useApp()
  const path = usePath()
  const connect = useConnecting()
  const { tell } = useFailure()
  const [step, setStep] = useState<Step>({ kind: "checking" })
  const isTaken = useRef(false)

  useEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    if (!isAnswer) {
      setStep(resume())
      return
    }
    const answer = readAnswer(new URLSearchParams(location.search), takeDeparture(), Date.now())
    const fail = (departure: Departure, why: Failure) => {
      if (departure.purpose === "connect") forgetTarget()
      setStep({ kind: "failed", departure, why })
    }
    const act = async () => {
      const prefix = "departure" in answer ? answer.departure.prefix : app.locale.prefix
      await router.navigate({ href: withPrefix(path, prefix ?? undefined), replace: true })
      if (answer.kind === "refused") return fail(answer.departure, "refused")
      if (answer.kind !== "code") {
        // A reader who cancelled does not want the target page either; after a failure they may retry.
        if (answer.kind === "cancelled") forgetTarget()
        setStep(answer)
        return
      }
      const { departure, body } = answer
      if (departure.purpose === "connect") return connect(departure, body)
      forgetUnfinished()
      const result = await signInByCode(app, body)
      if (result.kind === "in" || result.kind === "second-factor") return follow(result)
      const unfinished = { service: departure.name, result, at: Date.now() }
      keepUnfinished(unfinished)
      setStep({ kind: "unfinished", unfinished })
    }
    void act().catch((error: unknown) => {
      const message = tell(error)
      if (!("departure" in answer)) return setStep({ kind: "unasked" })
      const isAnswered = isApiError(error) && error.failure === "answer"
      fail(answer.departure, isAnswered ? { message } : "unreachable")
    })
  }, [isAnswer, app, router, path, follow, connect, tell])

  return [step, setStep] as const
}

/** Not a sign-in: connects the service to the reader's account and keeps their session. */
function useConnecting() {
  const t = useTranslations("auth")
  const router = useRouter()
  const { status } = useApp()
  const href = useHref()
  return async ({ name }: Departure, body: ApiOptions<"POST /v1/user/identities">["body"]) => {
    await api("POST /v1/user/identities", { body })
    status.show({ kind: "success", message: t("connectionMade", { name }) })
    await router.navigate({ href: takeTarget() ?? href("/"), replace: true })
  }
}

function CheckingPage() {
  const t = useTranslations("auth")
  const href = useHref()
  return (
    <SignInLayout title={t("checkingTitle")} lead={<p role="status">{t("checkingText")}</p>}>
      <noscript>
        <p>{t("callbackScriptless")}</p>
        <TextLink kind="stand-alone" href={href("/sign-in-mail")}>
          {t("mailTitle")}
        </TextLink>
      </noscript>
    </SignInLayout>
  )
}

interface EndedPageProps {
  readonly title: string
  readonly text: string
  readonly purpose: Departure["purpose"]
  /** The attempt to retry. */
  readonly again?: Departure
}

function EndedPage({ title, text, purpose, again }: EndedPageProps) {
  const t = useTranslations("auth")
  const href = useHref()
  const back =
    purpose === "connect"
      ? { href: href(SECURITY_PATH), label: t("backToSecurity") }
      : { href: href("/sign-in"), label: t("backToSignIn") }
  // Connecting starts with a proof on the security page, so it cannot be retried here.
  const retry = purpose === "sign-in" ? again : undefined
  return (
    <SignInLayout isStep title={title}>
      <Notice kind="info" live>
        {text}
      </Notice>
      {retry ? (
        <div className="mt-8">
          <ProviderButton
            provider={{ key: retry.provider, name: retry.name, isAvailable: true }}
            variant="primary"
            label={t("tryAgain")}
          />
        </div>
      ) : null}
      <div className="mt-8 flex flex-wrap gap-4">
        <a href={back.href} className={buttonClass(retry ? "secondary" : "primary")}>
          {back.label}
        </a>
        <a href={href("/")} className={buttonClass("secondary")}>
          {t("goHome")}
        </a>
      </div>
    </SignInLayout>
  )
}
