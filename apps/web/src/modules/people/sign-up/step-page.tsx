import {
  SIGN_UP_DONE_PATH,
  type SignUpPath,
  screenOf,
  screensOf,
} from "@shirube/vocabulary/identity/accounts/sign-up-steps"
import { useRouter } from "@tanstack/react-router"
import { ArrowLeft } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { forgetTarget, useTarget } from "#web/lib/auth/redirect-target.ts"
import { splitPrefix } from "#web/lib/language/language.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { SubmitButton } from "#web/ui/form/form.tsx"
import type { SignUp } from "./queries.ts"
import { nextPathOf } from "./screens.ts"

interface StepPageProps {
  readonly path: SignUpPath
  readonly signUp: SignUp
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

const topLink = "inline-flex min-h-11 items-center gap-2 underline decoration-rule-strong underline-offset-4"

/** One step: its position, what is asked, and why. */
export function StepPage({ path, signUp, title, lead, children }: StepPageProps) {
  const t = useTranslations("signUp")
  const href = useHref()
  const screens = screensOf(signUp.steps)
  const at = screens.findIndex((step) => step.path === screenOf(path))
  const isRequired = screens[at]?.isRequired ?? true
  const kin = screens.filter((step) => step.isRequired === isRequired)
  const place = kin.findIndex((step) => step.path === screenOf(path)) + 1
  const before = screens[at - 1]
  return (
    <div className="page py-8 md:py-14">
      <div className="mx-auto w-full max-w-xl">
        <p className="flex items-center justify-between gap-4 text-sm">
          <a href={href(before ? before.path : "/sign-up/basic-info")} className={topLink}>
            <ArrowLeft aria-hidden className="size-4" />
            {before ? t("back") : t("overview")}
          </a>
          {isRequired ? (
            <a href={href("/")} onClick={forgetTarget} className={topLink}>
              {t("notNow")}
            </a>
          ) : (
            <a href={href(nextOf(signUp, path))} className={topLink}>
              {t("skip")}
            </a>
          )}
        </p>
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
        <Reason />
        <div className="mt-8">{children}</div>
      </div>
    </div>
  )
}

/** The path of the next step; after the last one, the completion page. */
export const nextOf = ({ steps }: SignUp, path: SignUpPath) => nextPathOf(steps, path) ?? SIGN_UP_DONE_PATH

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

export function StepButton() {
  const t = useTranslations("signUp")
  return (
    <div className="pt-2">
      <SubmitButton size="large" busyLabel={t("saving")}>
        {t("saveAndGoOn")}
      </SubmitButton>
    </div>
  )
}

/** Pages that need a finished sign-up, by the beginning of their path. */
const reasons = [
  ["/members", "directory"],
  ["/mentors", "sessions"],
  ["/ambassador", "ambassador"],
  ["/career/career-builder/reviews", "reviews"],
] as const

/** Why the steps are asked now: the page that the member wanted to open needs them. */
function Reason() {
  const t = useTranslations("signUp")
  const { path } = splitPrefix(useTarget() ?? "/")
  const [, reason] = reasons.find(([start]) => path.startsWith(start)) ?? []
  return reason ? <p className="mt-3 border-s-3 border-s-ai ps-3 text-sm">{t(`needs.${reason}`)}</p> : null
}
