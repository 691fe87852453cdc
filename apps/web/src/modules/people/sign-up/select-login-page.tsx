import type { NewcomerRole } from "@shirube/vocabulary/product"
import { useRouter } from "@tanstack/react-router"
import { type ReactNode, useEffect } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import type { ApiOptions } from "#web/lib/api/api-client.ts"
import { keepAddress, keepRole, type MailedAddress } from "#web/lib/auth/newcomer.ts"
import { rememberReferrer } from "#web/lib/auth/redirect-target.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmailField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"

/** The response reveals nothing about the email address. */
async function beginSignUp(body: ApiOptions<"POST /v1/sign-up/email">["body"]): Promise<MailedAddress> {
  const { registrationToken: token } = await api("POST /v1/sign-up/email", { body })
  return { token, email: body.email, at: Date.now() }
}

interface SelectLoginPageProps {
  readonly role: NewcomerRole
  /** The buttons of identity services. */
  readonly services: ReactNode
}

/** How a new member will sign in. */
export function SelectLoginPage({ role, services }: SelectLoginPageProps) {
  const t = useTranslations("signUp")
  const auth = useTranslations("auth")
  const href = useHref()
  const router = useRouter()
  useEffect(() => keepRole(role), [role])
  useEffect(rememberReferrer, [])
  return (
    <SignInLayout title={t("selectTitle")} lead={t(role === "senpai" ? "selectLeadSenpai" : "selectLead")}>
      {services}
      <section className="border-t pt-6">
        <h2 className="font-semibold">{t("byEmail")}</h2>
        <p className="mb-4 text-ink-soft text-sm">{t("byEmailText")}</p>
        <Form
          route="POST /v1/sign-up/email"
          problems={auth("sendCodeProblems")}
          send={beginSignUp}
          onDone={async (address) => {
            keepAddress(address)
            await router.navigate({ href: href("/sign-up/email") })
          }}
        >
          {(at) => (
            <>
              <EmailField name={at("email")} label={auth("email")} missing={auth("emailMissing")} required />
              <SubmitButton variant="secondary" size="large" wide busyLabel={auth("sendingCode")}>
                {auth("sendCode")}
              </SubmitButton>
            </>
          )}
        </Form>
        <noscript>
          <p className="mt-4">{t("scriptless")}</p>
        </noscript>
      </section>
      <p className="mt-8 border-t pt-6">
        {t("haveAccount")} <TextLink href={href("/sign-in")}>{t("signIn")}</TextLink>
      </p>
      {role === "student" ? (
        <p className="mt-3">
          {t("joinAsSenpai")}{" "}
          <TextLink href={href("/sign-up/select-login?as=senpai")}>{t("joinAsSenpaiLink")}</TextLink>
        </p>
      ) : null}
    </SignInLayout>
  )
}
