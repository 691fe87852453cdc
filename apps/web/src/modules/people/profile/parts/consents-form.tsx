import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { CheckboxField } from "#web/ui/form/choice-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form } from "#web/ui/form/form.tsx"
import type { Consents } from "../queries.ts"
import type { PartProps } from "./part.ts"

const points = ["one", "two", "three", "four", "five"] as const

export function ConsentsForm({ profile, consents, onSaved, children }: PartProps & { consents: Consents }) {
  const t = useTranslations("profile")
  const href = useHref()
  const given = (kind: Consents["items"][number]["kind"]) =>
    consents.items.find((consent) => consent.kind === kind)
  const guardianName = given("guardian")?.guardianName ?? ""
  return (
    <Form
      route="PUT /v1/consents"
      problems={t("problems")}
      start={{
        terms: given("terms")?.isCurrent ?? false,
        privacy: given("privacy")?.isCurrent ?? false,
        news: given("news") !== undefined,
        guardian: given("guardian") !== undefined,
        guardianName,
      }}
      onDone={() => onSaved()}
    >
      {(at) => (
        <>
          <DraftKeeper of="consents" />
          {(["terms", "privacy"] as const).map((kind) => (
            <section key={kind} className="grid gap-2 border-t pt-5">
              <h2 className="font-semibold">{t(`${kind}.title`)}</h2>
              <ul className="grid list-disc gap-1.5 ps-5 text-sm">
                {points.map((point) => (
                  <li key={point}>{t(`${kind}.${point}`)}</li>
                ))}
              </ul>
              {/* In a new tab, so that the form stays open. */}
              <TextLink kind="stand-alone" href={href(`/${kind}`)} target="_blank">
                {t(`${kind}.read`, { version: consents.versions[kind] })}
              </TextLink>
              <CheckboxField name={at(kind)} label={t(`${kind}.agree`)} />
            </section>
          ))}
          {profile.isAdult ? null : (
            <section className="grid gap-3 border-t pt-5">
              <h2 className="font-semibold">{t("guardian.title")}</h2>
              <p className="text-sm">{t("guardian.text")}</p>
              <CheckboxField name={at("guardian")} label={t("guardian.agree")} />
              <TextField name={at("guardianName")} label={t("guardian.name")} autoComplete="off" />
            </section>
          )}
          <section className="grid gap-2 border-t pt-5">
            <h2 className="font-semibold">{t("news.title")}</h2>
            <p className="text-sm">{t("news.text")}</p>
            <CheckboxField name={at("news")} label={t("news.agree")} />
          </section>
          {children}
        </>
      )}
    </Form>
  )
}
