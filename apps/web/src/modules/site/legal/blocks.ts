/** A paragraph, or the items of a list. */
export type Block = string | readonly string[]

const POINT = "- "

/** Every line is a paragraph; consecutive lines that start with a hyphen are a list. */
export function blocksOf(text: string): Block[] {
  const blocks: (string | string[])[] = []
  for (const line of text.split("\n")) {
    const last = blocks.at(-1)
    if (!line.startsWith(POINT)) blocks.push(line)
    else if (Array.isArray(last)) last.push(line.slice(POINT.length))
    else blocks.push([line.slice(POINT.length)])
  }
  return blocks
}
