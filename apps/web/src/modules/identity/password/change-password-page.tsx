import { useRouter } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { SECURITY_PATH, type User } from "#web/lib/auth/guards.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { PasswordField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { NewPasswordField } from "./new-password-field.tsx"

export function ChangePasswordPage({ user }: { user: User }) {
  const t = useTranslations("password")
  const href = useHref()
  return (
    <div className="page editorial py-10 md:py-16">
      <p className="col-margin">
        <TextLink kind="stand-alone" href={href(SECURITY_PATH)}>
          {t("backToSecurity")}
        </TextLink>
      </p>
      <div className="col-text max-w-md">
        <h1 className="voice-serif text-title">{user.hasPassword ? t("changeTitle") : t("firstTitle")}</h1>
        <p className="mt-4 text-ink-soft">{user.hasPassword ? t("changeLead") : t("firstLead")}</p>
        <div className="mt-8">
          {user.hasPassword ? (
            <ChangeForm user={user} />
          ) : (
            <a href={href("/forgot-password")} className={buttonClass("primary")}>
              {t("send")}
            </a>
          )}
        </div>
      </div>
    </div>
  )
}

function ChangeForm({ user }: { user: User }) {
  const t = useTranslations("password")
  const router = useRouter()
  const { status } = useApp()
  const href = useHref()
  return (
    <Form
      route="PUT /v1/password"
      problems={t("problems")}
      onDone={async () => {
        status.show({ kind: "success", message: t("changed") })
        await router.navigate({ href: href(SECURITY_PATH) })
      }}
    >
      {(at) => (
        <>
          {/* Tells password managers which account the password belongs to. */}
          <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
          <PasswordField name={at("currentPassword")} label={t("current")} missing={t("currentMissing")} />
          <NewPasswordField name={at("password")} />
          <SubmitButton size="large" wide busyLabel={t("saving")}>
            {t("save")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}
