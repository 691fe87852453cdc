import { SIGN_UP_DONE_PATH, type SignUpPath } from "@shirube/vocabulary/identity/accounts/sign-up-steps"
import { useRouter } from "@tanstack/react-router"
import { ArrowLeft } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { SubmitButton } from "#web/ui/form/form.tsx"
import type { SignUp } from "./queries.ts"

interface StepPageProps {
  readonly path: SignUpPath
  readonly signUp: SignUp
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** One step: its position, what is asked, and why. */
export function StepPage({ path, signUp: { steps }, title, lead, children }: StepPageProps) {
  const t = useTranslations("signUp")
  const href = useHref()
  const at = steps.findIndex((step) => step.path === path)
  const isRequired = steps[at]?.isRequired ?? true
  const kin = steps.filter((step) => step.isRequired === isRequired)
  const place = kin.findIndex((step) => step.path === path) + 1
  const before = steps[at - 1]
  return (
    <div className="page py-8 md:py-14">
      <div className="mx-auto w-full max-w-xl">
        <a
          href={href(before ? before.path : "/sign-up/basic-info")}
          className="inline-flex min-h-11 items-center gap-2 text-sm underline decoration-rule-strong underline-offset-4"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {before ? t("back") : t("overview")}
        </a>
        <p className="mt-4 text-ink-soft text-sm">
          {isRequired
            ? t("place", { place, count: kin.length })
            : t("placeOptional", { place, count: kin.length })}
        </p>
        <div aria-hidden className="mt-2 flex gap-1">
          {kin.map((step, number) => (
            <span key={step.path} className={number < place ? "h-1 flex-1 bg-shu" : "h-1 flex-1 bg-rule"} />
          ))}
        </div>
        <h1 className="voice-serif mt-6 text-title">{title}</h1>
        <p className="mt-3 text-ink-soft">{lead}</p>
        <div className="mt-8">{children}</div>
      </div>
    </div>
  )
}

/** The path of the next step; after the last one, the completion page. */
export const nextOf = ({ steps }: SignUp, path: SignUpPath) =>
  steps[steps.findIndex((step) => step.path === path) + 1]?.path ?? SIGN_UP_DONE_PATH

export function useNext(signUp: SignUp, path: SignUpPath): () => Promise<void> {
  const router = useRouter()
  const href = useHref()
  const { currentUser } = useApp()
  return async () => {
    // The completion page's guard needs the updated user.
    await currentUser.fetch()
    await router.navigate({ href: href(nextOf(signUp, path)) })
  }
}

/** The buttons of a step's form. Optional steps can be skipped. */
export function StepButtons({ path, signUp }: Pick<StepPageProps, "path" | "signUp">) {
  const t = useTranslations("signUp")
  const href = useHref()
  const isRequired = signUp.steps.find((step) => step.path === path)?.isRequired ?? true
  return (
    <div className="flex flex-wrap gap-3 pt-2">
      <SubmitButton size="large" busyLabel={t("saving")}>
        {t("saveAndGoOn")}
      </SubmitButton>
      {isRequired ? null : (
        <a href={href(nextOf(signUp, path))} className={buttonClass("quiet", "large")}>
          {t("skip")}
        </a>
      )}
    </div>
  )
}
