import { useRouter } from "@tanstack/react-router"
import { type ComponentType, useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { acceptInvitation } from "#web/lib/auth/actions.ts"
import { landingOf } from "#web/lib/auth/landing.ts"
import { rememberHere } from "#web/lib/auth/remember-here.ts"
import { useApp, useHref, useUser } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button, buttonClass } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { CheckboxField } from "#web/ui/form/choice-fields.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import type { FieldName } from "#web/ui/form/names.ts"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"
import type { CheckedInvitation } from "./queries.ts"

type Invitation = NonNullable<CheckedInvitation["invitation"]>

interface InvitationPageProps {
  readonly token: string
  readonly judged: CheckedInvitation
  readonly NewPasswordField: ComponentType<{ name: FieldName<string> }>
}

/** Mail scanners open links too, so opening this page must not use up the invitation. */
export function InvitationPage({ token, judged, NewPasswordField }: InvitationPageProps) {
  const { state, invitation } = judged
  if (invitation === null) return <VoidLink state={state === "open" ? "unknown" : state} />
  switch (invitation.way) {
    case "create":
      return <CreateAccount token={token} invitation={invitation} NewPasswordField={NewPasswordField} />
    case "sign_in":
      return <BecomeAdministrator token={token} invitation={invitation} />
    case "already":
    case "other_account":
      return <KnownAddress way={invitation.way} invitation={invitation} />
  }
}

function CreateAccount({
  token,
  invitation: { email, role, companyName, expiresAt },
  NewPasswordField,
}: Omit<InvitationPageProps, "judged"> & { readonly invitation: Invitation }) {
  const t = useTranslations("invitation")
  const href = useHref()
  const day = useDay()
  const auth = useTranslations("auth")
  const app = useApp()
  const router = useRouter()
  const isEditor = role !== "company"
  return (
    <SignInLayout
      title={t("title")}
      lead={
        <>
          <p className="wrap-anywhere">{t(`lead.${role}`, { email })}</p>
          <p className="mt-2 text-sm">{t("until", { day: day(expiresAt) })}</p>
        </>
      }
    >
      <Form
        route="POST /v1/account-invitations/accept"
        problems={t("problems")}
        fixed={{ token }}
        start={{ name: companyName ?? "", terms: false, privacy: false }}
        send={(body) => acceptInvitation(app, body)}
        onDone={async (outcome) => {
          if (outcome.kind !== "in") return
          const { user } = outcome
          app.status.show({ kind: "success", message: auth("welcomeNew", { name: user.name }) })
          const target = href(isEditor ? "/editors" : "/")
          await router.navigate({ href: landingOf(user, app.locale.prefix, () => target), replace: true })
        }}
      >
        {(at) => (
          <>
            {/* Tells password managers which account the password belongs to. */}
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <TextField
              name={at("name")}
              label={t(isEditor ? "name" : "companyName")}
              help={t("nameHelp")}
              missing={t("nameMissing")}
              required
              autoComplete={isEditor ? "name" : "organization"}
            />
            <NewPasswordField name={at("password")} />
            <div className="grid gap-2 border-t pt-5">
              {(["terms", "privacy"] as const).map((kind) => (
                <div key={kind}>
                  <CheckboxField name={at(kind)} label={t(`agree.${kind}`)} />
                  <TextLink kind="stand-alone" href={href(`/${kind}`)} target="_blank" className="text-sm">
                    {t(`read.${kind}`)}
                  </TextLink>
                </div>
              ))}
            </div>
            {isEditor ? <Notice title={t("nextTitle")}>{t("nextText")}</Notice> : null}
            <SubmitButton size="large" wide busyLabel={t("accepting")}>
              {t("accept")}
            </SubmitButton>
          </>
        )}
      </Form>
      <noscript>
        <p className="mt-6">{t("scriptless")}</p>
      </noscript>
    </SignInLayout>
  )
}

/** For an editor, who keeps their account. */
function BecomeAdministrator({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useTranslations("invitation")
  const href = useHref()
  const user = useUser()
  const router = useRouter()
  const { currentUser } = useApp()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!user)
    return (
      <SignInLayout title={t("title")} lead={t("signInLead", { email: invitation.email })}>
        <a href={href("/sign-in")} className={buttonClass("primary", "large")} onClick={rememberHere}>
          {t("signIn")}
        </a>
      </SignInLayout>
    )
  const take = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await api("POST /v1/account-invitations/take", { body: { token }, handles: [409] })
      await currentUser.fetch()
      await router.navigate({ href: href("/editors/invitations") })
    } catch (error) {
      if (!isApiError(error)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <SignInLayout title={t("title")} lead={t("takeLead")}>
      <div className="grid gap-6">
        {problem === undefined ? null : (
          <Notice kind="error" live>
            {problem}
          </Notice>
        )}
        <Button size="large" wide busy={isBusy} busyLabel={t("accepting")} onClick={() => void take()}>
          {t("accept")}
        </Button>
      </div>
    </SignInLayout>
  )
}

function KnownAddress({ way, invitation }: { way: "already" | "other_account"; invitation: Invitation }) {
  const t = useTranslations("invitation")
  const href = useHref()
  const { email } = invitation
  return (
    <SignInLayout
      title={t(`${way}.title`)}
      lead={<p className="wrap-anywhere">{t(`${way}.text`, { email })}</p>}
    >
      <a href={href("/sign-in")} className={buttonClass("secondary")}>
        {t("signIn")}
      </a>
    </SignInLayout>
  )
}

function VoidLink({ state }: { state: Exclude<CheckedInvitation["state"], "open"> }) {
  const t = useTranslations("invitation")
  const href = useHref()
  return (
    <SignInLayout title={t(`void.${state}.title`)} lead={t(`void.${state}.text`)}>
      <a href={href(state === "accepted" ? "/sign-in" : "/")} className={buttonClass("secondary")}>
        {t(state === "accepted" ? "signIn" : "home")}
      </a>
    </SignInLayout>
  )
}
