import type { WritingPartName } from "@shirube/vocabulary/editorial/writing/choices"
import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { ConflictNotice } from "#web/kits/drafts/conflict-notice.tsx"
import { SideBySide } from "#web/kits/drafts/side-by-side.tsx"
import type { PartFields, WrittenNoun } from "#web/kits/drafts/written-noun.ts"
import { fetchDocument, tagOf, type WritingDocument } from "../queries.ts"
import { draftName } from "./use-parts.ts"

interface PartConflictProps {
  readonly document: WritingDocument
  readonly part: WritingPartName
  /** What is written here. */
  readonly fields: PartFields
  readonly noun: WrittenNoun
  readonly onKeep: (version: number) => void
  readonly onTake: () => void
}

/** Both texts, so that the choice between them is an informed one. */
export function PartConflict({ document, part, fields, noun, onKeep, onTake }: PartConflictProps) {
  const t = useTranslations("writingDesk")
  const textsOf = noun.usePartTexts()
  const { data: other } = useQuery({
    queryKey: ["editors", "writing", "other", document.noun, document.id],
    queryFn: ({ signal }) => fetchDocument(document, signal),
    staleTime: 0,
    meta: { tags: [tagOf(document)] },
  })
  return (
    <section
      aria-label={t("conflict", { part: t(`parts.${part}`) })}
      className="mt-4 grid gap-4 border-b pb-5"
    >
      <ConflictNotice
        name={draftName(document, part)}
        fetchOther={async () => (await fetchDocument(document)).parts[part]}
        onKeep={onKeep}
        onTake={onTake}
      />
      {other ? (
        <SideBySide
          left={{ label: t("here"), parts: textsOf(part, fields) }}
          right={{ label: t("there"), parts: textsOf(part, other.parts[part].fields) }}
        />
      ) : null}
    </section>
  )
}
