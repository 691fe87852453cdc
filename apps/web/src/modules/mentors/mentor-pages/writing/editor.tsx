import type { Language } from "@shirube/vocabulary/language"
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { ConflictNotice } from "#web/kits/drafts/conflict-notice.tsx"
import { LanguageChoice } from "#web/kits/drafts/language-choice.tsx"
import { LeaveGuard } from "#web/kits/drafts/leave-guard.tsx"
import { withValue } from "#web/kits/drafts/paths.ts"
import { SaveLine } from "#web/kits/drafts/save-line.tsx"
import { useAutosave } from "#web/kits/drafts/use-autosave.ts"
import { DocumentFieldsContext } from "#web/kits/drafts/written-context.ts"
import { api } from "#web/lib/api/api.ts"
import { useFailure } from "#web/lib/api/use-failure.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import type { MentorPreview } from "../queries.ts"
import { MentorPage } from "../reading/mentor-page.tsx"
import { bodyOf, documentOf, type MentorDocument, type MissingPart, missingIn } from "./document.ts"
import { PageFields, partAt } from "./page-fields.tsx"
import { Publication } from "./publication.tsx"
import { fetchOwnPage, fetchPreview, type OwnMentorPage } from "./queries.ts"
import { Settings } from "./settings.tsx"
import { WritingContext } from "./writing-context.ts"

const DRAFT = "mentor-page"

interface EditorProps {
  readonly page: OwnMentorPage
  readonly status: (isPublished: boolean) => ReactNode
  /** Called when the page from another window replaces this one. */
  readonly onReplaced: (page: OwnMentorPage) => void
}

/** The page is written as one document; changes of a published page are public once they are saved. */
export function Editor({ page, status, onReplaced }: EditorProps) {
  const t = useTranslations("ownMentorPage")
  const reader = useLocale()
  const app = useApp()
  const failures = useFailure()
  const [document, setDocument] = useState<MentorDocument>(() => documentOf(page))
  const [isPublished, setPublished] = useState(page.isPublished)
  const wasPublished = useRef(page.isPublished)
  const [shown, setShown] = useState<Language>(reader)
  const [isTried, setTried] = useState(page.isPublished)
  const [preview, setPreview] = useState<MentorPreview>()
  const heading = useRef<HTMLHeadingElement>(null)
  const missing = missingIn(document)
  const put = (path: string, value: unknown) => setDocument((now) => withValue(now, path, value))
  const save = useAutosave({
    name: DRAFT,
    version: page.version,
    document,
    savedAt: page.updatedAt,
    save: async (version, written: MentorDocument) => {
      const saved = await api("PUT /v1/mentors/me", { body: bodyOf(version, written), handles: "all" })
      return { ...saved, updatedAt: saved.updatedAt ?? "" }
    },
    conflict: "mentor.page_changed",
    onSaved: (saved) => {
      if (saved.isPublished !== wasPublished.current)
        app.status.show({ kind: "success", message: t(saved.isPublished ? "published" : "unpublished") })
      wasPublished.current = saved.isPublished
      setPublished(saved.isPublished)
    },
    onRestored: setDocument,
  })
  const saveNow = useEffectEvent(() => void save.flush())
  // Publishing does not wait for the pause of the autosave.
  useEffect(() => {
    if (document.isPublished !== isPublished) saveNow()
  }, [document.isPublished, isPublished])
  // A refused publication must not block the autosave of the text.
  const revert = useEffectEvent((message: string) => {
    if (document.isPublished === isPublished) return
    put("isPublished", isPublished)
    app.status.show({ kind: "error", message })
  })
  useEffect(() => {
    if (save.state.kind === "refused") revert(save.state.message)
  }, [save.state])

  const go = (part: MissingPart) => {
    setTried(true)
    const id = partAt(part, shown)
    requestAnimationFrame(() => {
      const field = window.document.getElementById(id)
      field?.focus()
      field?.scrollIntoView({ block: "center" })
    })
  }
  /** Saves first: the preview shows the saved page. */
  const look = async () => {
    if (!(await save.flush())) return
    try {
      setPreview(await fetchPreview())
      requestAnimationFrame(() => heading.current?.focus())
    } catch (error) {
      failures.tell(error)
    }
  }
  const problems = new Map<string, string>(missing.map((part) => [partAt(part, shown), t(`missing.${part}`)]))
  const written = {
    document,
    shown,
    put,
    problemAt: (path: string) => (isTried ? problems.get(path) : undefined),
  }
  return (
    <DocumentFieldsContext value={written}>
      <WritingContext value={{ ...written, document }}>
        <LeaveGuard flush={save.flush} isSaved={save.state.kind === "saved"} />
        {preview ? (
          <>
            <div className="sticky top-0 z-10 border-b bg-paper">
              <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
                <h2 ref={heading} tabIndex={-1} className="font-semibold">
                  {t("preview.title")}
                </h2>
                <Button variant="secondary" onClick={() => setPreview(undefined)}>
                  {t("preview.back")}
                </Button>
              </div>
            </div>
            <MentorPage mentor={preview} actions={null} />
          </>
        ) : (
          <div className="page grid gap-8 py-8 md:py-14">
            <h1 className="voice-serif text-title">
              <LabelText text={t("title")} />
            </h1>
            <p className="max-w-measure text-lead text-ink-soft">{t("lead")}</p>
            {status(isPublished)}
            {save.state.kind === "conflict" ? (
              <ConflictNotice
                name={DRAFT}
                fetchOther={() => fetchOwnPage()}
                onKeep={(version) => void save.overwrite(version)}
                onTake={onReplaced}
              />
            ) : null}
            <div className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-y bg-paper py-2">
              <SaveLine state={save.state} />
              <div className="flex flex-wrap items-center gap-x-6">
                <Button variant="quiet" className="px-0!" onClick={() => void look()}>
                  {t("preview.open")}
                </Button>
                <div className="xl:hidden">
                  <LanguageChoice shown={shown} onChoose={setShown} />
                </div>
              </div>
            </div>
            <PageFields />
            <Settings />
            <Publication
              missing={missing}
              isPublished={isPublished}
              isBusy={document.isPublished !== isPublished && save.state.kind === "saving"}
              onGo={go}
              onPublish={() => {
                setTried(true)
                const [first] = missing
                if (first) go(first)
                else put("isPublished", true)
              }}
              onUnpublish={() => put("isPublished", false)}
            />
          </div>
        )}
      </WritingContext>
    </DocumentFieldsContext>
  )
}
