import { useTranslations } from "use-intl"
import { Button } from "#web/ui/control/button.tsx"
import { AskedEnding } from "#web/ui/text/ending-section.tsx"
import type { MissingPart } from "./document.ts"

interface PublicationProps {
  readonly missing: readonly MissingPart[]
  readonly isPublished: boolean
  readonly isBusy: boolean
  readonly onGo: (part: MissingPart) => void
  readonly onPublish: () => void
  readonly onUnpublish: () => void
}

/** Publishing and unpublishing, with what follows from each. */
export function Publication({
  missing,
  isPublished,
  isBusy,
  onGo,
  onPublish,
  onUnpublish,
}: PublicationProps) {
  const t = useTranslations("ownMentorPage")
  return (
    <>
      {missing.length > 0 ? (
        <section aria-labelledby="missing" className="grid gap-2 border-t pt-6">
          <h2 id="missing" tabIndex={-1} className="voice-serif text-heading">
            {t("missing.title")}
          </h2>
          <ul className="grid gap-1">
            {missing.map((part) => (
              <li key={part}>
                <button
                  type="button"
                  onClick={() => onGo(part)}
                  className="min-h-11 text-start text-ai underline underline-offset-4"
                >
                  {t(`missing.${part}`)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {isPublished ? (
        <AskedEnding
          title={t("unpublish.title")}
          text={t("unpublish.text")}
          label={t("unpublish.press")}
          ask={t("unpublish.ask")}
          cancel={t("unpublish.cancel")}
          isBusy={isBusy}
          onYes={async () => onUnpublish()}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-4 border-t pt-5">
          <Button size="large" busy={isBusy} busyLabel={t("publish.busy")} onClick={onPublish}>
            {t("publish.press")}
          </Button>
          <p className="max-w-measure text-ink-soft text-sm">{t("publish.text")}</p>
        </div>
      )}
    </>
  )
}
