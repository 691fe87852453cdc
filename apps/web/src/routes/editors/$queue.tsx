import { createFileRoute, notFound } from "@tanstack/react-router"
import { page } from "#web/lib/page/page.ts"
import { InboxPage } from "#web/modules/editorial/review/inbox-page.tsx"
import { loadQueue, readInboxSearch } from "#web/modules/editorial/review/queries.ts"

export const Route = createFileRoute("/editors/$queue")({
  staticData: { access: "editor", layout: "none", texts: ["editors", "forms"] },
  validateSearch: readInboxSearch,
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
  return <InboxPage queue={Route.useLoaderData()} chosen={readInboxSearch(Route.useSearch()).review} />
}
