import { expect, test } from "vitest"
import type { CareerDocumentSummary } from "../career-documents/queries.ts"
import type { Application } from "../entry-sheets/loader.ts"
import { dueDeadlines, nextStepOf } from "./next-step.ts"

const today = "2026-11-18"
const aDocument = (
  kind: CareerDocumentSummary["kind"],
  id: string,
  application: string | null = null,
): CareerDocumentSummary => ({
  id: id as CareerDocumentSummary["id"],
  kind,
  version: 1,
  title: id,
  application,
  characters: 10,
  createdAt: `${today}T00:00:00Z`,
  updatedAt: `${today}T00:00:00Z`,
})
type Kind = Application["deadlines"][number]["kind"]
const anApplication = (
  id: string,
  deadlines: readonly [Kind, string][],
  stage: Application["stage"] = "entry-sheet",
) =>
  ({
    id,
    company: id,
    stage,
    deadlines: deadlines.map(([kind, day], at) => ({
      id: `${id} ${at}`,
      kind,
      what: null,
      day,
      time: null,
      isDone: false,
    })),
  }) as unknown as Application

test("deadlines ahead come soonest first, with the entry sheets of their company", () => {
  const sheet = aDocument("entry-sheet", "sheet", "aozora")
  const due = dueDeadlines(
    [
      anApplication("aozora", [["interview", "2026-12-10"]]),
      anApplication("kumo", [
        ["entry-sheet", "2026-11-20"],
        ["entry-sheet", "2026-11-01"],
      ]),
      anApplication("over", [["reply", "2026-11-25"]], "rejected"),
    ],
    [sheet, aDocument("episode", "story")],
    today,
  )
  expect(due.map(({ application, deadline }) => `${application.id} ${deadline.day}`)).toEqual([
    "kumo 2026-11-20",
    "aozora 2026-12-10",
  ])
  expect(due.map(({ sheets }) => sheets)).toEqual([[], [sheet]])
})

test("the first step is a story, even with a deadline ahead", () => {
  const due = dueDeadlines([anApplication("kumo", [["entry-sheet", "2026-11-20"]])], [], today)
  expect(nextStepOf([], due)).toEqual({ kind: "story" })
  expect(nextStepOf([aDocument("resume", "r")], [])).toEqual({ kind: "story" })
})

test("then an entry sheet that is due and not begun, then an answer from the story, then the last document", () => {
  const story = aDocument("episode", "story")
  const applications = [anApplication("kumo", [["entry-sheet", "2026-11-20"]])]
  const due = dueDeadlines(applications, [story], today)
  expect(nextStepOf([story], due)).toEqual({ kind: "sheet", due: due[0] })
  expect(nextStepOf([story], [])).toEqual({ kind: "answer", episode: story })
  const sheet = aDocument("entry-sheet", "sheet", "kumo")
  expect(nextStepOf([sheet, story], dueDeadlines(applications, [sheet, story], today))).toEqual({
    kind: "continue",
    document: sheet,
  })
})
