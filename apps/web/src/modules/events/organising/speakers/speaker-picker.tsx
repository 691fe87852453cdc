import { LONGEST_SEARCHED_NAME } from "@shirube/vocabulary/people/members/choices"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { usePaused } from "#web/lib/browser/use-paused.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { speakersQuery } from "../queries.ts"

type Speaker = ApiResponse<"GET /v1/event-speakers">["items"][number]

interface SpeakerPickerProps {
  readonly open: boolean
  /** True for people who are already speakers, so that they are not added twice. */
  readonly isNamed: (person: string) => boolean
  readonly onPick: (person: Speaker) => void
  readonly onClose: () => void
}

/** Finds a screened senpai by name. */
export function SpeakerPicker({ open, isNamed, onPick, onClose }: SpeakerPickerProps) {
  const t = useTranslations("makingEvents.picker")
  const [name, setName] = useState("")
  const wanted = usePaused(name.trim())
  const { data } = useQuery({ ...speakersQuery(wanted), enabled: open && wanted !== "" })
  return (
    <Dialog open={open} onClose={onClose} title={t("title")} closeLabel={t("close")}>
      <div className="grid gap-4">
        <p className="text-ink-soft">{t("lead")}</p>
        <Field label={t("name")}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={name}
              maxLength={LONGEST_SEARCHED_NAME}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {wanted === "" ? null : data ? (
          <ul aria-label={t("found")} aria-live="polite" className="divide-y border-y">
            {data.items.length === 0 ? <li className="py-3 text-ink-soft">{t("nobody")}</li> : null}
            {data.items.map((person) => (
              <li key={person.id} className="flex flex-wrap items-center gap-3 py-3">
                <Seal text={person.seal} className="size-10!" />
                <span className="wrap-anywhere min-w-40 flex-1">
                  <span className="block font-semibold">{person.name}</span>
                  {person.work ? <span className="block text-ink-soft text-sm">{person.work}</span> : null}
                </span>
                {isNamed(person.id) ? (
                  <span className="text-ink-soft text-sm">{t("named")}</span>
                ) : (
                  <Button
                    variant="secondary"
                    aria-label={t("pickOne", { name: person.name })}
                    onClick={() => onPick(person)}
                  >
                    {t("pick")}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <Skeleton shape="text" lines={3} label={t("loading")} />
        )}
      </div>
    </Dialog>
  )
}
