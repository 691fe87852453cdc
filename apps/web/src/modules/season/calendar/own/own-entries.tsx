import { type ReactNode, useCallback, useMemo, useState } from "react"
import { useTranslations } from "use-intl"
import { randomUuid } from "#web/lib/api/random-key.ts"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import type { Mine } from "../mine/use-mine.ts"
import { OwnDialogContext } from "./opening.ts"
import { OwnEntryForm } from "./own-entry-form.tsx"

interface Opened {
  readonly id: string
  readonly day: string | undefined
}

/** One dialog for new and existing entries, opened from every view. */
export function OwnDialogProvider({ mine, children }: { mine: Mine; children: ReactNode }) {
  const t = useTranslations("calendar.own")
  const [opened, setOpened] = useState<Opened>()
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
        {opened ? (
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
