import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from "react"
import { useTranslations } from "use-intl"
import { randomUuid } from "#web/lib/api/random-key.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import type { Mine } from "../mine/use-mine.ts"
import { OwnDialogContext } from "./opening.ts"

interface Opened {
  readonly id: string
  readonly day: string | undefined
}

async function loadForm({ locale }: RouterContext) {
  const [{ OwnEntryForm }] = await Promise.all([import("./own-entry-form.tsx"), locale.need(["forms"])])
  return OwnEntryForm
}

const noChanges = () => () => {}
/** The form is also needed without a connection; only a first visit loads it when it is opened. */
const hasWorker = () => Boolean(navigator.serviceWorker?.controller)

/** One dialog for new and existing entries, opened from every view. */
export function OwnDialogProvider({ mine, children }: { mine: Mine; children: ReactNode }) {
  const t = useTranslations("calendar.own")
  const [opened, setOpened] = useState<Opened>()
  const isReturning = useSyncExternalStore(noChanges, hasWorker, () => false)
  const OwnEntryForm = useLoaded((opened !== undefined || isReturning) && loadForm, useApp())
  const close = useCallback(() => setOpened(undefined), [])
  const door = useMemo(
    () => ({
      open: (of: string | { readonly day: string }) =>
        setOpened(
          typeof of === "string" && of !== "new"
            ? { id: of, day: undefined }
            : { id: randomUuid(), day: typeof of === "object" ? of.day : undefined },
        ),
    }),
    [],
  )
  const entry = mine.entries.find(({ id }) => id === opened?.id)
  return (
    <OwnDialogContext value={door}>
      {children}
      <Dialog
        open={opened !== undefined}
        onClose={close}
        title={t(entry ? "change" : "add")}
        closeLabel={t("close")}
      >
        {opened && OwnEntryForm ? (
          <OwnEntryForm
            key={opened.id}
            mine={mine}
            id={opened.id}
            entry={entry}
            day={opened.day}
            onDone={close}
          />
        ) : null}
      </Dialog>
    </OwnDialogContext>
  )
}
