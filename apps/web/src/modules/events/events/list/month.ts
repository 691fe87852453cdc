/** The days of a month; the first carries the column of its weekday, Monday being 1. */
export function daysOf(month: string): { readonly day: string; readonly column: number | undefined }[] {
  const [year = 0, number = 1] = month.split("-").map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length }, (_, at) => {
    const date = new Date(Date.UTC(year, number - 1, at + 1))
    return {
      day: date.toISOString().slice(0, 10),
      column: at === 0 ? ((date.getUTCDay() + 6) % 7) + 1 : undefined,
    }
  })
}
