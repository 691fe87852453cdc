import type { Language } from "@shirube/contract/language"
import type { ReviewState } from "@shirube/contract/review"
import type { ApplicationRow } from "./queries.ts"

interface Own {
  readonly application: (ApplicationRow & { readonly proofFileId: string | null }) | undefined
  readonly review:
    | {
        readonly state: ReviewState
        readonly submittedAt: Date
        readonly decidedAt: Date | null
        readonly reason: Readonly<Record<Language, string>> | null
      }
    | undefined
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
  review: review
    ? {
        state: review.state,
        submitted_at: review.submittedAt.toISOString(),
        decided_at: review.decidedAt?.toISOString() ?? null,
        reason: review.reason?.[language] ?? null,
      }
    : null,
})
