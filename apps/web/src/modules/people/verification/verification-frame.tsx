import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"

const STEPS = 3

interface VerificationFrameProps {
  readonly step: 1 | 2 | 3
  readonly title: string
  readonly lead: ReactNode
  readonly children?: ReactNode
}

/** One group of questions per screen, with its position. */
export function VerificationFrame({ step, title, lead, children }: VerificationFrameProps) {
  const t = useTranslations("verification")
  return (
    <SignInLayout
      title={title}
      lead={
        <>
          <p className="mb-2 font-semibold text-ink text-sm">{t("step", { step, of: STEPS })}</p>
          {lead}
        </>
      }
    >
      {children}
    </SignInLayout>
  )
}
