import { useTranslations } from "use-intl"
import type { PrintProblem } from "../queries.ts"

export function useProblemText(): (problem: PrintProblem) => string {
  const t = useTranslations("resumes.problems")
  return (problem) =>
    problem.kind === "unprintable"
      ? t("unprintable", {
          characters: problem.characters
            .map(
              (character) =>
                `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")})`,
            )
            .join(", "),
        })
      : t(problem.unit, { count: problem.excess })
}
