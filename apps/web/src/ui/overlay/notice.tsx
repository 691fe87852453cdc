import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"

export type NoticeKind = "info" | "success" | "warn" | "error"

const looks: Record<NoticeKind, { icon: typeof Info; box: string; title: string }> = {
  info: { icon: Info, box: "border-ai bg-ai-tint", title: "text-ai" },
  success: { icon: CircleCheck, box: "border-matcha bg-matcha-tint", title: "text-matcha" },
  warn: { icon: TriangleAlert, box: "border-yamabuki bg-yamabuki-tint", title: "text-yamabuki" },
  error: { icon: CircleAlert, box: "border-shu-ink bg-shu-tint", title: "text-shu-ink" },
}

type NoticeProps = {
  kind?: NoticeKind
  title?: ReactNode
  children?: ReactNode
  /** Set if the notice follows an action, so that it is announced. */
  live?: boolean
}

export function Notice({ kind = "info", title, children, live = false }: NoticeProps) {
  const { icon: Icon, box, title: titleColour } = looks[kind]
  return (
    <div
      role={live ? (kind === "error" ? "alert" : "status") : undefined}
      className={classNames("flex items-start gap-3 border-t-3 p-4 sm:p-5", box)}
    >
      <Icon aria-hidden className={classNames("mt-[0.15lh] size-5 flex-none", titleColour)} />
      <div className="min-w-0">
        {title ? <p className={classNames("font-semibold", titleColour)}>{title}</p> : null}
        {children}
      </div>
    </div>
  )
}
