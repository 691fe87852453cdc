import { expect, test } from "vitest"
import { fileNameOf, problemOf } from "./recorder.ts"

const named = (name: string) => Object.assign(new Error("x"), { name })

test.each([
  ["NotAllowedError", "refused"],
  ["NotFoundError", "missing"],
  ["NotReadableError", "busy"],
  ["TypeError", "unsupported"],
  ["constructor", "unsupported"],
] as const)("%s is explained as %s", (name, problem) => {
  expect(problemOf(named(name))).toBe(problem)
})

test("a download has the name of its question and the type of its recording", () => {
  const clip = { url: "blob:x", hasVideo: false }
  expect(fileNameOf("weakness", { ...clip, type: "audio/webm;codecs=opus" })).toBe("interview-weakness.webm")
  expect(fileNameOf("weakness", { ...clip, type: "audio/mp4" })).toBe("interview-weakness.m4a")
  expect(fileNameOf("weakness", { ...clip, type: "video/mp4;codecs=avc1" })).toBe("interview-weakness.mp4")
})
