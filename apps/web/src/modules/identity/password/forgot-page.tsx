import { useRouter } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmailField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"

export function ForgotPage() {
  const t = useTranslations("password")
  const labels = useTranslations("auth")
  const router = useRouter()
  const href = useHref()
  return (
    <SignInLayout title={t("forgotTitle")} lead={t("forgotLead")}>
      <Form
        route="POST /v1/password/forgot"
        problems={t("problems")}
        onDone={() => router.navigate({ to: "/forgot-password/send" })}
      >
        {(at) => (
          <>
            <EmailField
              name={at("email")}
              label={labels("email")}
              missing={labels("emailMissing")}
              required
              autoComplete="username"
            />
            <SubmitButton size="large" wide busyLabel={t("sending")}>
              {t("send")}
            </SubmitButton>
          </>
        )}
      </Form>
      <noscript>
        <p className="mt-6">{t("scriptless")}</p>
      </noscript>
      <p className="mt-8">
        <TextLink kind="stand-alone" href={href("/sign-in")}>
          {labels("backToSignIn")}
        </TextLink>
      </p>
    </SignInLayout>
  )
}
