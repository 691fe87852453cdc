import { residenceStatuses, type VisaFacts } from "@shirube/vocabulary/season/visa/choices"
import { useWatch } from "react-hook-form"
import { useTranslations } from "use-intl"
import { CheckboxField } from "#web/ui/form/choice-fields.tsx"
import { DateField } from "#web/ui/form/date-fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import type { At, Body } from "#web/ui/form/names.ts"
import { RadioField } from "#web/ui/form/option-fields.tsx"
import { type KnownDates, type VisaPlanInput, visaPlanInputOf } from "./use-visa-plan.ts"

const ROUTE = "PUT /v1/visa-plan"

interface VisaFormProps {
  readonly plan: VisaFacts | null
  readonly known: KnownDates
  readonly send: (said: VisaPlanInput) => Promise<void>
}

/** A new plan starts with what the profile knows; each such value says so, and can be changed. */
export function VisaForm({ plan, known, send }: VisaFormProps) {
  const t = useTranslations("visa")
  const graduation = plan ? null : known.graduation
  return (
    <Form
      route={ROUTE}
      problems={t("formProblems")}
      start={
        plan
          ? visaPlanInputOf(plan)
          : {
              status: "student",
              hasOffer: false,
              huntsOn: false,
              ...(graduation === null ? {} : { graduation }),
            }
      }
      send={send}
    >
      {(at) => (
        <>
          <RadioField
            name={at("status")}
            label={t("status")}
            options={residenceStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          />
          <DateField
            name={at("graduation")}
            label={t("graduation")}
            hint={graduation === null ? undefined : t("fromProfile")}
            help={t("graduationHelp")}
            isDayOptional
          />
          <DateField name={at("cardExpiresOn")} label={t("card")} help={t("cardHelp")} />
          <OfferFields at={at} />
          <div>
            <SubmitButton busyLabel={t("working")}>{t("work")}</SubmitButton>
          </div>
        </>
      )}
    </Form>
  )
}

function OfferFields({ at }: { at: At<Body<typeof ROUTE>> }) {
  const t = useTranslations("visa")
  const { form } = useFormParts()
  const hasOffer = useWatch({ control: form.control, name: at("hasOffer") }) === true
  return (
    <>
      <CheckboxField name={at("hasOffer")} label={t("hasOffer")} />
      {hasOffer ? (
        <>
          <DateField name={at("offeredOn")} label={t("offeredOn")} />
          <DateField name={at("startsOn")} label={t("startsOn")} />
        </>
      ) : (
        <CheckboxField name={at("huntsOn")} label={t("huntsOn")} />
      )}
    </>
  )
}
