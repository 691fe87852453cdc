import { createFileRoute } from "@tanstack/react-router"
import { page } from "#web/lib/page/page.ts"
import {
  CertificatePage,
  NoCertificate,
} from "#web/modules/learning/courses/certificate/certificate-page.tsx"
import { loadCertificate } from "#web/modules/learning/courses/queries.ts"

export const Route = createFileRoute("/certificates/$code")({
  // The URL identifies a person's certificate: not cached, and sent to no other page.
  staticData: { texts: ["certificate"], secret: true, indexed: false },
  loader: ({ params, abortController }) => loadCertificate(params.code, abortController.signal),
  head: ({ match }) => page(match, { title: match.context.locale.t("certificate.title"), hidden: true }),
  notFoundComponent: NoCertificate,
  component: () => <CertificatePage certificate={Route.useLoaderData()} />,
})
