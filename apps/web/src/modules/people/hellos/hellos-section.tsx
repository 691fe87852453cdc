import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { Seal } from "#web/ui/picture/seal.tsx"
import { HelloCard } from "./hello-card.tsx"
import { hellosQuery } from "./queries.ts"

/** Above the directory: those that wait for the member first. */
export function HellosSection() {
  const t = useTranslations("hellos")
  const href = useHref()
  const { items } = useSuspenseQuery(hellosQuery).data
  const isToAnswer = ({ isOwn, isAccepted }: (typeof items)[number]) => !isOwn && !isAccepted
  const sorted = [...items.filter(isToAnswer), ...items.filter((hello) => !isToAnswer(hello))]
  if (items.length === 0) return null
  return (
    <section aria-labelledby="hellos" className="section-rule mt-8 max-w-measure">
      <h2 id="hellos" className="voice-serif text-heading">
        {t("title")}
      </h2>
      <ul className="mt-2 divide-y">
        {sorted.map((hello) => (
          <li key={hello.id} className="flex gap-4 py-4">
            <Seal text={hello.person.seal} className="size-10!" />
            <div className="grid min-w-0 flex-1 gap-2">
              <p className="wrap-anywhere font-semibold">
                <a
                  href={href(`/members?person=${hello.person.id}`)}
                  className="inline-flex min-h-6 items-center underline decoration-rule-strong underline-offset-4 hover:decoration-current"
                >
                  {isToAnswer(hello) ? t("received", { name: hello.person.name }) : hello.person.name}
                </a>
              </p>
              <HelloCard hello={hello} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
