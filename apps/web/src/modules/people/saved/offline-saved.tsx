import { api } from "#web/lib/api/api.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import { useOwn } from "#web/lib/offline/use-own.ts"
import { useIsMember, usePrefix } from "#web/lib/page/use-app.ts"
import { RubyText } from "#web/ui/text/ruby-text.tsx"

const load = () => api("GET /v1/saved", { query: { list: "article" }, handles: "all" })

/** Saved articles, whose pages are on this device. */
export function OfflineSaved({ title }: { title: string }) {
  const prefix = usePrefix()
  const { items } = useOwn(load, useIsMember()) ?? { items: [] }
  const pages = items.flatMap(({ path, ...thing }) => (path === null ? [] : [{ ...thing, path }]))
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="offline-saved" className="grid gap-3">
      <h2 id="offline-saved" className="voice-serif text-heading">
        {title}
      </h2>
      <ul className="divide-y border-y">
        {pages.map(({ noun, id, path, language, titleRuby }) => (
          <li key={`${noun} ${id}`} className="relative py-3">
            <a
              rel="external"
              href={withPrefix(path, prefix)}
              lang={language ?? undefined}
              className="card-link font-semibold hover:underline hover:underline-offset-4"
            >
              <RubyText segments={titleRuby} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
