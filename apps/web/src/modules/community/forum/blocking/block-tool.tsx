import { Ban } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { Button } from "#web/ui/control/button.tsx"
import { tool } from "#web/ui/control/tool.ts"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import type { Writer } from "../queries.ts"

/** Blocks a named author, without notifying them. Anonymous authors can be reported. */
export function BlockTool({ writer }: { writer: Writer }) {
  const t = useTranslations("asking")
  const [isOpen, setOpen] = useState(false)
  const block = useAction("PUT /v1/blocks/{id}", {
    touches: ["block", "blocks", "members"],
    done: () => t("block.done"),
    onDone: () => setOpen(false),
  })
  if (writer.kind !== "member") return null
  const { id, name } = writer
  return (
    <>
      <button
        type="button"
        aria-label={t("block.of", { name })}
        className={tool}
        onClick={() => setOpen(true)}
      >
        <Ban aria-hidden className="size-4.5" />
        {t("block.press")}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("block.of", { name })}
        closeLabel={t("cancel")}
      >
        <p className="text-ink-soft">{t("block.lead")}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {t("cancel")}
          </Button>
          <Button
            variant="danger"
            busy={block.underWay.length > 0}
            busyLabel={t("block.busy")}
            onClick={() => void block.run({ params: { id } })}
          >
            {t("block.press")}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
