import { useBlocker } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { LeaveDialog } from "#web/ui/overlay/leave-dialog.tsx"

interface LeaveGuardProps {
  /** True once everything is saved. */
  readonly flush: () => Promise<boolean>
  readonly isSaved: boolean
}

/** For a document with autosave. Saves before leaving; asks only if that fails. */
export function LeaveGuard({ flush, isSaved }: LeaveGuardProps) {
  const t = useTranslations("documents")
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await flush()),
    enableBeforeUnload: () => !isSaved,
    withResolver: true,
  })
  const words = { title: t("leave.title"), text: t("leave.text"), stay: t("leave.stay"), go: t("leave.go") }
  return <LeaveDialog blocker={blocker} words={words} />
}
