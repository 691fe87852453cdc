import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { personalQuery } from "#web/lib/query/personal.ts"
import { tool } from "#web/ui/control/tool.ts"
import type { Writer } from "../queries.ts"

/**
 * Covers a post by a blocked author with one line (`.shadeable` in the styles) until the reader opens it. The
 * page itself is the same for everyone.
 */
export function Shade({ writer, questionId }: { writer: Writer; questionId: string }) {
  const t = useTranslations("asking")
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(personalQuery(`question:${questionId}`))
  const isBlocked = writer.kind === "member" && data?.block.people.includes(writer.id) === true
  if (!isBlocked || isOpen) return null
  return (
    <p className="shade col-text flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
      {t("block.hidden")}
      <button type="button" className={tool} onClick={() => setOpen(true)}>
        {t("block.show")}
      </button>
    </p>
  )
}
