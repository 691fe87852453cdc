import { createFileRoute } from "@tanstack/react-router"
import { CertificatePage, NoCertificate } from "#web/features/courses/certificate/certificate-page.tsx"
import { loadCertificate } from "#web/features/courses/certificate/loader.ts"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/certificates/$code")({
  // Its address names a person's paper: no cache keeps it, and no other page is told.
  staticData: { texts: ["certificate"], secret: true, indexed: false },
  loader: ({ params, abortController }) => loadCertificate(params.code, abortController.signal),
  head: ({ match }) => page(match, { title: match.context.locale.t("certificate.title"), hidden: true }),
  notFoundComponent: NoCertificate,
  component: () => <CertificatePage certificate={Route.useLoaderData()} />,
})
