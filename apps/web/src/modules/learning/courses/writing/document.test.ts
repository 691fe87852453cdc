import { describe, expect, it } from "vitest"
import { valueAt, withValue } from "#web/kits/drafts/paths.ts"
import {
  blankChapter,
  blankDocument,
  blankLesson,
  blankQuestion,
  type CourseDocument,
  moved,
  movedTo,
  placeOf,
  without,
  withoutChoice,
  withRight,
} from "./document.ts"

const lesson = (key: string) => ({ ...blankLesson("en"), key })
const chapter = (key: string, ...keys: string[]) => ({ ...blankChapter(), key, lessons: keys.map(lesson) })
const course: CourseDocument = {
  ...blankDocument("en"),
  chapters: [chapter("one", "a", "b"), chapter("two"), chapter("three", "c")],
}
const outline = ({ chapters }: CourseDocument) =>
  chapters.map(({ key, lessons }) => `${key}: ${lessons.map((each) => each.key).join(" ")}`.trim())

describe("the outline of a course", () => {
  it("moves items one step, across chapters, and stops at the ends", () => {
    expect(outline(moved(course, "a", 1))).toEqual(["one: b a", "two:", "three: c"])
    expect(outline(moved(course, "b", 1))).toEqual(["one: a", "two: b", "three: c"])
    expect(outline(moved(course, "c", -1))).toEqual(["one: a b", "two: c", "three:"])
    expect(outline(moved(course, "one", 1))).toEqual(["two:", "one: a b", "three: c"])
    for (const [key, by] of [
      ["a", -1],
      ["c", 1],
      ["one", -1],
      ["three", 1],
      ["unknown", 1],
    ] as const)
      expect(moved(course, key, by)).toBe(course)
  })

  it("moves items by drop and removes them", () => {
    expect(outline(movedTo(course, "c", { chapter: 0, lesson: 1 }))).toEqual(["one: a c b", "two:", "three:"])
    expect(outline(movedTo(course, "three", { chapter: 0 }))).toEqual(["three: c", "one: a b", "two:"])
    expect(outline(without(course, "b"))).toEqual(["one: a", "two:", "three: c"])
    expect(outline(without(course, "one"))).toEqual(["two:", "three: c"])
    expect(placeOf(course, "b")).toEqual({ chapter: 0, lesson: 1 })
    expect(placeOf(course, "two")).toEqual({ chapter: 1 })
  })
})

describe("a value in a document", () => {
  it("is read and changed by its path, and its siblings stay identical", () => {
    const path = "chapters.0.lessons.1.texts.ja.title"
    const changed = withValue(course, path, "題")
    expect([valueAt(course, path), valueAt(changed, path)]).toEqual(["", "題"])
    expect(changed.chapters[2]).toBe(course.chapters[2])
    expect(valueAt(course, "chapters.9.lessons.0.film")).toBeUndefined()
  })
})

describe("a question", () => {
  it("has one correct choice, or several, which shift when a choice is removed", () => {
    const single = { ...blankQuestion(), right: [0] }
    expect(withRight(single, 1, true).right).toEqual([1])
    const multiple = withRight({ ...single, kind: "multiple", right: [2] }, 0, true)
    expect(multiple.right).toEqual([0, 2])
    expect(withRight(multiple, 2, false).right).toEqual([0])
    expect(withoutChoice(multiple, 0).right).toEqual([1])
    expect(withoutChoice(multiple, 1)).toMatchObject({ right: [0, 1], choices: [{}] })
  })
})
