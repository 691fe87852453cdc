// Fields about a question besides its text, for asking and editing.
import { MOST_TOPICS } from "@shirube/vocabulary/community/forum/choices"
import { japaneseLevels } from "@shirube/vocabulary/people/profile/choices"
import type { ComponentProps } from "react"
import { useTranslations } from "use-intl"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { CheckboxField, SelectField } from "#web/ui/form/choice-fields.tsx"
import { CheckboxesField } from "#web/ui/form/option-fields.tsx"

interface TopicsFieldProps extends Pick<ComponentProps<typeof CheckboxesField>, "name"> {
  readonly topics: ApiResponse<"GET /v1/topics">
}

export function TopicsField({ name, topics }: TopicsFieldProps) {
  const t = useTranslations("asking")
  return (
    <CheckboxesField
      name={name}
      label={t("topics")}
      help={t("topicsHelp", { most: MOST_TOPICS })}
      missing={t("topicsMissing")}
      required
      look="chips"
      most={MOST_TOPICS}
      options={topics.items.map(({ key, name }) => ({ value: key, label: name }))}
    />
  )
}

export function LevelField({ name }: Pick<ComponentProps<typeof SelectField>, "name">) {
  const t = useTranslations("asking")
  return (
    <SelectField
      name={name}
      label={t("level")}
      help={t("levelHelp")}
      hint={t("optional")}
      placeholder={t("levelNone")}
      options={japaneseLevels.map((each) => ({ value: each, label: t(`levels.${each}`) }))}
    />
  )
}

export function NamelessField({ name }: Pick<ComponentProps<typeof CheckboxField>, "name">) {
  const t = useTranslations("asking")
  return <CheckboxField name={name} label={t("anonymous")} help={t("anonymousHelp")} />
}
