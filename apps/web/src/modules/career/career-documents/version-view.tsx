import type { DocumentKind } from "@shirube/vocabulary/career/career-documents/choices"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { Difference, type DocumentPart, pairsOf, SideBySide } from "#web/kits/drafts/side-by-side.tsx"
import { useApp } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { Ago } from "#web/ui/text/ago.tsx"
import { type CareerDocumentVersion, type ContentOf, careerDocumentVersionQuery } from "./queries.ts"
import type { CareerDocumentEditing } from "./use-career-document.ts"

interface VersionViewProps<Kind extends DocumentKind> {
  readonly kind: Kind
  readonly editing: CareerDocumentEditing<Kind>
  readonly partsOf: (content: ContentOf<Kind>) => readonly DocumentPart[]
  readonly version: CareerDocumentVersion
  readonly onBack: () => void
  readonly onRestored: () => void
}

const views = ["text", "difference", "sideBySide"] as const

export function VersionView<Kind extends DocumentKind>({
  kind,
  editing,
  partsOf,
  version,
  onBack,
  onRestored,
}: VersionViewProps<Kind>) {
  const t = useTranslations("careerDocuments")
  const { status } = useApp()
  const [view, setView] = useState<(typeof views)[number]>("text")
  const { data, isError } = useQuery(careerDocumentVersionQuery(editing.id, version.version))
  const content = data?.content.kind === kind ? (data.content as ContentOf<Kind>) : undefined
  const restore = async (earlier: ContentOf<Kind>) => {
    await editing.restore(earlier)
    status.show({ kind: "success", message: t("version.restored") })
    onRestored()
  }
  return (
    <div className="grid gap-5">
      <div>
        <Button variant="quiet" className="px-0!" onClick={onBack}>
          ← {t("version.back")}
        </Button>
        <p className="wrap-anywhere font-semibold">
          {version.name === null ? null : <>{version.name} · </>}
          <Ago at={version.savedAt} precision="moment" />
        </p>
      </div>
      {isError ? <Notice kind="error">{t("history.failed")}</Notice> : null}
      {content ? (
        <>
          <fieldset className="flex flex-wrap gap-x-5">
            <legend className="sr-only">{t("version.view")}</legend>
            {views.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === view}
                onClick={() => setView(each)}
                className={classNames(
                  "min-h-11 border-b-3 px-0.5",
                  each === view ? "border-shu font-semibold" : "border-transparent text-ink-soft",
                )}
              >
                {t(`version.views.${each}`)}
              </button>
            ))}
          </fieldset>
          {view === "sideBySide" ? (
            <SideBySide
              left={{ label: t("version.earlier"), parts: partsOf(content) }}
              right={{ label: t("version.now"), parts: partsOf(editing.content) }}
            />
          ) : (
            <Parts
              earlier={partsOf(content)}
              current={partsOf(editing.content)}
              isCompared={view === "difference"}
            />
          )}
          <p>
            <Button variant="primary" onClick={() => void restore(content)}>
              {t("version.restore")}
            </Button>
          </p>
          <p className="text-ink-soft text-sm">{t("version.restoreText")}</p>
        </>
      ) : isError ? null : (
        <Skeleton shape="text" lines={6} label={t("history.loading")} />
      )}
    </div>
  )
}

interface PartsProps {
  readonly earlier: readonly DocumentPart[]
  readonly current: readonly DocumentPart[]
  readonly isCompared: boolean
}

function Parts({ earlier, current, isCompared }: PartsProps) {
  const t = useTranslations("careerDocuments")
  const pairs = isCompared
    ? pairsOf(earlier, current).filter(({ left, right }) => left !== right)
    : earlier
        .filter(({ text }) => text !== "")
        .map(({ id, label, text }) => ({ id, label, left: text, right: text }))
  if (pairs.length === 0)
    return <p className="text-ink-soft">{t(isCompared ? "version.same" : "version.empty")}</p>
  return (
    <div className="grid gap-4">
      {isCompared ? <p className="text-ink-soft text-sm">{t("version.legend")}</p> : null}
      {pairs.map(({ id, label, left, right }) => (
        <section key={id}>
          <h3 className="font-semibold text-sm">{label}</h3>
          <p className="wrap-anywhere mt-1 whitespace-pre-wrap">
            {isCompared ? <Difference before={left} after={right} /> : left}
          </p>
        </section>
      ))}
    </div>
  )
}
