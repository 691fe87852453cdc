import type { Database } from "@shirube/api/kernel/db/client"
import type { Question } from "../scale/questions.ts"
import { contentAt, DOCUMENT, OWN_VERSIONS, WRITERS } from "./fill.ts"

const path = `/v1/career/documents/${DOCUMENT}`

export const careerQuestionsFor = async (_: Database): Promise<Question[]> => [
  { name: "list", path: "/v1/career/documents?kind=entry-sheet", as: WRITERS },
  { name: "a document is opened", path, as: WRITERS },
  { name: "its history", path: `${path}/versions`, as: WRITERS },
  {
    name: "a document is saved",
    path,
    as: WRITERS,
    put: (time) => ({ version: OWN_VERSIONS + 1 + time, content: contentAt(OWN_VERSIONS + 1 + time) }),
  },
]
