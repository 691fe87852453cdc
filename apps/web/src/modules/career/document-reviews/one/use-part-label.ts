import { useTranslations } from "use-intl"
import type { SharedPart } from "../queries.ts"

/** The company's own words for a question, or the usual name. */
export function usePartLabel() {
  const t = useTranslations("documentReviews.parts")
  return ({ name, asked }: Pick<SharedPart, "name" | "asked">) => asked ?? t(name)
}
