import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { useAgo } from "#web/lib/time/use-ago.ts"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { episodeHref } from "../../career-documents/address.ts"
import { BuilderTrail } from "../../career-documents/builder-trail.tsx"
import type { CareerDocumentSummary } from "../../career-documents/queries.ts"
import { UnreadableDocuments } from "../../career-documents/unreadable-documents.tsx"
import { PromptPicker } from "./prompt-picker.tsx"

interface StoriesPageProps {
  readonly episodes: readonly CareerDocumentSummary[]
  /** How many more cannot be opened. */
  readonly unreadable: number
}

/** The next question, and the stories that are written already. */
export function StoriesPage({ episodes, unreadable }: StoriesPageProps) {
  const t = useTranslations("stories")
  return (
    <div className="page grid grid-cols-1 gap-8 pt-3 pb-14 lg:pt-6">
      <header>
        <BuilderTrail />
        <h1 className="voice-serif text-title">
          <LabelText text={t("title")} />
        </h1>
        <p className="mt-2 max-w-measure text-ink-soft">{t("lead")}</p>
      </header>
      <UnreadableDocuments unreadable={unreadable} />
      {episodes.length === 0 ? (
        <>
          <PromptPicker start={0} />
          <EmptyState title={t("list.emptyTitle")} pattern="asanoha" tone="ai">
            {t("list.empty")}
          </EmptyState>
        </>
      ) : (
        <>
          <section aria-labelledby="stories" className="section-rule">
            <h2 id="stories" className="voice-serif text-heading">
              {t("list.title")}
            </h2>
            <ul className="mt-3 max-w-3xl divide-y border-y">
              {episodes.map((episode) => (
                <li key={episode.id}>
                  <EpisodeRow episode={episode} />
                </li>
              ))}
            </ul>
          </section>
          <PromptPicker start={episodes.length} />
        </>
      )}
      <p className="max-w-measure text-ink-soft text-sm">{t("private")}</p>
    </div>
  )
}

function EpisodeRow({ episode }: { episode: CareerDocumentSummary }) {
  const t = useTranslations("stories")
  const href = useHref()
  const ago = useAgo()
  const { id, title, characters, updatedAt } = episode
  return (
    <article className="relative py-3">
      <h3 className="voice-serif wrap-anywhere text-lg leading-snug">
        <a href={href(episodeHref(id))} className="card-link block hover:underline">
          {title || t("untitled")}
        </a>
      </h3>
      <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
        <DateText dateTime={updatedAt}>{t("list.changed", { day: ago(updatedAt) })}</DateText>
        <span>{t("list.characters", { count: characters })}</span>
      </p>
    </article>
  )
}

export function StoriesSkeleton() {
  const t = useTranslations("stories")
  return (
    <div className="page grid gap-6 pt-6">
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
      <Skeleton shape="text" lines={6} label={t("loading")} />
    </div>
  )
}
