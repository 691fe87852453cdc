import type { useBlocker } from "@tanstack/react-router"
import { Button } from "../control/button.tsx"
import { Dialog } from "./dialog.tsx"

interface LeaveDialogProps {
  readonly blocker: ReturnType<typeof useBlocker>
  readonly words: Readonly<Record<"title" | "text" | "stay" | "go", string>>
}

/** Asks before leaving unsaved changes. Escape and the first button stay. */
export function LeaveDialog({ blocker: { status, proceed, reset }, words }: LeaveDialogProps) {
  const stay = () => reset?.()
  return (
    <Dialog
      open={status === "blocked"}
      onClose={stay}
      title={words.title}
      closeLabel={words.stay}
      actions={
        <>
          <Button variant="quiet" onClick={() => proceed?.()}>
            {words.go}
          </Button>
          <Button onClick={stay}>{words.stay}</Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  )
}
