import { LONGEST_QUESTION_TITLE } from "@shirube/vocabulary/community/forum/choices"
import { useNavigate } from "@tanstack/react-router"
import { type ReactNode, type SubmitEvent, useRef } from "react"
import { useTranslations } from "use-intl"
import { rememberHere } from "#web/lib/auth/remember-here.ts"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { draftKey, keepDraft } from "#web/lib/form/draft.ts"
import { useHref, useIsMember, useUser } from "#web/lib/page/use-app.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { ASK_PATH, type AskedAbout, QUESTION_DRAFT } from "../address.ts"
import { useOpened, withFormTexts } from "../member-actions/use-opened.ts"

const loadForm = withFormTexts(async () => (await import("./ask-form.tsx")).AskForm)

/** The same page for everyone: visitors get a sign-in link; members get the form after hydration. */
export function AskPage({ about }: { about: AskedAbout }) {
  const t = useTranslations("forum")
  const href = useHref()
  const isMember = useIsMember()
  const known = useUser()
  // The server-rendered page knows only that the reader is signed in.
  const user = useIsHydrated() ? known : null
  const next = user?.registration.hasAgreed === false ? user.registration.nextPath : null
  const AskForm = useOpened(isMember, loadForm)
  if (!isMember)
    return (
      <Frame>
        <VisitorQuestion />
      </Frame>
    )
  if (user?.role === "company")
    return (
      <Frame>
        <p className="max-w-measure text-lead">{t("askCompany")}</p>
      </Frame>
    )
  if (next !== null)
    return (
      <Frame>
        <p className="max-w-measure text-lead">{t("askUnfinished")}</p>
        <p className="mt-5">
          <ButtonLink href={href("/sign-up/basic-info")} onClick={rememberHere}>
            {t("finish")}
          </ButtonLink>
        </p>
      </Frame>
    )
  return (
    <Frame>
      {AskForm ? <AskForm about={about} /> : <Skeleton shape="text" lines={10} label={t("loading")} />}
    </Frame>
  )
}

/** A visitor begins with the question; the form continues with it once they have an account. */
function VisitorQuestion() {
  const t = useTranslations("forum")
  const href = useHref()
  const navigate = useNavigate()
  const leave = () => {
    const title = input.current?.value.trim() ?? ""
    if (title !== "") keepDraft(draftKey(QUESTION_DRAFT, undefined), JSON.stringify({ title }))
    rememberHere()
  }
  const join = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    leave()
    void navigate({ href: href("/sign-up/select-login") })
  }
  const input = useRef<HTMLInputElement>(null)
  return (
    <form action={href("/sign-up/select-login")} onSubmit={join} className="grid gap-5">
      <p className="max-w-measure text-lead">{t("askVisitor")}</p>
      <Field label={t("askTitle")} help={t("askTitleHelp")}>
        {(control) => (
          <TextInput {...control} ref={input} maxLength={LONGEST_QUESTION_TITLE} autoComplete="off" />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large">
          {t("askJoin")}
        </Button>
        <ButtonLink href={href("/sign-in")} onClick={leave} variant="quiet" className="px-0!" size="large">
          {t("askHaveAccount")}
        </ButtonLink>
      </div>
    </form>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations("forum")
  const href = useHref()
  return (
    <div className="page py-6 md:py-12">
      <div className="editorial gap-y-4!">
        <div className="col-margin">
          <TextLink kind="stand-alone" href={href(ASK_PATH)}>
            ← {t("allQuestions")}
          </TextLink>
          <h1 className="voice-serif mt-2 text-title">
            <LabelText text={t("ask")} />
          </h1>
          <p className="mt-2 text-ink-soft max-lg:hidden">{t("askLead")}</p>
        </div>
        <div className="col-text min-w-0">{children}</div>
      </div>
    </div>
  )
}
