const MOST_REMEMBERED = 1000
const LONGEST_REMEMBERED = 300

/**
 * Caches results for inputs that most clients send alike: addresses, languages, encodings. Clears everything
 * when full, so that sending ever new texts costs no more than parsing them.
 */
export function memoizeByText<Value extends object | string | null>(
  read: (text: string) => Value,
  mostRemembered = MOST_REMEMBERED,
): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = read(text)
    if (text.length > LONGEST_REMEMBERED) return value
    if (known.size >= mostRemembered) known.clear()
    known.set(text, value)
    return value
  }
}
