import { expect, test } from "vitest"
import { ApiError } from "../api-error.ts"
import { verdictOn } from "./verdict.ts"

const answered = (status: number, code?: string) =>
  new ApiError({ failure: "answer", route: "PATCH /v1/uploads/{id}", status, code })

test.each([
  ["a line that broke", new Error("tus: failed to upload chunk"), "again"],
  ["a server that is starting", answered(503), "again"],
  ["a proxy without a server", answered(502), "again"],
  ["a part that had arrived after all", answered(409, "video.other_offset"), "again"],
  ["somebody who may not send any", answered(409, "account.screened_senpai_only"), "over"],
  ["an upload that is gone", answered(404, "video.not_found"), "again"],
  ["a server that still holds the broken line", answered(423), "again"],
  ["too many calls in a minute", answered(429), "again"],
  ["a day that is full", answered(429, "video.daily_limit"), "over"],
  ["a disk that is full", answered(507, "video.no_room"), "over"],
  ["a file that is no film", answered(422, "video.other_type"), "over"],
  ["a token that is not taken", answered(401, "auth.required"), "renew"],
  ["a session that is over", new ApiError({ failure: "session-expired", route: "" }), "over"],
  ["a refresh without a line", new ApiError({ failure: "offline", route: "" }), "again"],
] as const)("%s", (_name, error, verdict) => {
  expect(verdictOn(error)).toBe(verdict)
})
