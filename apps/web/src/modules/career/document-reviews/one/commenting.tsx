import {
  LONGEST_MARK_COMMENT,
  LONGEST_QUOTE,
  LONGEST_REVIEW_WORDS,
  LONGEST_SUGGESTION,
  MOST_MARKS,
} from "@shirube/vocabulary/career/document-reviews/choices"
import type { Passage } from "@shirube/vocabulary/career/document-reviews/passages"
import { Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { ConflictNotice } from "#web/kits/drafts/conflict-notice.tsx"
import { LeaveGuard } from "#web/kits/drafts/leave-guard.tsx"
import { SaveLine } from "#web/kits/drafts/save-line.tsx"
import { useAutosave } from "#web/kits/drafts/use-autosave.ts"
import { api } from "#web/lib/api/api.ts"
import { randomUuid } from "#web/lib/api/random-key.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { IconButton } from "#web/ui/control/icon-button.tsx"
import { TextArea } from "#web/ui/control/text-input.tsx"
import { type Mark, REVIEWS, type Review, reviewQuery, reviewTag, type SharedPart } from "../queries.ts"
import { CommentedPart } from "./commented-part.tsx"
import { usePartLabel } from "./use-part-label.ts"

type Draft = Omit<Mark, "decision">
interface Written {
  readonly words: string
  readonly marks: readonly Draft[]
}

const withoutDecision = ({ decision: _, ...mark }: Mark): Draft => mark

interface CommentingProps {
  readonly review: Review
  readonly parts: readonly SharedPart[]
  /** Called when the comments from another window replace these. */
  readonly onReplaced: () => void
}

/** The senpai's desk: the texts with their marks, and a comment for each. */
export function Commenting({ review, parts, onReplaced }: CommentingProps) {
  const t = useTranslations("documentReviews.commenting")
  const app = useApp()
  const labelOf = usePartLabel()
  const { id, comments } = review
  const draft = `document-review-${id}`
  const [written, setWritten] = useState<Written>({
    words: comments?.words ?? "",
    marks: (comments?.marks ?? []).map(withoutDecision),
  })
  const [current, setCurrent] = useState<string>()
  const save = useAutosave({
    name: draft,
    version: comments?.version ?? 0,
    document: written,
    savedAt: comments && comments.version > 0 ? comments.updatedAt : null,
    save: (version, { words, marks }: Written) =>
      api("PUT /v1/document-reviews/{review}/comments", {
        params: { review: id },
        body: { version, words, marks: [...marks] },
        handles: "all",
      }),
    conflict: "document_review.changed_elsewhere",
    onSaved: () => undefined,
    onRestored: setWritten,
  })
  const send = useAction("POST /v1/document-reviews/{review}/send", {
    touches: [REVIEWS, reviewTag(id)],
    done: () => t("sent"),
  })
  const sendNow = async () => {
    if (await save.flush()) await send.run({ params: { review: id }, body: { version: save.current() } })
  }
  const add = (part: SharedPart, { start, end }: Passage) => {
    const mark = {
      id: randomUuid(),
      part: part.key,
      start,
      end,
      quote: part.text.slice(start, end),
      comment: "",
      suggestion: null,
    }
    setWritten((before) => ({ ...before, marks: [...before.marks, mark] }))
    setCurrent(mark.id)
    requestAnimationFrame(() => document.getElementById(`comment-${mark.id}`)?.focus())
  }
  const put = (markId: string, change: Partial<Draft>) =>
    setWritten((before) => ({
      ...before,
      marks: before.marks.map((mark) => (mark.id === markId ? { ...mark, ...change } : mark)),
    }))
  const remove = (markId: string) =>
    setWritten((before) => ({ ...before, marks: before.marks.filter((mark) => mark.id !== markId) }))
  const sorted = inOrder(written.marks, parts)
  const isFull = written.marks.length >= MOST_MARKS
  return (
    <div className="grid grid-cols-1 gap-8">
      {save.state.kind === "conflict" ? (
        <ConflictNotice
          name={draft}
          fetchOther={async () => {
            const other = await (await app.queries.open()).fetchQuery({ ...reviewQuery(id), staleTime: 0 })
            return { version: 0, ...other.comments }
          }}
          onKeep={(version) => void save.overwrite(version)}
          onTake={onReplaced}
        />
      ) : null}
      <LeaveGuard flush={save.flush} isSaved={save.state.kind === "saved"} />
      <p className="text-ink-soft">{t("lead")}</p>
      <div className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-6 border-y bg-paper py-1">
        <SaveLine state={save.state} />
      </div>
      {parts.map((part) => (
        <section key={part.key} aria-label={labelOf(part)} className="grid grid-cols-1 gap-4">
          <CommentedPart
            part={part}
            marks={sorted.filter(({ mark }) => mark.part === part.key)}
            current={current}
            {...(isFull ? {} : { onMark: (passage: Passage) => add(part, passage) })}
          />
          <ol className="grid grid-cols-1 gap-4">
            {sorted
              .filter(({ mark }) => mark.part === part.key)
              .map(({ mark, number }) => (
                <li
                  key={mark.id}
                  id={`mark-${mark.id}`}
                  onFocusCapture={() => setCurrent(mark.id)}
                  className="grid grid-cols-1 gap-3 border-s-2 border-s-ai ps-4"
                >
                  <div className="flex items-start justify-between gap-3">
                    <p className="wrap-anywhere">
                      <span className="font-semibold text-ai">{number}</span>{" "}
                      <q className="text-ink-soft">{shortened(mark.quote)}</q>
                    </p>
                    <IconButton label={t("remove", { number })} onClick={() => remove(mark.id)}>
                      <Trash2 aria-hidden className="size-4.5" />
                    </IconButton>
                  </div>
                  <Field label={t("comment")} id={`comment-${mark.id}`}>
                    {(control) => (
                      <TextArea
                        {...control}
                        rows={2}
                        maxLength={LONGEST_MARK_COMMENT}
                        value={mark.comment}
                        onChange={(event) => put(mark.id, { comment: event.target.value })}
                      />
                    )}
                  </Field>
                  <Field label={t("suggestion")} help={t("suggestionHelp")}>
                    {(control) => (
                      <TextArea
                        {...control}
                        rows={2}
                        maxLength={LONGEST_SUGGESTION}
                        value={mark.suggestion ?? ""}
                        onChange={(event) => put(mark.id, { suggestion: event.target.value || null })}
                      />
                    )}
                  </Field>
                </li>
              ))}
          </ol>
        </section>
      ))}
      <Field label={t("words")} help={t("wordsHelp")}>
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            maxLength={LONGEST_REVIEW_WORDS}
            value={written.words}
            onChange={(event) => {
              const { value } = event.target
              setWritten((before) => ({ ...before, words: value }))
            }}
          />
        )}
      </Field>
      <div className="grid gap-2">
        <Button
          size="large"
          className="justify-self-start"
          busy={send.underWay.length > 0}
          busyLabel={t("sending")}
          onClick={() => void sendNow()}
        >
          {t("send")}
        </Button>
        <p className="text-ink-soft text-sm">{t("sendNote")}</p>
      </div>
    </div>
  )
}

/** Numbered in the order of the texts. */
function inOrder(marks: readonly Draft[], parts: readonly SharedPart[]) {
  const placeOf = (part: string) => parts.findIndex(({ key }) => key === part)
  return [...marks]
    .sort((one, other) => placeOf(one.part) - placeOf(other.part) || one.start - other.start)
    .map((mark, place) => ({ mark, number: place + 1 }))
}

const shortened = (quote: string) =>
  quote.length > LONGEST_QUOTE / 5 ? `${quote.slice(0, LONGEST_QUOTE / 5)}…` : quote
