import { LONGEST_INTERVIEW_NOTE } from "@shirube/vocabulary/career/interview-practice/choices"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { ConflictNotice } from "#web/kits/drafts/conflict-notice.tsx"
import { LeaveGuard } from "#web/kits/drafts/leave-guard.tsx"
import { SaveLine } from "#web/kits/drafts/save-line.tsx"
import { fetchCareerDocument, isOfKind } from "#web/modules/career/career-documents/queries.ts"
import { useCareerDocument } from "#web/modules/career/career-documents/use-career-document.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { TextArea } from "#web/ui/control/text-input.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { interviewNotesQuery, type LoadedNotes, noteFor, withNote } from "./queries.ts"

export function OwnNotes({ question }: { question: string }) {
  const t = useTranslations("interview.notes")
  const { data, isError, refetch } = useQuery(interviewNotesQuery)
  if (isError)
    return (
      <Notice kind="error" live>
        <p>{t("failed")}</p>
        <p className="mt-3">
          <Button variant="secondary" onClick={() => void refetch()}>
            {t("retry")}
          </Button>
        </p>
      </Notice>
    )
  return data ? (
    <OpenedNotes loaded={data} question={question} />
  ) : (
    <Skeleton shape="text" lines={4} label={t("loading")} />
  )
}

/** Remounts the editor if the text from another window replaces this one. */
function OpenedNotes({ loaded, question }: { loaded: LoadedNotes; question: string }) {
  const [opened, setOpened] = useState(loaded)
  return <NoteEditor key={opened.version} opened={opened} question={question} onReplaced={setOpened} />
}

interface NoteEditorProps {
  readonly opened: LoadedNotes
  readonly question: string
  readonly onReplaced: (other: LoadedNotes) => void
}

function NoteEditor({ opened, question, onReplaced }: NoteEditorProps) {
  const t = useTranslations("interview.notes")
  const editing = useCareerDocument<"interview-notes">(opened)
  return (
    <>
      {editing.state.kind === "conflict" ? (
        <ConflictNotice
          name={editing.draft}
          fetchOther={() => fetchCareerDocument(editing.id)}
          onKeep={(version) => void editing.overwrite(version)}
          onTake={(other) => {
            if (isOfKind(other, "interview-notes")) onReplaced(other)
          }}
        />
      ) : null}
      <LeaveGuard flush={editing.flush} isSaved={editing.isSaved} />
      <Field label={t("label")} help={t("help")}>
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            value={noteFor(editing.content, question)}
            maxLength={LONGEST_INTERVIEW_NOTE}
            placeholder={t("placeholder")}
            onChange={({ target }) => editing.change((before) => withNote(before, question, target.value))}
          />
        )}
      </Field>
      <SaveLine state={editing.state} />
    </>
  )
}
