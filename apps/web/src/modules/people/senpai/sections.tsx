import { LEAVING_DAYS } from "@shirube/vocabulary/identity/deletion/retention"
import { MOST_WORKPLACES } from "@shirube/vocabulary/people/profile/choices"
import { ChevronDown } from "lucide-react"
import { useTranslations } from "use-intl"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Signpost } from "#web/ui/picture/signpost.tsx"
import { questionNames } from "./questions.ts"

const reasons = ["experience", "many", "seen"] as const

export function Reasons() {
  const t = useTranslations("becomingSenpai.why")
  return (
    <ul className="divide-y border-b">
      {reasons.map((name) => (
        <li key={name} className="grid gap-x-10 gap-y-1 py-5 first:pt-0 md:grid-cols-[2fr_3fr]">
          <h3 className="voice-serif text-xl leading-snug">{t(`${name}.title`)}</h3>
          <p>{t(`${name}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}

const steps = { account: "一", work: "二", screening: "三", answering: "四" } as const

/** A road with four signposts: vertical on a phone, horizontal on wide screens. */
export function Steps() {
  const t = useTranslations("becomingSenpai.how")
  return (
    <ol className="grid md:grid-cols-2 xl:grid-cols-4">
      {(Object.keys(steps) as (keyof typeof steps)[]).map((name) => (
        <li
          key={name}
          className="relative ms-4 border-ink border-s pb-8 ps-9 last:pb-0 md:ms-0 md:border-s-0 md:border-t md:pt-9 md:ps-0 md:pe-8 md:pb-10"
        >
          <Signpost numeral={steps[name]} className="absolute -start-4 top-1 md:-top-3.25 md:start-0" />
          <h3 className="voice-serif text-xl leading-snug">{t(`${name}.title`)}</h3>
          <p className="mt-2">{t(`${name}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}

const entered = ["name", "work", "topics", "proof"] as const
const outcomes = ["days", "returned", "declined", "changed", "renewed"] as const

export function Screening() {
  const t = useTranslations("becomingSenpai.screening")
  return (
    <div className="grid gap-8">
      <p className="voice-text max-w-measure text-lead">{t("lead")}</p>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <div>
          <h3 className="font-semibold">{t("entered.title")}</h3>
          <ul className="mt-2 grid list-disc gap-2 ps-5">
            {entered.map((name) => (
              <li key={name}>{t(`entered.${name}`, { most: MOST_WORKPLACES })}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="font-semibold">{t("after.title")}</h3>
          <ul className="mt-2 grid list-disc gap-2 ps-5">
            {outcomes.map((name) => (
              <li key={name}>{t(`after.${name}`)}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}

const timePoints = ["minimum", "notices", "invitations", "writing"] as const

export function Time() {
  const t = useTranslations("becomingSenpai.time")
  return (
    <Points points={timePoints.map((name) => ({ title: t(`${name}.title`), text: t(`${name}.text`) }))} />
  )
}

const protectionPoints = ["name", "company", "proof", "matching", "members"] as const

export function Protection() {
  const t = useTranslations("becomingSenpai.protection")
  const href = useHref()
  return (
    <>
      <Points
        points={protectionPoints.map((name) => ({ title: t(`${name}.title`), text: t(`${name}.text`) }))}
      />
      <TextLink kind="stand-alone" href={href("/privacy")} className="mt-4">
        {t("privacy")} →
      </TextLink>
    </>
  )
}

function Points({ points }: { points: readonly { readonly title: string; readonly text: string }[] }) {
  return (
    <dl className="divide-y border-b">
      {points.map(({ title, text }) => (
        <div key={title} className="grid gap-x-10 gap-y-1 py-4 first:pt-0 md:grid-cols-[2fr_3fr]">
          <dt className="font-semibold">{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Folded, and complete in the HTML. */
export function Questions() {
  const t = useTranslations("becomingSenpai.questions")
  const { helpEmail } = useApp().settings
  return (
    <div className="divide-y border-y">
      {questionNames.map((name) => (
        <details key={name} className="group">
          <summary className="plain flex min-h-12 cursor-pointer items-center justify-between gap-3 py-3 font-semibold">
            {t(`${name}.question`)}
            <ChevronDown aria-hidden className="size-5 flex-none group-open:rotate-180" />
          </summary>
          <p className="wrap-anywhere max-w-measure pb-5">
            {t(`${name}.answer`, { helpEmail, leavingDays: LEAVING_DAYS })}
          </p>
        </details>
      ))}
    </div>
  )
}
