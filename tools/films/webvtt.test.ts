import { expect, it } from "vitest"
import { readVtt, writeVtt } from "./webvtt.ts"

it("captions are read back as written, also after the first minute", () => {
  const cues = [
    { start: 3100, end: 6450, text: "こんにちは。" },
    { start: 61_005, end: 75_000, text: "See you." },
  ]
  expect(writeVtt(cues)).toContain("01:01.005 --> 01:15.000")
  expect(readVtt(writeVtt(cues))).toEqual(cues)
})

it("captions without the WebVTT header are refused", () => {
  expect(() => readVtt("00:01.000 --> 00:02.000\nHello")).toThrow("WEBVTT")
})
