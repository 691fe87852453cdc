import { useBlocker } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"

interface LeaveGuardProps {
  /** True once nothing is left to save. */
  readonly flush: () => Promise<boolean>
  readonly isSaved: boolean
}

/** Whoever leaves takes nothing along that could still be saved; where it cannot be, they are asked. */
export function LeaveGuard({ flush, isSaved }: LeaveGuardProps) {
  const t = useTranslations("documents")
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await flush()),
    enableBeforeUnload: () => !isSaved,
    withResolver: true,
  })
  const stay = () => reset?.()
  return (
    <Dialog
      open={status === "blocked"}
      onClose={stay}
      title={t("leave.title")}
      closeLabel={t("leave.stay")}
      actions={
        <>
          <Button variant="quiet" onClick={() => proceed?.()}>
            {t("leave.go")}
          </Button>
          <Button onClick={stay}>{t("leave.stay")}</Button>
        </>
      }
    >
      <p>{t("leave.text")}</p>
    </Dialog>
  )
}
