import {
  Award,
  CalendarCheck,
  FileText,
  GraduationCap,
  type LucideIcon,
  MessageCircle,
  Ticket,
} from "lucide-react"
import { useTranslations } from "use-intl"
import type { User } from "#web/lib/auth/guards.ts"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { classNames } from "#web/ui/class-names.ts"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import type { TodayParts } from "./queries.ts"

const places = {
  questions: { to: "/community/ask-senpai?list=mine", icon: MessageCircle },
  waiting: { to: "/community/ask-senpai?list=for-me", icon: MessageCircle },
  events: { to: "/account/events", icon: Ticket },
  hosted: { to: "/account/hosted-events", icon: Ticket },
  courses: { to: "/learning", icon: GraduationCap },
  deadlines: { to: "/shukatsu-calendar/applications", icon: CalendarCheck },
  documents: { to: "/career/career-builder", icon: FileText },
  reviews: { to: "/career/career-builder/reviews", icon: FileText },
  editors: { to: "/editors", icon: Award },
} as const satisfies Record<string, { to: Address; icon: LucideIcon }>
type Place = keyof typeof places

const placesOf: Readonly<Record<User["role"], readonly Place[]>> = {
  student: ["questions", "events", "courses", "deadlines", "documents"],
  senpai: ["waiting", "reviews", "questions", "events", "courses"],
  company: ["hosted"],
  editor: ["editors", "questions", "events", "courses"],
}

interface MineProps {
  readonly role: User["role"]
  readonly today: TodayParts
  /** Beside other blocks, below a heading. */
  readonly isColumn?: boolean
}

/** A member's own things, before any setting. */
export function Mine({ role, today, isColumn = false }: MineProps) {
  const t = useTranslations("today.mine")
  const href = useHref()
  return (
    <nav aria-label={t("label")} className={isColumn ? "mt-2" : "mt-8"}>
      <ul
        className={classNames(
          "grid grid-cols-1 gap-x-8",
          isColumn ? "border-t sm:max-lg:grid-cols-2" : "border-t sm:grid-cols-2 lg:grid-cols-3",
        )}
      >
        {placesOf[role].map((place) => {
          const { to, icon: Icon } = places[place]
          return (
            <li key={place} className="relative flex items-start gap-3 border-b py-3.5">
              <Icon aria-hidden className="mt-0.5 size-5 flex-none text-shu-ink" />
              <div className="min-w-0">
                <a
                  href={href(to)}
                  className="card-link font-semibold leading-snug decoration-1 underline-offset-4 hover:underline"
                >
                  {t(`${place}.title`)}
                </a>
                <p className="wrap-anywhere text-ink-soft text-sm">
                  <Now place={place} today={today} />
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The latest in each place, or what can be done there. */
function Now({ place, today }: { place: Place; today: TodayParts }) {
  const t = useTranslations("today.mine")
  const moment = useMoment()
  const { ticket, course, due } = today
  const [next] = due.items
  if (place === "events" && ticket)
    return (
      <>
        <span lang={ticket.language}>
          <RubyText segments={ticket.titleRuby} />
        </span>
        {t("between")}
        {moment(ticket.startsAt)}
      </>
    )
  if (place === "courses" && course)
    return (
      <span lang={course.language}>
        <RubyText segments={course.titleRuby} />
      </span>
    )
  if (place === "deadlines" && next) return next.title
  return t(`${place}.text`)
}
