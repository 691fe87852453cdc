import { CSV_TYPE, csvOf } from "@shirube/vocabulary/text/csv"
import { saveFile } from "../api/save-file.ts"

/** Saves a table for a spreadsheet; words of readers never become formulas (`csvOf`). */
export function saveTable(rows: readonly (readonly (string | number)[])[], name: string): void {
  saveFile(new Blob([csvOf(rows)], { type: CSV_TYPE }), `${name}.csv`)
}
