import { useQueryClient, useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { ShowMore } from "#web/ui/list/show-more.tsx"
import { notesQuery, senpaiQuery } from "./queries.ts"
import { useFacts } from "./screenings-page.tsx"
import { SenpaiActions } from "./senpai-actions.tsx"

/** One senpai or applicant, for editors: status, pause and end, interview notes. */
export function SenpaiPage({ id }: { id: string }) {
  const t = useTranslations("screenings")
  const href = useHref()
  const { data: senpai } = useSuspenseQuery(senpaiQuery(id))
  const facts = useFacts(senpai.screening)
  return (
    <>
      <TextLink kind="stand-alone" href={href("/editors/screenings")}>
        ← {t("back")}
      </TextLink>
      <h1 className="voice-serif wrap-anywhere mt-2 text-heading">{senpai.name}</h1>
      <p className="mt-1 text-ink-soft text-sm">{facts.join(" · ")}</p>
      <TextLink kind="stand-alone" href={href("/editors/senpai")}>
        {t("queue")}
      </TextLink>
      <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <SenpaiActions senpai={senpai} />
        <Notes id={id} />
      </div>
    </>
  )
}

function Notes({ id }: { id: string }) {
  const t = useTranslations("screenings")
  const moment = useMoment()
  const { status } = useApp()
  const cache = useQueryClient()
  const list = useSuspenseInfiniteQuery(notesQuery(id))
  const notes = list.data.pages.flatMap((page) => page.items)
  return (
    <section aria-labelledby="notes" className="max-w-measure">
      <h2 id="notes" className="voice-serif text-xl">
        {t("notes")}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft text-sm">{t("notesText")}</p>
      <Form
        key={notes[0]?.id ?? "first"}
        route="POST /v1/editors/screenings/{id}/notes"
        params={{ id }}
        problems={t("problems")}
        className="grid gap-4"
        onDone={async () => {
          status.show({ kind: "success", message: t("noteAdded") })
          await cache.invalidateQueries({ queryKey: notesQuery(id).queryKey })
        }}
      >
        {(at) => (
          <>
            <DraftKeeper of={`screening-note-${id}`} />
            <TextAreaField name={at("text")} label={t("note")} missing={t("noteMissing")} rows={4} required />
            <SubmitButton variant="secondary" className="justify-self-start" busyLabel={t("working")}>
              {t("addNote")}
            </SubmitButton>
          </>
        )}
      </Form>
      <ol className="mt-6 divide-y border-t">
        {notes.map((note) => (
          <li key={note.id} className="py-4">
            <p className="text-ink-soft text-sm">
              {t("noteBy", { name: note.by ?? t("formerEditor"), at: moment(note.at) })}
            </p>
            <p className="wrap-anywhere mt-1 whitespace-pre-line">{note.text}</p>
          </li>
        ))}
      </ol>
      <ShowMore
        isQuiet
        list={list}
        label={t("more")}
        busyLabel={t("loading")}
        onPress={() => void list.fetchNextPage()}
      />
    </section>
  )
}
