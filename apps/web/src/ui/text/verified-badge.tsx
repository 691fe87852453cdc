import { BadgeCheck } from "lucide-react"

/** Beside the name of a student whose university is verified. */
export function VerifiedBadge({ label }: { label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 border border-matcha px-2 py-0.5 text-matcha text-sm">
      <BadgeCheck aria-hidden className="size-4 flex-none" />
      {label}
    </span>
  )
}
