import {
  companyDisplays,
  residenceRoads,
  type WayOfHelping,
  waysOfHelping,
} from "@shirube/vocabulary/mentors/mentor-pages/choices"
import { japaneseLevels } from "@shirube/vocabulary/people/profile/choices"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { Checkbox, Chip } from "#web/ui/control/checkbox.tsx"
import { Field, FieldError } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Group } from "./page-fields.tsx"
import { useWriting } from "./writing-context.ts"

/** What is chosen rather than written. */
export function Settings() {
  const t = useTranslations("ownMentorPage.settings")
  const tMentors = useTranslations("mentors")
  return (
    <>
      <Group title={t("title")}>
        <div className="grid gap-6 md:grid-cols-2">
          <Choice
            path="levelThen"
            options={japaneseLevels.map((value) => ({ value, label: tMentors(`value.level.${value}`) }))}
          />
          <Choice
            path="residenceRoad"
            options={residenceRoads.map((value) => ({ value, label: tMentors(`value.road.${value}`) }))}
          />
        </div>
        <Ways />
      </Group>
      <Group title={t("shownTitle")} text={t("shownText")}>
        <CompanyAndPhoto />
      </Group>
      <Group title={t("pauseTitle")}>
        <Pause />
      </Group>
    </>
  )
}

interface ChoiceProps {
  readonly path: "levelThen" | "residenceRoad"
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

function Choice({ path, options }: ChoiceProps) {
  const t = useTranslations("ownMentorPage.settings")
  const { document, put, problemAt } = useWriting()
  return (
    <Field label={t(path)} id={path} help={t(`${path}Help`)} error={problemAt(path)}>
      {(control) => (
        <Select
          {...control}
          value={document[path] ?? ""}
          placeholder={t("choose")}
          options={options}
          onChange={(event) => put(path, event.target.value || null)}
        />
      )}
    </Field>
  )
}

function Ways() {
  const t = useTranslations("ownMentorPage.settings")
  const tMentors = useTranslations("mentors")
  const { document, put, problemAt } = useWriting()
  const chosen: readonly WayOfHelping[] = document.ways
  const problem = problemAt("ways")
  return (
    <fieldset
      id="ways"
      tabIndex={-1}
      aria-describedby={problem ? "ways-error" : "ways-help"}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 font-semibold">{t("ways")}</legend>
      <p id="ways-help" className="text-ink-soft text-sm">
        {t("waysHelp")}
      </p>
      <div className="flex flex-wrap gap-2">
        {waysOfHelping.map((way) => (
          <Chip
            key={way}
            label={tMentors(`value.way.${way}`)}
            checked={chosen.includes(way)}
            onChange={(event) =>
              put(
                "ways",
                waysOfHelping.filter((each) => (each === way ? event.target.checked : chosen.includes(each))),
              )
            }
          />
        ))}
      </div>
      {problem ? <FieldError id="ways-error">{problem}</FieldError> : null}
    </fieldset>
  )
}

/** Company and photo are decided here; the other facts in the profile. */
function CompanyAndPhoto() {
  const t = useTranslations("ownMentorPage.settings")
  const href = useHref()
  const { document, put } = useWriting()
  return (
    <div className="grid gap-4">
      <div className="max-w-md">
        <Field label={t("company")} id="companyShown" help={t("companyHelp")}>
          {(control) => (
            <Select
              {...control}
              value={document.companyShown}
              options={companyDisplays.map((value) => ({ value, label: t(`companyShown.${value}`) }))}
              onChange={(event) => put("companyShown", event.target.value)}
            />
          )}
        </Field>
      </div>
      <Checkbox
        label={t("photo")}
        help={t("photoHelp")}
        checked={document.photoShown === true}
        onChange={(event) => put("photoShown", event.target.checked)}
      />
      <p className="flex flex-wrap gap-x-6">
        <TextLink kind="stand-alone" href={href("/account/member-profile")}>
          {t("toProfile")} →
        </TextLink>
        <TextLink kind="stand-alone" href={href("/sign-up/career-info")}>
          {t("toWork")} →
        </TextLink>
      </p>
    </div>
  )
}

function Pause() {
  const t = useTranslations("ownMentorPage.settings")
  const { document, put } = useWriting()
  return (
    <div className="max-w-xs">
      <Field label={t("pause")} id="pausedUntil" help={t("pauseHelp")}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={document.pausedUntil ?? ""}
            onChange={(event) => put("pausedUntil", event.target.value || null)}
          />
        )}
      </Field>
    </div>
  )
}
