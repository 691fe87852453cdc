import type { Language } from "@shirube/vocabulary/language"
import { type OwnReview, presentOwnReview } from "#api/kernel/features/own-review"
import type { ApplicationRow } from "./queries.ts"

interface Own {
  readonly application:
    | (ApplicationRow & { readonly isScreened: boolean; readonly proofFileId: string | null })
    | undefined
  readonly review: OwnReview | undefined
}

export const presentApplication = ({ application, review }: Own, language: Language) => ({
  application: application
    ? {
        workplaces: (application.proposedWorkplaces ?? application.workplaces).map(presentWorkplace),
        screened_workplaces: application.isScreened ? application.workplaces.map(presentWorkplace) : null,
        topics: application.topics,
        proof_link: application.proofLink,
        proof_text: application.proofText,
        proof_file_id: application.proofFileId,
      }
    : null,
  review: presentOwnReview(review, language),
})

const presentWorkplace = ({ until, ...workplace }: Workplace) => ({ ...workplace, until: until ?? null })

interface PublicParts {
  readonly nationality: string | null
  readonly isCompanyShown: boolean
  readonly isWorkplaceShown: boolean
}
type Workplace = ApplicationRow["workplaces"][number]

/** The most recent ongoing workplace. */
export const currentOf = (workplaces: readonly Workplace[]) =>
  workplaces.filter(({ until }) => until === undefined).toSorted((a, b) => (a.since < b.since ? 1 : -1))[0]

/** The details beside a senpai's name; undefined if they show none. */
export function presentBackground(
  { nationality, isCompanyShown, isWorkplaceShown }: PublicParts,
  workplaces: readonly Workplace[],
  name: (kind: "countries" | "industries", id: string) => string | null,
) {
  const current = currentOf(workplaces)
  const background = {
    company: (isCompanyShown && current?.company) || null,
    industry: (isWorkplaceShown && current && name("industries", current.industry)) || null,
    city: (isWorkplaceShown && current?.city) || null,
    country: nationality && name("countries", nationality),
  }
  return Object.values(background).some(Boolean) ? background : undefined
}
