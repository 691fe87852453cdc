import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { ShowMore } from "#web/ui/list/show-more.tsx"
import { type MemberNote, notesQuery, notesTag } from "./queries.ts"

/** What editors have written down about a person, and a field for the next note. */
export function MemberNotes({ memberId }: { memberId: string }) {
  const t = useTranslations("memberLookup.notes")
  const cache = useQueryClient()
  const list = useInfiniteQuery(notesQuery(memberId))
  const notes = list.data?.pages.flatMap(({ items }) => items) ?? []
  const [times, setTimes] = useState(0)
  return (
    <div className="grid gap-4">
      {notes.length === 0 ? null : (
        <ul className="divide-y border-y">
          {notes.map((note) => (
            <Note key={note.id} note={note} memberId={memberId} />
          ))}
        </ul>
      )}
      <ShowMore
        isQuiet
        list={list}
        label={t("more")}
        busyLabel={t("loading")}
        onPress={() => void list.fetchNextPage()}
      />
      <Form
        key={times}
        route="POST /v1/editors/members/{id}/notes"
        params={{ id: memberId }}
        problems={t("problems")}
        className="grid gap-3"
        onDone={() => {
          refetch(cache, [notesTag(memberId)])
          setTimes(times + 1)
        }}
      >
        {(at) => (
          <>
            <DraftKeeper of={`note-${memberId}`} />
            <TextAreaField
              name={at("text")}
              label={t("text")}
              help={t("help")}
              missing={t("missing")}
              rows={3}
              required
            />
            <SubmitButton variant="secondary" className="justify-self-start" busyLabel={t("saving")}>
              {t("add")}
            </SubmitButton>
          </>
        )}
      </Form>
    </div>
  )
}

function Note({ note, memberId }: { note: MemberNote; memberId: string }) {
  const t = useTranslations("memberLookup.notes")
  const moment = useMoment()
  const [isOpen, setOpen] = useState(false)
  const { id, text, by, isOwn, createdAt, editedAt } = note
  const remove = useAction("DELETE /v1/editors/notes/{id}", {
    touches: [notesTag(memberId)],
    done: () => t("removed"),
  })
  return (
    <li className="grid gap-1 py-2 text-sm">
      <p className="text-ink-soft">
        {by ?? t("formerEditor")} · <time dateTime={createdAt}>{moment(createdAt)}</time>
        {editedAt === null ? null : ` · ${t("edited", { at: moment(editedAt) })}`}
      </p>
      {isOpen ? (
        <ChangeForm note={note} memberId={memberId} onDone={() => setOpen(false)} />
      ) : (
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      )}
      {isOwn ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" className="ps-0!" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t("change")}
          </Button>
          <Button
            variant="quiet"
            busy={remove.underWay.length > 0}
            busyLabel={t("removing")}
            onClick={() => void remove.run({ params: { id } })}
          >
            {t("remove")}
          </Button>
        </div>
      ) : null}
    </li>
  )
}

interface ChangeFormProps {
  readonly note: MemberNote
  readonly memberId: string
  readonly onDone: () => void
}

function ChangeForm({ note: { id, text }, memberId, onDone }: ChangeFormProps) {
  const t = useTranslations("memberLookup.notes")
  const cache = useQueryClient()
  return (
    <Form
      route="PUT /v1/editors/notes/{id}"
      params={{ id }}
      start={{ text }}
      problems={t("problems")}
      className="grid gap-3"
      onDone={() => {
        refetch(cache, [notesTag(memberId)])
        onDone()
      }}
    >
      {(at) => (
        <>
          <TextAreaField
            name={at("text")}
            id={`note-${id}`}
            label={t("text")}
            missing={t("missing")}
            rows={3}
            required
          />
          <SubmitButton variant="secondary" className="justify-self-start" busyLabel={t("saving")}>
            {t("save")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}
