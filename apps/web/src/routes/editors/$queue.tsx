import { createFileRoute, notFound } from "@tanstack/react-router"
import { page } from "#web/lib/page/page.ts"
import { known, readUuid } from "#web/lib/page/search-values.ts"
import { loadQueue } from "#web/modules/editorial/review/queries.ts"
import { QueuePage } from "#web/modules/editorial/review/queue-page.tsx"

const readQueueSearch = ({ review }: Record<string, unknown>): { review?: string | undefined } =>
  known({ review: readUuid(review) })

export const Route = createFileRoute("/editors/$queue")({
  staticData: { access: "editor", layout: "none", texts: ["editors", "forms"] },
  validateSearch: readQueueSearch,
  loader: async ({ context, params }) => {
    const queue = await loadQueue(context, params.queue)
    if (!queue) throw notFound()
    return queue
  },
  gcTime: 0,
  head: ({ match, loaderData }) => page(match, { title: loaderData?.title ?? "", hidden: true }),
  component: Queue,
})

function Queue() {
  return <QueuePage queue={Route.useLoaderData()} chosen={readQueueSearch(Route.useSearch()).review} />
}
