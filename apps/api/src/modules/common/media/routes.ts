import * as files from "@shirube/contract/common/media/files"
import * as videos from "@shirube/contract/common/media/videos"
import { UPLOADS_PATH } from "@shirube/vocabulary/http/body"
import { created, ok, slice } from "#api/kernel/http/slice"
import { type Actor, retryKey } from "#api/kernel/security/session"
import { findOwnFile, openFile } from "./files/service.ts"
import { openMedia, openPoster, showOwnVideo } from "./grants/service.ts"
import { presentFile } from "./present.ts"
import { receiveFile } from "./receiving/service.ts"
import { type UploadDeps, uploadsOf } from "./resumable/service.ts"
import { answerTus } from "./tus/service.ts"

interface TusRequest {
  readonly db: UploadDeps["db"]
  readonly user: Actor
  readonly request: Request
  readonly platform: Omit<UploadDeps, "db">
}

const handleTus = async ({ db, user, request, platform }: TusRequest) => {
  const { storage, jobs, clock } = platform
  const uploads = uploadsOf({ db, storage, jobs, clock }, user.id)
  const body = await answerTus(request, `/api${UPLOADS_PATH}`, uploads)
  return { status: body.status, body }
}

export const routes = slice(({ implement }) => [
  implement(
    files.uploadFile,
    { transaction: false },
    async ({ db, user, query, upload, headers, platform, now, language }) => {
      const sent = { purpose: query.purpose, upload, retryKey: retryKey(headers) }
      const id = await receiveFile(db, platform, user.id, sent, now)
      return created(presentFile(await findOwnFile(db.autocommit, platform, user, id, now), language))
    },
  ),
  implement(files.getFile, async ({ tx, user, params, platform, now, language }) =>
    ok(presentFile(await findOwnFile(tx, platform, user, params.id, now), language)),
  ),
  implement(files.readFile, async ({ tx, params, query, platform, now }) =>
    ok(await openFile(tx, platform, { ...params, ...query }, now)),
  ),
  // Called for every range of a film: one or two statements, which need no transaction.
  implement(videos.readMedia, { transaction: false }, async ({ db, params, platform, now }) =>
    ok(await openMedia(db.autocommit, platform, params, now)),
  ),
  implement(videos.readPoster, { transaction: false }, async ({ db, params, platform }) =>
    ok(await openPoster(db.autocommit, platform, params.id)),
  ),
  implement(videos.getVideo, async ({ tx, user, params, platform, now, language }) =>
    ok(await showOwnVideo(tx, platform, user, params.id, now, language)),
  ),
  implement(videos.createUpload, { transaction: false }, handleTus),
  implement(videos.getUpload, { transaction: false }, handleTus),
  implement(videos.resumeUpload, { transaction: false }, handleTus),
  implement(videos.endUpload, { transaction: false }, handleTus),
])
