import { UPLOADS_PATH } from "@shirube/contract/body"
import * as contract from "@shirube/contract/media"
import type { Actor } from "#api/platform/session"
import { slice } from "#api/platform/slice"
import { answerTus } from "#api/platform/tus"
import { type Ground, uploadsOf } from "./service.ts"

interface Handling {
  readonly db: Ground["db"]
  readonly user: Actor
  readonly request: Request
  readonly platform: Omit<Ground, "db">
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
