import type { Language } from "@shirube/contract/language"
import { type OwnReview, presentOwnReview } from "#api/platform/own-review"
import type { ApplicationRow } from "./queries.ts"

interface Own {
  readonly application: (ApplicationRow & { readonly proofFileId: string | null }) | undefined
  readonly review: OwnReview | undefined
}

export const presentApplication = ({ application, review }: Own, language: Language) => ({
  application: application
    ? {
        workplaces: application.workplaces.map(({ until, ...workplace }) => ({
          ...workplace,
          until: until ?? null,
        })),
        topics: application.topics,
        proof_link: application.proofLink,
        proof_text: application.proofText,
        proof_file_id: application.proofFileId,
      }
    : null,
  review: presentOwnReview(review, language),
})
