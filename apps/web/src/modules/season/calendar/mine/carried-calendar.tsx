import { useTranslations } from "use-intl"
import { useCarried } from "#web/lib/browser/use-carried.ts"

const carried = {
  kept: "calendar",
  carry: async () => (await import("./carry.ts")).carryCalendar(),
  tags: ["my-calendar", "due"],
} as const

export function CarriedCalendar() {
  const t = useTranslations("common")
  useCarried(carried, t("calendarCarried"))
  return null
}
