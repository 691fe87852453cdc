import { useTranslations } from "use-intl"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { useApp, useHref, useIsMember } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { Breadcrumbs } from "#web/ui/site/breadcrumbs.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { ASK_PATH, askHref, TOPICS_PATH } from "../address.ts"
import type { ShownTopic } from "../queries.ts"

const loadFollowing = async ({ queries, locale }: RouterContext) => {
  const [part] = await Promise.all([
    import("./follow-topic.tsx"),
    queries.open(),
    locale.need(["subjectTools"]),
  ])
  return part.FollowTopic
}

/** The twelve topics in the order of job-hunting, numbered like a table of contents. */
export function TopicsPage({ topics }: { topics: readonly ShownTopic[] }) {
  const t = useTranslations("forum")
  const href = useHref()
  const FollowTopic = useLoaded(useIsMember() && loadFollowing, useApp())
  return (
    <div className="page pt-2 lg:pt-4">
      <Breadcrumbs
        label={t("breadcrumbs")}
        crumbs={[
          { href: href("/"), label: t("home") },
          { href: href(ASK_PATH), label: <LabelText text={t("title")} /> },
          { href: href(TOPICS_PATH), label: <LabelText text={t("topicsTitle")} /> },
        ]}
      />
      <h1 className="voice-serif mt-3 text-title md:text-display">
        <LabelText text={t("topicsTitle")} />
      </h1>
      <p className="voice-text mt-2 max-w-measure text-ink-soft md:text-lead">{t("topicsLead")}</p>
      <ol className="mt-8 grid gap-x-12 border-b md:grid-cols-2">
        {topics.map((topic, at) => (
          <li
            key={topic.key}
            className="relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 border-t py-5"
          >
            <span aria-hidden className="voice-serif text-2xl text-shu-ink tabular-nums leading-none">
              {at + 1}
            </span>
            <div className="grid gap-1">
              <h2 className="voice-serif text-xl leading-snug">
                <a
                  href={href(askHref({ topic: topic.key }))}
                  className="card-link hover:underline hover:decoration-1 hover:underline-offset-4"
                >
                  {topic.name}
                </a>
              </h2>
              <p className="text-ink-soft">{topic.description}</p>
              <p className="text-ink-faint text-sm">{t("topicCount", { count: topic.questionCount })}</p>
              {FollowTopic ? <FollowTopic topic={topic} /> : null}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
