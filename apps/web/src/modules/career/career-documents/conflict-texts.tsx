import type { DocumentKind } from "@shirube/vocabulary/career/career-documents/choices"
import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { type DocumentPart, SideBySide } from "#web/kits/drafts/side-by-side.tsx"
import { type ContentOf, careerDocumentQuery, isOfKind } from "./queries.ts"
import type { CareerDocumentEditing } from "./use-career-document.ts"

interface ConflictTextsProps<Kind extends DocumentKind> {
  readonly kind: Kind
  readonly editing: CareerDocumentEditing<Kind>
  readonly partsOf: (content: ContentOf<Kind>) => readonly DocumentPart[]
}

/** Both texts, so that the choice between them is an informed one. */
export function ConflictTexts<Kind extends DocumentKind>({
  kind,
  editing,
  partsOf,
}: ConflictTextsProps<Kind>) {
  const t = useTranslations("careerDocuments")
  const { data } = useQuery(careerDocumentQuery(editing.id))
  if (!data || !isOfKind(data, kind)) return null
  return (
    <section aria-label={t("conflict.both")} className="border-b pb-5">
      <SideBySide
        left={{ label: t("conflict.here"), parts: partsOf(editing.content) }}
        right={{ label: t("conflict.there"), parts: partsOf(data.content) }}
      />
    </section>
  )
}
