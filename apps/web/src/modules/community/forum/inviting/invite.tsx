import { UserRoundPlus } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { tool } from "#web/ui/control/tool.ts"
import { useOpened, withFormTexts } from "../member-actions/use-opened.ts"
import type { Question } from "../queries.ts"

const loadDialog = withFormTexts(async () => (await import("./invite-dialog.tsx")).InviteDialog)

/** The asker can invite a few senpai to answer. */
export function Invite({ question }: { question: Question }) {
  const t = useTranslations("asking")
  const [isOpen, setOpen] = useState(false)
  const InviteDialog = useOpened(isOpen, loadDialog)
  return (
    <>
      <button type="button" className={tool} onClick={() => setOpen(true)}>
        <UserRoundPlus aria-hidden className="size-4.5" />
        {t("invite")}
      </button>
      {InviteDialog ? (
        <InviteDialog questionId={question.id} open={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
