import { ApiError } from "#api/platform/errors"
import type { Platform } from "#api/platform/platform"
import { ping } from "#api/platform/queries"

/** Ready to be sent traffic: the database answers and the job queue runs. */
export async function checkReady({ db, jobs, log }: Pick<Platform, "db" | "jobs" | "log">): Promise<void> {
  try {
    await ping(db)
    if (await jobs.isRunning()) return
  } catch (err) {
    log.warn({ err }, "not ready")
  }
  throw new ApiError("server.unavailable", { retryAfterSeconds: 5 })
}
