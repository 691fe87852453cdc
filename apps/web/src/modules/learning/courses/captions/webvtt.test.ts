import { LONGEST_CUE, MOST_CUES } from "@shirube/vocabulary/learning/courses/draft-choices"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { Cue } from "./cues.ts"
import { readVtt, readVttFile, VTT_LIMIT_BYTES, writeVtt } from "./webvtt.ts"

const cuesIn = (file: string) => {
  const reading = readVtt(file)
  if (reading.kind !== "read") throw new Error(JSON.stringify(reading.problems))
  return reading.cues
}
const troubleIn = (file: string) => {
  const reading = readVtt(file)
  return reading.kind === "refused" ? reading.problems.map(({ line, code }) => `${line} ${code}`) : []
}
const one = (words: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${words}\n`

describe("a WebVTT file", () => {
  test("is read with ids, hours, settings, notes and styles", () => {
    const file = `WEBVTT - made by hand
Kind: captions

STYLE
::cue { color: red }

NOTE what follows
is the beginning

intro
00:00.500 --> 00:02.000 align:start position:0%
<v Mai>Hello <i>there</i> &amp; welcome

01:00:00.000 --> 01:00:03.250
two
lines
`
    expect(cuesIn(file)).toEqual([
      { startMs: 500, endMs: 2_000, text: "Hello there & welcome" },
      { startMs: 3_600_000, endMs: 3_603_250, text: "two lines" },
    ])
  })

  test.each([
    ["a byte order mark", `\uFEFF${one("a")}`],
    ["Windows line endings", one("a").replaceAll("\n", "\r\n")],
    ["old Mac line endings", one("a").replaceAll("\n", "\r")],
    ["no final newline", one("a").trimEnd()],
    ["many empty lines", one("a").replaceAll("\n\n", "\n\n\n\n\n")],
  ])("is read with %s", (_name, file) => {
    expect(cuesIn(file)).toEqual([{ startMs: 1_000, endMs: 2_000, text: "a" }])
  })

  test("keeps readings in our notation and joins Japanese lines without a space", () => {
    expect(cuesIn(one("<ruby>内定<rt>ないてい</rt></ruby>を\nもらいました"))[0]?.text).toBe(
      "{内定|ないてい}をもらいました",
    )
  })

  test("may contain overlaps, which the editor shows", () => {
    expect(cuesIn(`${one("a")}\n00:01.500 --> 00:03.000\nb\n`)).toHaveLength(2)
  })

  test.each([
    ["an empty file", "", ["1 noHeader"]],
    ["another subtitle format", "1\n00:00:01,000 --> 00:00:02,000\na\n", ["1 noHeader"]],
    ["a word that starts like the header", "WEBVTTX\n", ["1 noHeader"]],
    ["a header only", "WEBVTT\n", ["1 nothing"]],
    ["text without times", "WEBVTT\n\na\nb\n", ["3 noTimes"]],
    ["a comma in its times", "WEBVTT\n\n00:00:01,000 --> 00:00:02,000\na\n", ["3 badTimes"]],
    ["a minute of 75 seconds", "WEBVTT\n\n00:75.000 --> 02:00.000\na\n", ["3 badTimes"]],
    ["an end before its beginning", "WEBVTT\n\nname\n00:02.000 --> 00:01.000\na\n", ["4 reversed"]],
    ["times without text", "WEBVTT\n\n00:01.000 --> 00:02.000\n", ["3 noText"]],
    ["tags without text", one("<b></b>"), ["3 noText"]],
    ["a control character", one("a\0b"), ["4 notText"]],
    ["a caption that is too long", one("a".repeat(LONGEST_CUE + 1)), ["4 tooLong"]],
  ])("is refused for %s, with the line number", (_name, file, trouble) => {
    expect(troubleIn(file)).toEqual(trouble)
  })

  test("reports at most ten lines", () => {
    expect(troubleIn(`WEBVTT\n${"\nwords without times\n".repeat(50)}`)).toHaveLength(10)
  })

  test("is refused with too many captions", () => {
    const file = `WEBVTT\n${"\n00:01.000 --> 00:02.000\na\n".repeat(MOST_CUES + 1)}`
    expect(troubleIn(file)).toEqual([`${3 * MOST_CUES + 3} tooMany`])
  })

  test("is refused at once if it is too large, and parsed in linear time", async () => {
    expect(await readVttFile(new Blob(["WEBVTT\n\n", "x".repeat(5_000_000)]))).toMatchObject({
      problems: [{ code: "tooLarge" }],
    })
    // A backtracking parser would exceed the test's time limit.
    for (const piece of ["<", "<ruby", "&", "{", "-->", "00:", "\n", "a\n\n", " --> "])
      readVtt(one(piece.repeat(Math.floor((VTT_LIMIT_BYTES - 100) / piece.length))))
  })

  test("is refused if it is not text", async () => {
    expect(await readVttFile(new Blob([new Uint8Array([0x57, 0x45, 0xff, 0xfe, 0x00])]))).toMatchObject({
      problems: [{ code: "notText" }],
    })
  })

  test("is either read or refused, whatever it contains", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            "WEBVTT",
            "\n",
            "\n\n",
            "00:01.000",
            " --> ",
            "<",
            ">",
            "{",
            "|",
            "}",
            "a",
            "漢",
            "&amp;",
            "\r",
          ),
        ),
        (parts) => {
          expect(["read", "refused"]).toContain(readVtt(parts.join("")).kind)
        },
      ),
    )
  })
})

test("reads back what it wrote", () => {
  const cues: Cue[] = [
    { startMs: 0, endMs: 1_234, text: "Q&A <now> & {面接|めんせつ}で" },
    { startMs: 3_600_000, endMs: 3_661_005, text: "{貴社|きしゃ}と{御社|おんしゃ}" },
  ]
  const file = writeVtt(cues)
  expect(file).toContain(
    "00:00:00.000 --> 00:00:01.234\nQ&amp;A &lt;now&gt; &amp; <ruby>面接<rt>めんせつ</rt></ruby>で",
  )
  expect(cuesIn(file)).toEqual(cues)
})

test("cannot be split by the text of a caption", () => {
  const cues = [{ startMs: 0, endMs: 1_000, text: "a\n\n00:05.000 --> 00:09.000\nb" }]
  expect(cuesIn(writeVtt(cues))).toHaveLength(1)
})
