import {
  BookOpen,
  FileText,
  type LucideIcon,
  Mail,
  MessageSquareQuote,
  Mic,
  PenLine,
  Users,
} from "lucide-react"
import { useTranslations } from "use-intl"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ENTRY_SHEETS_PATH } from "../career-documents/address.ts"
import { REVIEWS_PATH } from "../document-reviews/address.ts"
import { RESUMES_PATH } from "../resumes/address.ts"

/** Later the documents themselves are on the page. */
const firstDoors = [
  ["sheets", ENTRY_SHEETS_PATH, PenLine],
  ["resumes", RESUMES_PATH, FileText],
] as const satisfies readonly (readonly [string, Address, LucideIcon])[]

/** What else helps with documents and interviews. */
const doors = [
  ["reviews", REVIEWS_PATH, MessageSquareQuote],
  ["emails", "/career/career-builder/emails", Mail],
  ["interview", "/career/career-builder/interview", Mic],
  ["article", "/article/entry-sheet", BookOpen],
  ["senpai", "/mentors", Users],
] as const satisfies readonly (readonly [string, Address, LucideIcon])[]

export function Doors({ isFirstVisit }: { isFirstVisit: boolean }) {
  const t = useTranslations("careerBuilder.doors")
  const href = useHref()
  return (
    <section aria-labelledby="doors" className="section-rule">
      <h2 id="doors" className="voice-serif text-heading">
        {t("title")}
      </h2>
      <ul className="mt-2 grid grid-cols-1 gap-x-12 md:grid-cols-2">
        {[...(isFirstVisit ? firstDoors : []), ...doors].map(([name, to, Icon]) => (
          <li
            key={name}
            className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] items-start gap-x-4 border-t py-3.5"
          >
            <Icon aria-hidden className="mt-1 size-6 text-ai" />
            <div>
              <p className="voice-serif text-lg leading-snug">
                <a href={href(to)} className="card-link hover:underline">
                  {t(name)}
                </a>
              </p>
              <p className="text-ink-soft text-sm">{t(`${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
