import { LONGEST_VERSION_NAME } from "@shirube/vocabulary/career/career-documents/choices"
import { useInfiniteQuery } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { ShowMore } from "#web/ui/list/show-more.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { Ago } from "#web/ui/text/ago.tsx"
import { CAREER_DOCUMENTS, type CareerDocumentVersion, careerDocumentVersionsQuery } from "./queries.ts"

interface EditedDocument {
  readonly id: string
  readonly version: () => number
  readonly flush: () => Promise<boolean>
}

interface HistoryListProps {
  readonly editing: EditedDocument
  readonly onChoose: (version: CareerDocumentVersion) => void
}

export function HistoryList({ editing, onChoose }: HistoryListProps) {
  const t = useTranslations("careerDocuments")
  const history = useInfiniteQuery(careerDocumentVersionsQuery(editing.id))
  const versions = history.data?.pages.flatMap(({ items }) => items)
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">{t("history.lead")}</p>
      <KeepByName editing={editing} />
      {history.isError ? <Notice kind="error">{t("history.failed")}</Notice> : null}
      {versions ? (
        versions.length === 0 ? (
          <p className="border-t pt-4 text-ink-soft">{t("history.empty")}</p>
        ) : (
          <ol className="border-b">
            {versions.map((version) => (
              <li key={version.version} className="border-t">
                <button
                  type="button"
                  onClick={() => onChoose(version)}
                  className="flex min-h-14 w-full flex-wrap items-baseline justify-between gap-x-4 py-3 text-start hover:bg-washi"
                >
                  <span className="wrap-anywhere font-semibold">
                    {version.name ?? <Ago at={version.savedAt} precision="moment" />}
                  </span>
                  <span className="text-ink-soft text-sm">
                    {version.name === null ? null : (
                      <>
                        <Ago at={version.savedAt} precision="moment" />
                        {" · "}
                      </>
                    )}
                    {t("history.characters", { count: version.characters })}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        )
      ) : history.isError ? null : (
        <Skeleton shape="text" lines={5} label={t("history.loading")} />
      )}
      <ShowMore
        list={history}
        label={t("history.older")}
        busyLabel={t("history.loading")}
        onPress={() => void history.fetchNextPage()}
        isQuiet
      />
    </div>
  )
}

/** Named versions are never thinned out. */
function KeepByName({ editing }: { editing: EditedDocument }) {
  const t = useTranslations("careerDocuments")
  const [name, setName] = useState("")
  const keep = useAction("POST /v1/career/documents/{document}/versions", {
    touches: [CAREER_DOCUMENTS],
    done: () => t("keep.done"),
    onDone: () => setName(""),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const trimmed = name.trim()
    if (trimmed === "" || !(await editing.flush())) return
    await keep.run({ params: { document: editing.id }, body: { version: editing.version(), name: trimmed } })
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-wrap items-end gap-3">
      <div className="min-w-48 flex-1">
        <Field label={t("keep.label")}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={LONGEST_VERSION_NAME}
              placeholder={t("keep.example")}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button variant="secondary" type="submit" busy={keep.underWay.length > 0}>
        {t("keep.button")}
      </Button>
    </form>
  )
}
