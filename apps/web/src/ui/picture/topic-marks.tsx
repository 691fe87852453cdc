import { categoryLook } from "./category-look.ts"
import { CategoryMark } from "./category-mark.tsx"

interface TopicMarksProps<Key extends string> {
  readonly topics: readonly { readonly key: Key; readonly name: string }[]
  /** To the list of a topic, on the page of one item. */
  readonly hrefOf?: (key: Key) => string
  readonly label?: string
}

/** A topic looks the same wherever it is: colour, pattern and word. */
export function TopicMarks<Key extends string>({ topics, hrefOf, label }: TopicMarksProps<Key>) {
  if (topics.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-4 gap-y-1">
      {topics.map(({ key, name }) => (
        <li key={key}>
          <CategoryMark label={name} {...categoryLook(key)} {...(hrefOf ? { href: hrefOf(key) } : {})} />
        </li>
      ))}
    </ul>
  )
}
