import { useSuspenseQuery } from "@tanstack/react-query"
import { useFormatter, useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import type { User } from "#web/lib/auth/guards.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { Button, buttonClass } from "#web/ui/control/button.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { Section } from "#web/ui/text/section.tsx"
import { DeletionSection } from "../deletion/deletion-section.tsx"
import { type DataPageData, exportQuery } from "./queries.ts"

export function DataPage({ user, data }: { user: User; data: DataPageData }) {
  const t = useTranslations("account")
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">
        <LabelText text={t("dataTitle")} />
      </h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t("dataLead")}</p>
      <div className="mt-10">
        <ExportSection />
        <DeletionSection leavingAt={user.leavingAt} {...data} />
      </div>
    </div>
  )
}

function ExportSection() {
  const t = useTranslations("account")
  const moment = useMoment()
  const size = useSize()
  const { data } = useSuspenseQuery(exportQuery())
  const asked = data.export
  const ask = useAction("POST /v1/account/export", {
    touches: ["export"],
    done: () => t("exportAsked"),
  })
  const askButton = (label: string) => (
    <Button
      variant="secondary"
      busy={ask.underWay.length > 0}
      busyLabel={t("working")}
      onClick={() => void ask.run()}
    >
      {label}
    </Button>
  )
  return (
    <Section title={t("exportTitle")} text={t("exportText")}>
      <div className="grid justify-items-start gap-4">
        {asked === null ? (
          <>
            <p className="max-w-measure">{t("exportNone")}</p>
            {askButton(t("exportAsk"))}
          </>
        ) : asked.address === null || asked.bytes === null || asked.expiresAt === null ? (
          <p role="status" className="max-w-measure">
            {t("exportWaiting", { moment: moment(asked.askedAt) })}
          </p>
        ) : (
          <>
            <p role="status" className="max-w-measure">
              {t("exportReady", { size: size(asked.bytes), moment: moment(asked.expiresAt) })}
            </p>
            <div className="flex flex-wrap gap-3">
              <a href={asked.address} download className={buttonClass("primary")}>
                {t("exportDownload")}
              </a>
              {askButton(t("exportAgain"))}
            </div>
          </>
        )}
      </div>
    </Section>
  )
}

const KILO = 1_000

function useSize(): (bytes: number) => string {
  const format = useFormatter()
  return (bytes) =>
    bytes < KILO * KILO
      ? format.number(Math.ceil(bytes / KILO), { style: "unit", unit: "kilobyte" })
      : format.number(bytes / KILO / KILO, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 })
}
