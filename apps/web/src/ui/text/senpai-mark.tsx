import { Seal } from "../picture/seal.tsx"

/** Beside the name of a screened senpai: the seal, and the word for readers who do not know it. */
export function SenpaiMark({ label }: { label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-shu-ink text-sm">
      <Seal text="先輩" cut="outline" className="size-7!" />
      {label}
    </span>
  )
}
