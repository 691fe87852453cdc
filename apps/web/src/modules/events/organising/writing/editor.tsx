import {
  type EventMissing,
  eventMissingTexts,
  missingInEvent,
} from "@shirube/vocabulary/events/events/missing"
import type { Language } from "@shirube/vocabulary/language"
import { useEffect, useRef, useState } from "react"
import { useLocale } from "use-intl"
import { ConflictNotice } from "#web/kits/drafts/conflict-notice.tsx"
import { LanguageChoice } from "#web/kits/drafts/language-choice.tsx"
import { LeaveGuard } from "#web/kits/drafts/leave-guard.tsx"
import { withValue } from "#web/kits/drafts/paths.ts"
import { SaveLine } from "#web/kits/drafts/save-line.tsx"
import { useAutosave } from "#web/kits/drafts/use-autosave.ts"
import { DocumentFieldsContext } from "#web/kits/drafts/written-context.ts"
import { type EventDraft, type EventDraftStatus, fetchEventDraft, saveEventDraft } from "../queries.ts"
import { SpeakersPart } from "../speakers/speakers-part.tsx"
import { AboutPart } from "./about-part.tsx"
import { DatesPart } from "./dates-part.tsx"
import type { EventDocument } from "./document.ts"
import { MissingList } from "./missing-list.tsx"
import { QuestionsPart } from "./questions-part.tsx"
import { SubmitSection } from "./submit-section.tsx"
import { WritingContext } from "./writing-context.ts"

interface EditorProps {
  readonly draft: EventDraft
  readonly status: EventDraftStatus
  readonly onStatus: (status: EventDraftStatus) => void
  /** Called when the draft from another window replaces this one. */
  readonly onReplaced: (draft: EventDraft) => void
}

export function Editor({ draft, status, onStatus, onReplaced }: EditorProps) {
  const reader = useLocale()
  const { id } = draft
  const name = `event.${id}`
  const [document, setDocument] = useState<EventDocument>(draft.document)
  const [shown, setShown] = useState<Language>(reader)
  const [isTried, setTried] = useState(false)
  const missing = missingInEvent(document)
  const save = useAutosave({
    name,
    version: status.version,
    document,
    savedAt: status.version === 0 ? null : status.updatedAt,
    save: (version, written) => saveEventDraft(id, { version, document: written }),
    conflict: "event.changed_elsewhere",
    onSaved: onStatus,
    onRestored: setDocument,
  })
  const goal = useRef<string>(undefined)
  // Focuses a field once it is on screen.
  useEffect(() => {
    if (goal.current === undefined) return
    const field = window.document.getElementById(goal.current)
    goal.current = undefined
    field?.focus()
    field?.scrollIntoView({ block: "center" })
  })
  const go = ({ path, language }: EventMissing) => {
    if (language) setShown(language)
    setTried(true)
    goal.current = path
  }
  const problems = new Map(missing.map(({ path, code }) => [path, eventMissingTexts[code][reader]]))
  const put = (path: string, value: unknown) => setDocument((now) => withValue(now, path, value))
  const problemAt = (path: string) => (isTried ? problems.get(path) : undefined)
  return (
    <DocumentFieldsContext value={{ document, shown, put, problemAt }}>
      <WritingContext value={{ document, put }}>
        {save.state.kind === "conflict" ? (
          <ConflictNotice
            name={name}
            fetchOther={() => fetchEventDraft(id)}
            onKeep={(version) => void save.overwrite(version)}
            onTake={onReplaced}
          />
        ) : null}
        <LeaveGuard flush={save.flush} isSaved={save.state.kind === "saved"} />
        <div className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-y bg-paper py-2">
          <SaveLine state={save.state} />
          <div className="xl:hidden">
            <LanguageChoice shown={shown} onChoose={setShown} />
          </div>
        </div>
        <AboutPart isProposal={draft.isProposal} picture={draft.picture} />
        <DatesPart />
        <SpeakersPart />
        <QuestionsPart />
        <MissingList missing={missing} onGo={go} />
        <SubmitSection
          id={id}
          status={status}
          missing={missing}
          save={save}
          onTried={() => setTried(true)}
          onStatus={onStatus}
        />
      </WritingContext>
    </DocumentFieldsContext>
  )
}
