import { useTranslations } from "use-intl"
import type { FoundMember } from "./queries.ts"

/** What someone is, the most important first. */
export function useMemberFacts({
  role,
  isSuspended,
  isAdministrator,
  isVerified,
  isScreened,
}: Pick<FoundMember, "role" | "isSuspended" | "isAdministrator" | "isVerified" | "isScreened">): string[] {
  const t = useTranslations("memberLookup")
  return [
    ...(isSuspended ? [t("suspended")] : []),
    isAdministrator ? t("administrator") : t(`roles.${role}`),
    ...(isVerified ? [t("verified")] : []),
    ...(isScreened ? [t("screened")] : []),
  ]
}
