// The last section of an editing page: unpublishing, republishing, deleting.
import { type ReactNode, useState } from "react"
import { Button } from "../control/button.tsx"
import { ConfirmDialog } from "../overlay/confirm-dialog.tsx"

interface SectionProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

export function EndingSection({ title, text, children }: SectionProps) {
  return (
    <section aria-labelledby="ending" className="grid justify-items-start gap-3 border-t pt-6">
      <h2 id="ending" className="voice-serif text-heading">
        {title}
      </h2>
      <p className="max-w-measure text-ink-soft">{text}</p>
      {children}
    </section>
  )
}

interface AskedProps extends Omit<SectionProps, "children"> {
  readonly label: string
  readonly ask: string
  readonly cancel: string
  readonly busyLabel?: string | undefined
  readonly isBusy: boolean
  readonly onYes: () => Promise<unknown>
}

/** Asks for confirmation. */
export function AskedEnding({ title, text, label, ask, cancel, busyLabel, isBusy, onYes }: AskedProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <EndingSection title={title} text={text}>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={ask}
        back={cancel}
        label={label}
        busyLabel={busyLabel}
        isBusy={isBusy}
        onConfirm={() => void onYes().finally(() => setAsking(false))}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </EndingSection>
  )
}
