import { Readable } from "node:stream"
import * as contract from "@shirube/contract/career/resumes/routes"
import { PDF_TYPE, SERVED_TYPE } from "@shirube/contract/common/media/files"
import { ApiError } from "#api/kernel/http/errors"
import { done, ok, slice } from "#api/kernel/http/slice"
import type { StoredFile } from "#api/kernel/storage/file-answer"
import { wireFile } from "#api/modules/common/media/files/service"
import { chooseResumePhoto, findResumePhoto, removeResumePhoto } from "./photo/service.ts"
import { printResume } from "./service.ts"

const fileOf = (name: string, contentType: string, bytes: Uint8Array): StoredFile => ({
  name,
  contentType,
  bytes: bytes.byteLength,
  keep: "never",
  read: async () => Readable.from([Buffer.from(bytes)]),
})

export const routes = slice(({ implement }) => [
  implement(
    contract.printResume,
    { transaction: false },
    async ({ db, user, params, query, platform, now }) => {
      const of = { userId: user.id, id: params.document }
      const { name, bytes } = await printResume(db.autocommit, platform, of, query, "pdf", now)
      return ok(fileOf(name, PDF_TYPE, bytes))
    },
  ),
  implement(
    contract.checkResumePrint,
    { transaction: false },
    async ({ db, user, params, query, platform, now }) => {
      const of = { userId: user.id, id: params.document }
      const { pages, problems } = await printResume(db.autocommit, platform, of, query, "check", now)
      return ok({ pages, problems: [...problems] })
    },
  ),
  implement(
    contract.previewResumePage,
    { transaction: false },
    async ({ db, user, params, query, platform, now }) => {
      const of = { userId: user.id, id: params.document }
      const { bytes } = await printResume(db.autocommit, platform, of, query, params.page - 1, now)
      if (bytes.byteLength === 0) throw new ApiError("file.not_found")
      return ok(fileOf(`page-${params.page}.webp`, SERVED_TYPE, bytes))
    },
  ),
  implement(contract.getResumePhoto, async ({ tx, user, platform, now, language }) => {
    const photo = await findResumePhoto(tx, platform, user, now)
    return ok({ photo: photo ? wireFile(photo, language) : null })
  }),
  implement(contract.chooseResumePhoto, async ({ tx, user, body, platform, now, language }) =>
    ok({ photo: wireFile(await chooseResumePhoto(tx, platform, user, body.file_id, now), language) }),
  ),
  implement(contract.removeResumePhoto, async ({ tx, user, platform }) => {
    await removeResumePhoto(tx, platform, user.id)
    return done()
  }),
])
