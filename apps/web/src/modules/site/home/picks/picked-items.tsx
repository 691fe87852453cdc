import { useTranslations } from "use-intl"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import type { PickedItem } from "./queries.ts"

/** What the editors picked beside the lead article, in their order. */
export function PickedItems({ items }: { items: readonly PickedItem[] }) {
  const t = useTranslations("home.pickedKinds")
  const href = useHref()
  return (
    <ul className="grid gap-x-12 border-b md:grid-cols-2">
      {items.map(({ noun, id, path, language, titleRuby }) => (
        <li key={`${noun}:${id}`} className="relative border-t py-3 first:border-t-0 md:nth-2:border-t-0">
          <p className="text-ink-soft text-sm">{t(noun)}</p>
          <p lang={language} className="voice-serif text-lg leading-snug">
            <a
              href={href(path as Address)}
              className="card-link inline-flex min-h-11 items-center hover:underline hover:decoration-1 hover:underline-offset-4"
            >
              <span>
                <RubyText segments={titleRuby} />
              </span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
