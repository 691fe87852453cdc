import {
  companyDisplays,
  LONGEST_PAUSE_DAYS,
  residenceRoads,
  type WayOfHelping,
  waysOfHelping,
} from "@shirube/vocabulary/mentors/mentor-pages/choices"
import { japaneseLevels } from "@shirube/vocabulary/people/profile/choices"
import { addDays, dayInJapan } from "@shirube/vocabulary/time/days"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
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

/** As under the account's senpai page: declining open requests cannot be undone, so it takes a press. */
function Pause() {
  const t = useTranslations("ownMentorPage.settings")
  const write = useDay()
  const { document, put } = useWriting()
  const [day, setDay] = useState("")
  const [isTried, setTried] = useState(false)
  const today = dayInJapan(new Date())
  const [first, last] = [addDays(today, 1), addDays(today, LONGEST_PAUSE_DAYS)]
  const isPossible = day >= first && day <= last
  const pause = () => {
    setTried(true)
    if (isPossible) put("pausedUntil", day)
  }
  if (document.pausedUntil && document.pausedUntil > today)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t("pausedUntil", { day: write(document.pausedUntil) })}</p>
        <Button variant="secondary" onClick={() => put("pausedUntil", null)}>
          {t("resume")}
        </Button>
      </div>
    )
  return (
    <div className="grid max-w-measure justify-items-start gap-4">
      <Field
        label={t("pause")}
        id="pausedUntil"
        help={t("pauseHelp")}
        error={isTried && !isPossible ? t("pauseDay") : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={first}
            max={last}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        )}
      </Field>
      <Button variant="secondary" onClick={pause}>
        {t("pausePress")}
      </Button>
    </div>
  )
}
