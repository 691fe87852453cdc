import type { ArticleDetails, ArticleText } from "@shirube/vocabulary/learning/articles/writing"
import { useTranslations } from "use-intl"
import type { WrittenNoun } from "#web/kits/drafts/written-noun.ts"
import { ArticleDetailsFields } from "./details-fields.tsx"
import { ArticleTextFields } from "./text-fields.tsx"

export const articleNoun: WrittenNoun = {
  name: "article",
  Texts: ArticleTextFields,
  Details: ArticleDetailsFields,
  usePartTexts,
  isPublishedTogether: false,
  hasPreview: true,
}

function usePartTexts(): ReturnType<WrittenNoun["usePartTexts"]> {
  const t = useTranslations("writingArticles")
  const answers = useTranslations("articles.summary")
  const source = useTranslations("documents.sources")
  return (part, fields) => {
    if (part !== "details") {
      const { title = "", lead = "", summary = [], markdown = "" } = fields as Partial<ArticleText>
      return [
        { id: "title", label: t("titleField"), text: title },
        { id: "lead", label: t("lead"), text: lead },
        ...summary.map((line) => ({
          id: `summary ${line.part}`,
          label: answers(line.part),
          text: line.markdown,
        })),
        { id: "markdown", label: t("text"), text: markdown },
      ]
    }
    const details = fields as Partial<ArticleDetails>
    const { tags = [], related = [], sources = [] } = details
    return [
      { id: "category", label: t("category"), text: details.category ?? "" },
      { id: "author", label: t("author"), text: details.author ?? "" },
      { id: "level", label: t("level"), text: details.level ?? "" },
      { id: "tags", label: t("tags"), text: tags.join(", ") },
      { id: "checked", label: t("checked"), text: details.checked ?? "" },
      { id: "related", label: t("related"), text: related.join(", ") },
      ...sources.map(({ title, publisher, url, checked }, at) => ({
        id: `source ${at}`,
        label: source("number", { number: at + 1 }),
        text: [title.en, title.ja, publisher.en, publisher.ja, url, checked].join("\n"),
      })),
    ]
  }
}
