import { createFileRoute } from "@tanstack/react-router"
import { page } from "#web/lib/page/page.ts"
import { loadSenpai } from "#web/modules/people/screenings/queries.ts"
import { SenpaiPage } from "#web/modules/people/screenings/senpai-page.tsx"

export const Route = createFileRoute("/editors/screenings/$id")({
  staticData: { access: "editor", layout: "none", texts: ["editors", "forms", "screenings"] },
  loader: ({ context, params }) => loadSenpai(context, params.id),
  gcTime: 0,
  head: ({ match, loaderData }) => (loaderData ? page(match, { title: loaderData.name, hidden: true }) : {}),
  component: () => <SenpaiPage id={Route.useParams().id} />,
})
