// A page of the site as editors write it (editorial/writing): the shapes of its draft.
import { LONGEST_PAGE, LONGEST_PAGE_LEAD, LONGEST_PAGE_TITLE } from "@shirube/vocabulary/site/pages/writing"
import { z } from "zod"
import { line, orEmpty, text } from "../../drafted.ts"
import { CalendarDate } from "../../wire.ts"

export const PageFields = {
  details: z.strictObject({ version: orEmpty(CalendarDate) }),
  text: z.strictObject({
    title: line(LONGEST_PAGE_TITLE),
    lead: line(LONGEST_PAGE_LEAD),
    markdown: text(LONGEST_PAGE),
  }),
}
