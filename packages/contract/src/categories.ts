// How content of every kind is sorted: section, category, tag, and the level of Japanese a reader needs.
import { z } from "zod"
import { wordsOf } from "./ids.ts"

export const sections = ["career", "learning"] as const
export const japaneseLevels = ["n5", "n4", "n3", "n2", "n1"] as const

export const CategoryKey = wordsOf("category").meta({ description: "Key of a category" })
export const TagKey = wordsOf("tag").meta({ description: "Key of a tag" })
export const Section = z.enum(sections)
export const JapaneseLevel = z
  .enum(japaneseLevels)
  .meta({ description: "JLPT level at which the Japanese text can be read" })
