import {
  type FuriganaSetting,
  isKnownLevel,
  kanjiLevels,
  STANDARD_LEVEL,
} from "@shirube/vocabulary/text/furigana"
import { useId, useState } from "react"
import { useTranslations } from "use-intl"
import { useFurigana } from "#web/lib/language/use-furigana.ts"

interface Choice {
  readonly value: "on" | "hard" | "off"
  readonly setting: FuriganaSetting
  readonly name: string
}

function useChoices() {
  const t = useTranslations("common")
  const [setting, choose] = useFurigana()
  const shown = isKnownLevel(setting) ? setting : undefined
  /** The level returns with "hard words", also after another choice. */
  const [last, setLast] = useState(STANDARD_LEVEL)
  if (shown !== undefined && shown !== last) setLast(shown)
  const choices: readonly Choice[] = [
    { value: "on", setting: "on", name: t("furiganaAll") },
    { value: "hard", setting: last, name: t("furiganaHard") },
    { value: "off", setting: "off", name: t("furiganaOff") },
  ]
  return { choices, chosen: shown === undefined ? setting : "hard", level: shown, choose }
}

/** Where there is room for one small control only. */
export function FuriganaSelect() {
  const t = useTranslations("common")
  const { choices, chosen, choose } = useChoices()
  return (
    <label className="relative grid size-11 place-items-center has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <Sample />
      <span className="sr-only">{t("furigana")}</span>
      <select
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          const choice = choices.find((each) => each.value === value)
          if (choice) choose(choice.setting)
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** All readings, those of hard words, or none; and what counts as hard. */
export function FuriganaChoice() {
  const t = useTranslations("common")
  const { choices, chosen, level: shown, choose } = useChoices()
  const group = useId()
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 py-1 text-sm">
      <legend className="sr-only">{t("furigana")}</legend>
      <Sample />
      <span aria-hidden className="me-1">
        {t("furigana")}
      </span>
      <span className="inline-flex flex-wrap">
        {choices.map(({ value, setting, name }) => (
          <label
            key={value}
            className="-ms-px relative grid min-h-11 cursor-pointer place-items-center border border-rule-strong px-2.5 text-ink-soft leading-tight first-of-type:ms-0 hover:text-ink has-checked:z-1 has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={group}
              value={value}
              checked={chosen === value}
              onChange={() => choose(setting)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {name}
          </label>
        ))}
      </span>
      {shown === undefined ? null : (
        <select
          aria-label={t("furiganaKnown")}
          value={shown}
          onChange={({ currentTarget: { value } }) => {
            if (isKnownLevel(value)) choose(value)
          }}
          className="control w-auto! pe-2"
        >
          {kanjiLevels.map((level) => (
            <option key={level} value={level}>
              {t("furiganaBeyond", { level: level.toUpperCase() })}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  )
}

const Sample = () => (
  <span aria-hidden lang="ja" className="relative block font-serif-ja text-lg leading-none">
    <span className="absolute inset-x-0 -top-2.5 text-center text-[0.5625rem] text-shu-ink">あ</span>亜
  </span>
)
