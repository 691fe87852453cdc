import { useTranslations } from "use-intl"
import type { Waiting } from "./queries.ts"

/** What waits there was sent in by no one: facts of a text that have to be checked again, links that are broken. */
const queuesWithoutPeople: readonly string[] = ["facts", "links"]

export const isAboutPerson = ({ queue }: Pick<Waiting, "queue">) => !queuesWithoutPeople.includes(queue)

/** Who sent it in, or what it is if no one did. */
export function useReviewName() {
  const t = useTranslations("editors")
  return (review: Pick<Waiting, "applicant" | "queue" | "title">) =>
    review.applicant?.name ?? (isAboutPerson(review) ? t("left") : review.title)
}
