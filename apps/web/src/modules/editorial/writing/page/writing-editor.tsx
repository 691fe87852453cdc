import type { WritingPartName } from "@shirube/vocabulary/editorial/writing/choices"
import type { Language } from "@shirube/vocabulary/language"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { LanguageChoice } from "#web/kits/drafts/language-choice.tsx"
import { LeaveGuard } from "#web/kits/drafts/leave-guard.tsx"
import { SaveLine } from "#web/kits/drafts/save-line.tsx"
import { DocumentFieldsContext } from "#web/kits/drafts/written-context.ts"
import type { WrittenNoun } from "#web/kits/drafts/written-noun.ts"
import { documentQuery, fetchDocument, type Missing, type WritingDocument } from "../queries.ts"
import { Sides } from "../sides.tsx"
import { DocumentActions } from "./actions.tsx"
import { LockNotice } from "./lock-notice.tsx"
import { PartConflict } from "./part-conflict.tsx"
import type { DocumentLock } from "./use-lock.ts"
import { useParts } from "./use-parts.ts"

interface WritingEditorProps {
  /** The text that writing began with. */
  readonly document: WritingDocument
  /** What has become of it since. */
  readonly status: WritingDocument
  readonly lock: DocumentLock
  readonly noun: WrittenNoun
  /** On a phone only one language is shown. */
  readonly shown: Language
  readonly onShow: (language: Language) => void
  readonly onStatus: (document: WritingDocument) => void
  readonly onReplaced: (document: WritingDocument) => void
}

const names: readonly WritingPartName[] = ["details", "en", "ja"]

export function WritingEditor({
  document,
  status,
  lock,
  noun,
  shown,
  onShow,
  onStatus,
  onReplaced,
}: WritingEditorProps) {
  const t = useTranslations("writingDesk")
  const queries = useQueryClient()
  const isOthers = lock.other !== undefined
  /** The other editor may have changed the text: once it is free or taken over, nothing is written before it is loaded. */
  const [isBehind, setBehind] = useState(isOthers)
  if (isOthers && !isBehind) setBehind(true)
  const isReadOnly = isOthers || isBehind
  const [isTried, setTried] = useState(false)
  const refresh = () => void queries.invalidateQueries({ queryKey: documentQuery(document).queryKey })
  const parts = useParts(document, () => {
    // Only the first save of a published text changes what is shown of its state.
    if (isTried || status.sides.some(({ hasChanges }) => !hasChanges)) refresh()
  })
  const { fields, put, saves } = parts
  const catchUp = useEffectEvent(async () => {
    if (isOthers || !isBehind) return
    // Unsaved words of this window stay, and are compared with the other text when they are saved.
    if (!parts.isSaved) return setBehind(false)
    try {
      onReplaced(await fetchDocument(document))
    } catch {
      setBehind(false)
    }
  })
  useEffect(() => {
    if (!isOthers) void catchUp()
  }, [isOthers])
  const goal = useRef<string>(undefined)
  // Focuses a field once it is on screen.
  useEffect(() => {
    if (goal.current === undefined) return
    const field = window.document.getElementById(goal.current)
    goal.current = undefined
    field?.focus()
    field?.scrollIntoView({ block: "center" })
  })
  const go = ({ part, field }: Missing) => {
    if (part !== "details") onShow(part)
    setTried(true)
    goal.current = `${part}.${field}`
  }
  const problems = new Map(status.missing.map(({ part, field, text }) => [`${part}.${field}`, text]))
  const problemAt = (path: string) => (isTried ? problems.get(path) : undefined)
  /** The other text of one part; what this window has of the others is saved before. */
  const takeOther = async (part: WritingPartName) => {
    setBehind(true)
    try {
      for (const each of names) if (each !== part) await saves[each].flush()
      onReplaced(await fetchDocument(document))
    } catch {
      setBehind(false)
    }
  }
  const { Texts, Details } = noun
  const shared = { id: document.id, fields, isReadOnly }
  return (
    <DocumentFieldsContext value={{ document: fields, shown, put, problemAt }}>
      <LeaveGuard flush={parts.flush} isSaved={parts.isSaved} />
      <div className="mt-3">
        <Sides sides={status.sides} />
      </div>
      <LockNotice document={document} lock={lock} isSaved={parts.isSaved} onReplaced={onReplaced} />
      {names.map((part) =>
        saves[part].state.kind === "conflict" ? (
          <PartConflict
            key={part}
            document={document}
            part={part}
            fields={fields[part]}
            noun={noun}
            onKeep={(version) => void saves[part].overwrite(version)}
            onTake={() => void takeOther(part)}
          />
        ) : null,
      )}
      <div className="sticky top-0 z-10 mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-y bg-paper py-1">
        <SaveLine state={parts.state} />
        <div className="xl:hidden">
          <LanguageChoice shown={shown} onChoose={onShow} />
        </div>
        <DocumentActions
          status={status}
          parts={parts}
          noun={noun}
          shown={shown}
          isReadOnly={isReadOnly}
          onTried={() => {
            setTried(true)
            void parts.flush().then(refresh)
          }}
          onGo={go}
          onStatus={onStatus}
          onReplaced={onReplaced}
        />
      </div>
      <fieldset disabled={isReadOnly} className="mt-5 grid min-w-0 grid-cols-1 gap-8">
        <legend className="sr-only">{t("textAndDetails")}</legend>
        <Texts {...shared} />
        {Details ? (
          <section aria-labelledby="details" className="grid grid-cols-1 gap-6 border-t pt-6">
            <h2 id="details" className="voice-serif text-heading">
              {t("details")}
            </h2>
            <Details {...shared} />
          </section>
        ) : null}
      </fieldset>
    </DocumentFieldsContext>
  )
}
