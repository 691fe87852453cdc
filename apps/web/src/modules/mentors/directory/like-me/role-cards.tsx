import { useTranslations } from "use-intl"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { MENTORS_PATH } from "../address.ts"
import { LikeMeFrame } from "./like-me-frame.tsx"

interface Card {
  readonly name:
    | "page"
    | "hours"
    | "sessions"
    | "screening"
    | "colleagues"
    | "screenings"
    | "feedback"
    | "pauses"
  readonly to: Address
}

const cardSets = {
  senpai: [
    { name: "page", to: `${MENTORS_PATH}/profile` },
    { name: "hours", to: `${MENTORS_PATH}/hours` },
    { name: "sessions", to: `${MENTORS_PATH}/sessions` },
  ],
  applicant: [{ name: "screening", to: "/senpai-lp" }],
  company: [{ name: "colleagues", to: "/senpai-lp" }],
  editor: [
    { name: "screenings", to: "/editors/screenings" },
    { name: "feedback", to: "/editors/session-feedback" },
    { name: "pauses", to: "/editors/session-pauses" },
  ],
} as const satisfies Record<string, readonly Card[]>
type CardSet = keyof typeof cardSets

interface Reader {
  readonly role: string
  readonly isScreened: boolean
}

export function cardsOf({ role, isScreened }: Reader): CardSet {
  if (role === "senpai") return isScreened ? "senpai" : "applicant"
  return role === "company" ? "company" : "editor"
}

/** What this list means for a member who is not a student. */
export function RoleCards({ of }: { of: CardSet }) {
  const t = useTranslations("mentors.roleCards")
  const href = useHref()
  return (
    <LikeMeFrame title={t(`${of}.title`)} text={t(`${of}.text`)}>
      <ul className="fading-edges flex snap-x gap-4 overflow-x-auto pe-5 pb-2">
        {cardSets[of].map(({ name, to }) => (
          <li key={name} className="flex w-64 flex-none snap-start">
            <article className="relative flex h-64 w-full flex-col gap-3 border bg-paper p-5 hover:border-rule-strong">
              <h3 className="voice-serif text-xl leading-snug">
                <a href={href(to)} className="card-link decoration-1 underline-offset-4 hover:underline">
                  {t(`cards.${name}.title`)}
                </a>
              </h3>
              <p className="text-ink-soft leading-relaxed">{t(`cards.${name}.text`)}</p>
              <span aria-hidden className="mt-auto text-shu-ink">
                →
              </span>
            </article>
          </li>
        ))}
      </ul>
    </LikeMeFrame>
  )
}
