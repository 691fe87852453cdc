// The words of a job search in Japan, each explained in a few sentences.
import { z } from "zod"
import { route } from "../../route.ts"
import { page, pageQuery, RubyText, WrittenLanguage } from "../../wire.ts"

export const GLOSSARY_TERMS_MAX = 300

export const GlossaryTerm = z
  .object({
    key: z.string().meta({ description: "Identifies the term on the page of the glossary; never changes" }),
    term_ruby: RubyText,
    japanese_ruby: RubyText.meta({ description: "The term in Japanese, for every reader" }),
    english: z.string().meta({ description: "The term in English, for every reader" }),
    reading: z.string().meta({ description: "In kana" }),
    also: z.array(z.string()).meta({ description: "Other names in the reader's language" }),
    explanation_ruby: RubyText,
    example: z
      .object({ japanese_ruby: RubyText, english: z.string() })
      .nullable()
      .meta({ description: "One sentence with the term, in both languages" }),
    article: z
      .object({ id: z.string(), title: z.string(), language: WrittenLanguage })
      .nullable()
      .meta({ description: "The article that explains it at length" }),
  })
  .meta({ id: "GlossaryTerm" })

export const listGlossary = route({
  method: "get",
  path: "/v1/glossary",
  summary: "All terms, in the order of the reader's language",
  tag: "Glossary",
  access: "public",
  shared: true,
  query: z.object(pageQuery(GLOSSARY_TERMS_MAX, GLOSSARY_TERMS_MAX)),
  success: { status: 200, body: page(GlossaryTerm) },
  errors: ["cursor.invalid"],
})

export const routes = [listGlossary] as const
