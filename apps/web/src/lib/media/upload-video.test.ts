import { expect, test } from "vitest"
import { ApiError } from "../api/api-error.ts"
import { verdictOn } from "./upload-video.ts"

const answered = (status: number, code?: string) =>
  new ApiError({ failure: "answer", route: "PATCH /v1/uploads/{id}", status, code })

test.each([
  ["a lost connection is retried", new Error("tus: failed to upload chunk"), "again"],
  ["an unavailable server is retried", answered(503), "again"],
  ["a bad gateway is retried", answered(502), "again"],
  ["a chunk that had already arrived is retried", answered(409, "video.other_offset"), "again"],
  ["a member who may not upload ends it", answered(409, "account.screened_senpai_only"), "over"],
  ["a missing upload is restarted", answered(404, "video.not_found"), "again"],
  ["an upload still locked by a dead connection is retried", answered(423), "again"],
  ["a rate limit is retried", answered(429), "again"],
  ["the daily limit ends it", answered(429, "video.daily_limit"), "over"],
  ["a full disk ends it", answered(507, "video.no_room"), "over"],
  ["a file that is not a video ends it", answered(422, "video.other_type"), "over"],
  ["a refused token is renewed", answered(401, "auth.required"), "renew"],
  ["an ended session ends it", new ApiError({ failure: "session-expired", route: "" }), "over"],
  ["a refresh without a connection is retried", new ApiError({ failure: "offline", route: "" }), "again"],
] as const)("%s", (_name, error, verdict) => {
  expect(verdictOn(error)).toBe(verdict)
})
