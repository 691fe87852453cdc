// Subjects of member actions (save, follow, vote), of any noun.
import { type Subject, type SubjectNoun, subjectNouns } from "@shirube/vocabulary/subjects"
import { z } from "zod"

export const SubjectNounName = z.enum(subjectNouns).meta({ description: "What kind of item it is" })

const ID = "[a-z0-9]+(?:-[a-z0-9]+)*"
export const SubjectId = z
  .string()
  .min(1)
  .max(80)
  .toLowerCase()
  .regex(new RegExp(`^${ID}$`))
  .meta({ description: "Identifies the item among those of its kind" })

export const subjectParams = z.object({ noun: SubjectNounName, id: SubjectId })

const NAME = `(?:${subjectNouns.join("|")}):${ID}`
const LONGEST_NAMES = 4_000

/** Same format as the tags of events: `article:entry-sheet,article:interviews`. */
export const subjectNames = (most: number) =>
  z
    .string()
    .max(LONGEST_NAMES)
    .regex(new RegExp(`^${NAME}(?:,${NAME})*$`))
    .refine((names) => names.split(",").length <= most)
    .meta({ description: `At most ${most}, as \`noun:id\`, comma-separated` })

/** Without duplicates; input validated by `thingNames`. */
export const readSubjectNames = (names: string): Subject[] =>
  [...new Set(names.split(","))].map((name) => {
    const colon = name.indexOf(":")
    return { noun: name.slice(0, colon) as SubjectNoun, id: name.slice(colon + 1) }
  })
