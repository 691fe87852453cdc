import { registrationStates } from "@shirube/vocabulary/events/events/choices"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { Download, Search } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { saveFile } from "#web/lib/api/save-file.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import { useFailure } from "#web/lib/api/use-failure.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { Ago } from "#web/ui/text/ago.tsx"
import { usePlace } from "../place.ts"
import { type Guest, type GuestFilter, guestsQuery, type OrganisedEvent } from "../queries.ts"

interface GuestsPartProps {
  readonly event: OrganisedEvent
  readonly filter: GuestFilter
}

export function GuestsPart({ event, filter }: GuestsPartProps) {
  const t = useTranslations("makingEvents")
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(
    guestsQuery(event.id, filter),
  )
  const guests = data.pages.flatMap(({ items }) => items)
  return (
    <section aria-labelledby="guests" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="guests" className="voice-serif text-heading">
          {t("parts.guests")}
        </h2>
        <Table id={event.id} session={filter.session} />
      </div>
      <FilterForm event={event} filter={filter} />
      {guests.length === 0 ? (
        <p className="text-ink-soft">{t("guests.none")}</p>
      ) : (
        <ul className="divide-y border-y">
          {guests.map((guest) => (
            <li key={guest.id}>
              <GuestRow event={event} guest={guest} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <p>
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("more")}
          </Button>
        </p>
      ) : null}
      <p className="max-w-measure text-ink-soft text-sm">{t("guests.privacy")}</p>
    </section>
  )
}

/** Contains names and email addresses, so it is fetched with the reader's token and saved as a download. */
function Table({ id, session }: { id: string; session: string | undefined }) {
  const t = useTranslations("makingEvents")
  const failures = useFailure()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const file = await api("GET /v1/organised-events/{id}/guests.csv", {
        params: { id },
        query: session ? { session } : {},
        answer: "file",
        handles: "all",
      })
      saveFile(file, `${id}.csv`)
    } catch (error) {
      failures.tell(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="secondary"
      busy={isBusy}
      icon={<Download aria-hidden className="size-4.5" />}
      onClick={() => void download()}
    >
      {t("guests.csv")}
    </Button>
  )
}

function FilterForm({ event, filter }: GuestsPartProps) {
  const t = useTranslations("makingEvents")
  const moment = useMoment()
  const navigate = useNavigate()
  const { dashboard } = usePlace()
  const show = (change: Partial<GuestFilter>) => {
    const wanted = Object.entries({ ...filter, ...change }).filter(([, value]) => value)
    const search = new URLSearchParams(wanted as [string, string][]).toString()
    void navigate({
      href: search ? `${dashboard(event.id)}?${search}` : dashboard(event.id),
      resetScroll: false,
    })
  }
  return (
    <search className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <form
        onSubmit={(submit) => {
          submit.preventDefault()
          show({ q: String(new FormData(submit.currentTarget).get("q") ?? "").trim() })
        }}
      >
        <Field label={t("guests.search")} help={t("guests.searchHelp")}>
          {(control) => (
            <span className="flex gap-2">
              <TextInput {...control} name="q" type="search" defaultValue={filter.q} maxLength={100} />
              <Button type="submit" variant="secondary" aria-label={t("guests.find")}>
                <Search aria-hidden className="size-4.5" />
              </Button>
            </span>
          )}
        </Field>
      </form>
      <Field label={t("guests.state")}>
        {(control) => (
          <Select
            {...control}
            value={filter.state ?? ""}
            placeholder={t("guests.all")}
            options={registrationStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
            onChange={({ target }) => show({ state: (target.value || undefined) as GuestFilter["state"] })}
          />
        )}
      </Field>
      {event.sessions.length > 1 ? (
        <Field label={t("guests.date")}>
          {(control) => (
            <Select
              {...control}
              value={filter.session ?? ""}
              placeholder={t("guests.allDates")}
              options={event.sessions.map(({ id, startsAt }) => ({ value: id, label: moment(startsAt) }))}
              onChange={({ target }) => show({ session: target.value || undefined })}
            />
          )}
        </Field>
      ) : null}
    </search>
  )
}

function GuestRow({ event, guest }: { event: OrganisedEvent; guest: Guest }) {
  const t = useTranslations("makingEvents")
  const moment = useMoment()
  const date = event.sessions.find(({ id }) => id === guest.sessionId)
  const undo = useAction("DELETE /v1/organised-events/{id}/guests/{guest}/check-in", {
    touches: ["event-guests"],
    done: () => t("guests.undone"),
  })
  return (
    <article className="grid grid-cols-1 gap-x-6 gap-y-1 py-3.5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
      <div className="min-w-0">
        <h3 className="wrap-anywhere font-semibold">{guest.name}</h3>
        <p className="wrap-anywhere text-ink-soft text-sm">{guest.email}</p>
      </div>
      <div className="min-w-0 text-sm">
        <p className="wrap-anywhere flex flex-wrap gap-x-4 text-ink-soft">
          {guest.university ? <span>{guest.university}</span> : null}
          {guest.japaneseLevel ? (
            <span>{t("guests.japanese", { level: guest.japaneseLevel.toUpperCase() })}</span>
          ) : null}
          {guest.mode ? <span>{t(`guests.modes.${guest.mode}`)}</span> : null}
          {date && event.sessions.length > 1 ? <span>{moment(date.startsAt)}</span> : null}
        </p>
        {guest.answers.map(({ label, answer }) => (
          <p key={label} className="wrap-anywhere">
            <span className="text-ink-soft">{label}</span> {answer}
          </p>
        ))}
      </div>
      <div className="text-sm md:text-end">
        <p className="font-semibold">{t(`states.${guest.state}`)}</p>
        {guest.checkedInAt ? (
          <p className="text-ink-soft">
            <Ago at={guest.checkedInAt} precision="moment" />
          </p>
        ) : null}
        {guest.state === "attended" ? (
          <Button
            variant="quiet"
            className="px-0!"
            busy={undo.underWay.length > 0}
            onClick={() => void undo.run({ params: { id: event.id, guest: guest.id } })}
          >
            {t("guests.undo")}
          </Button>
        ) : null}
      </div>
    </article>
  )
}
