// What the converter reads of the clipboard's HTML. A node of the browser's DOM has this shape.

export interface PastedNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly nodeValue: string | null
  readonly childNodes: ArrayLike<PastedNode>
  readonly getAttribute?: (name: string) => string | null
}

const ELEMENT = 1
const TEXT = 3

export const isText = ({ nodeType }: PastedNode) => nodeType === TEXT
const isElement = ({ nodeType }: PastedNode) => nodeType === ELEMENT

/** The element's name in lower case; empty for text and comments. */
export const nameOf = (node: PastedNode) => (isElement(node) ? node.nodeName.toLowerCase() : "")

export const childrenOf = ({ childNodes }: PastedNode): readonly PastedNode[] => Array.from(childNodes)

export const attributeOf = (node: PastedNode, name: string) => node.getAttribute?.(name) ?? ""

/** The value of a property in the `style` attribute. Word writes properties that no browser knows. */
export function styleOf(node: PastedNode, property: string): string {
  const pattern = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, "i")
  return pattern.exec(attributeOf(node, "style"))?.[1]?.trim() ?? ""
}

/** All the text inside, without what only lays it out. */
export const textIn = (node: PastedNode): string =>
  isText(node) ? (node.nodeValue ?? "") : childrenOf(node).map(textIn).join("")

export const isAny = (node: PastedNode, test: (each: PastedNode) => boolean): boolean =>
  test(node) || childrenOf(node).some((child) => isAny(child, test))
