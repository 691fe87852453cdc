const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number)
  return hours * 60 + minutes
}
const padded = (number: number) => String(number).padStart(2, "0")

/** `08:00`, `08:30` … both ends included. */
export function halfHours(from: string, until: string): string[] {
  const [first, last] = [minutesOf(from), minutesOf(until)]
  return Array.from({ length: Math.floor((last - first) / 30) + 1 }, (_, step) => {
    const minutes = first + step * 30
    return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`
  })
}
