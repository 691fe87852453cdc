import { Readable } from "node:stream"
import * as contract from "@shirube/contract/learning/courses/certificates"
import { ok, slice } from "#api/kernel/http/slice"
import { printPaper } from "#api/modules/learning/courses/paper/service"
import { finishedAt } from "../progress/service.ts"
import { certificatePaper, presentCertificate } from "./present.ts"
import { checkCertificate, makeCertificate, ownCertificate } from "./service.ts"

export const certificateRoutes = slice(({ implement }) => [
  implement(contract.makeCertificate, async ({ tx, user, params, body, now }) => {
    const making = { finishedAt: await finishedAt(tx, user.id, params.id), typed: body.name, now }
    return ok(presentCertificate(await makeCertificate(tx, user, params.id, making)))
  }),
  implement(contract.checkCertificate, async ({ tx, params }) =>
    ok(presentCertificate(await checkCertificate(tx, params.code))),
  ),
  implement(contract.readCertificate, { transaction: false }, async ({ db, user, params, platform }) => {
    const { certificate } = await ownCertificate(db.autocommit, user, params.code)
    const address = `${platform.config.publicUrl}/certificates/${certificate.code}`
    const bytes = await printPaper(certificatePaper(certificate, address))
    return ok({
      name: `shirube-certificate-${certificate.courseId}.pdf`,
      contentType: "application/pdf",
      bytes: bytes.byteLength,
      keep: "never",
      read: async () => Readable.from([bytes]),
    })
  }),
])
