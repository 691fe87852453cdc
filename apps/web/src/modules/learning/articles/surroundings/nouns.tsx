// What articles are made with: categories, tags, authors and shared paragraphs.

import type { Language } from "@shirube/vocabulary/language"
import {
  type AuthorDetails,
  type AuthorText,
  type CategoryDetails,
  type CategoryText,
  LAST_POSITION,
  LONGEST_BIO,
  LONGEST_DESCRIPTION,
  LONGEST_NAME,
  LONGEST_SEAL,
  type SharedText,
  type TagDetails,
  type TagText,
} from "@shirube/vocabulary/learning/articles/surroundings"
import { useTranslations } from "use-intl"
import { BothLanguages, ChosenField, NumberField, WordsField } from "#web/kits/drafts/fields.tsx"
import type { WrittenNoun } from "#web/kits/drafts/written-noun.ts"
import { sections } from "../address.ts"
import { SharedTextFields } from "./shared-text-fields.tsx"

const together = { isPublishedTogether: true, hasPreview: false } as const

export const categoryNoun: WrittenNoun = {
  ...together,
  name: "category",
  Texts: () => <Texts fields={{ name: 1, description: 3 }} />,
  Details: CategoryDetailsFields,
  usePartTexts: () => {
    const t = useTranslations("writingArticles")
    return (part, fields) => {
      if (part === "details") {
        const { section = "", position = 0 } = fields as Partial<CategoryDetails>
        return [
          { id: "section", label: t("section"), text: section },
          { id: "position", label: t("position"), text: String(position) },
        ]
      }
      const { name = "", description = "" } = fields as Partial<CategoryText>
      return [
        { id: "name", label: t("texts.name"), text: name },
        { id: "description", label: t("texts.description"), text: description },
      ]
    }
  },
}

export const tagNoun: WrittenNoun = {
  ...together,
  name: "tag",
  Texts: () => <Texts fields={{ name: 1 }} />,
  Details: Position,
  usePartTexts: () => {
    const t = useTranslations("writingArticles")
    return (part, fields) =>
      part === "details"
        ? [
            {
              id: "position",
              label: t("position"),
              text: String((fields as Partial<TagDetails>).position ?? 0),
            },
          ]
        : [{ id: "name", label: t("texts.name"), text: (fields as Partial<TagText>).name ?? "" }]
  },
}

export const authorNoun: WrittenNoun = {
  ...together,
  name: "author",
  Texts: () => <Texts fields={{ name: 1, headline: 2, bio: 6 }} />,
  Details: AuthorDetailsFields,
  usePartTexts: () => {
    const t = useTranslations("writingArticles")
    return (part, fields) => {
      if (part === "details") {
        const { seal = "", role = "" } = fields as Partial<AuthorDetails>
        return [
          { id: "seal", label: t("seal"), text: seal },
          { id: "role", label: t("role"), text: role },
        ]
      }
      const { name = "", headline = "", bio = "" } = fields as Partial<AuthorText>
      return [
        { id: "name", label: t("texts.name"), text: name },
        { id: "headline", label: t("texts.headline"), text: headline },
        { id: "bio", label: t("texts.bio"), text: bio },
      ]
    }
  },
}

export const sharedTextNoun: WrittenNoun = {
  ...together,
  name: "shared-text",
  Texts: SharedTextFields,
  usePartTexts: () => {
    const t = useTranslations("writingArticles")
    return (part, fields) =>
      part === "details"
        ? []
        : [{ id: "markdown", label: t("text"), text: (fields as Partial<SharedText>).markdown ?? "" }]
  },
}

const longest = {
  name: LONGEST_NAME,
  description: LONGEST_DESCRIPTION,
  headline: LONGEST_DESCRIPTION,
  bio: LONGEST_BIO,
}
type TextName = keyof typeof longest

/** Text fields with their number of rows. */
function Texts({ fields }: { fields: { readonly [Name in TextName]?: number } }) {
  const t = useTranslations("writingArticles")
  const named = (name: string, language: Language) =>
    t("inLanguage", { field: t(`texts.${name as TextName}`), language: t(`languages.${language}`) })
  return (
    <BothLanguages isNamed>
      {(language) =>
        Object.entries(fields).map(([name, rows]) => (
          <WordsField
            key={name}
            path={`${language}.${name}`}
            label={named(name, language)}
            most={longest[name as TextName]}
            rows={rows}
            lang={language}
          />
        ))
      }
    </BothLanguages>
  )
}

function CategoryDetailsFields() {
  const t = useTranslations("writingArticles")
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <ChosenField
        path="details.section"
        label={t("section")}
        options={sections.map((section) => ({ value: section, label: t(`sections.${section}`) }))}
      />
      <Position />
    </div>
  )
}

function Position() {
  const t = useTranslations("writingArticles")
  return (
    <NumberField
      path="details.position"
      label={t("position")}
      help={t("positionHelp")}
      most={LAST_POSITION}
    />
  )
}

function AuthorDetailsFields() {
  const t = useTranslations("writingArticles")
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <WordsField path="details.seal" label={t("seal")} help={t("sealHelp")} most={LONGEST_SEAL} />
      <ChosenField
        path="details.role"
        label={t("role")}
        options={(["editor", "senpai"] as const).map((role) => ({ value: role, label: t(`roles.${role}`) }))}
      />
    </div>
  )
}
