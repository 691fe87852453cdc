import * as contract from "@shirube/contract/common/media/routes"
import { UPLOADS_PATH } from "@shirube/vocabulary/http/body"
import { slice } from "#api/kernel/http/slice"
import type { Actor } from "#api/kernel/security/session"
import { answerTus } from "#api/modules/common/media/tus/service"
import { type UploadDeps, uploadsOf } from "./service.ts"

interface Handling {
  readonly db: UploadDeps["db"]
  readonly user: Actor
  readonly request: Request
  readonly platform: Omit<UploadDeps, "db">
}

const handleTus = async ({ db, user, request, platform }: Handling) => {
  const { storage, jobs, clock } = platform
  const body = await answerTus(
    request,
    `/api${UPLOADS_PATH}`,
    uploadsOf({ db, storage, jobs, clock }, user.id),
  )
  return { status: body.status, body }
}

export const receivingRoutes = slice(({ implement }) => [
  implement(contract.createUpload, { transaction: false }, handleTus),
  implement(contract.getUpload, { transaction: false }, handleTus),
  implement(contract.resumeUpload, { transaction: false }, handleTus),
  implement(contract.endUpload, { transaction: false }, handleTus),
])
