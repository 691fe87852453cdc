import { useState } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { Checkbox } from "../control/checkbox.tsx"
import { TextLink } from "../control/text-link.tsx"

/** What creating an account means: adults agree with the button, minors are asked for a guardian next. */
export function useAgreement() {
  const t = useTranslations("auth")
  const [isMinor, setMinor] = useState(false)
  return {
    agrees: !isMinor,
    submitLabel: t(isMinor ? "createSubmitMinor" : "createSubmit"),
    agreement: <Agreement isMinor={isMinor} onChange={setMinor} />,
  }
}

interface AgreementProps {
  readonly isMinor: boolean
  readonly onChange: (isMinor: boolean) => void
}

function Agreement({ isMinor, onChange }: AgreementProps) {
  const t = useTranslations("auth")
  const href = useHref()
  return (
    <div className="grid gap-1 text-sm">
      <p>
        {isMinor
          ? t("agreementMinor")
          : t.rich("agreement", {
              // In a new tab, so that the form stays open.
              terms: (words) => (
                <TextLink href={href("/terms")} target="_blank">
                  {words}
                </TextLink>
              ),
              privacy: (words) => (
                <TextLink href={href("/privacy")} target="_blank">
                  {words}
                </TextLink>
              ),
            })}
      </p>
      <Checkbox
        label={t("underAge")}
        checked={isMinor}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  )
}
