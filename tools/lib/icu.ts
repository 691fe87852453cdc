// Parses the arguments and tags of an ICU message: enough to compare two languages.

interface Reading {
  readonly names: readonly string[]
  readonly problem?: string
}

/** Names of the arguments (`count`) and tags (`<link>`) of a message, sorted, without duplicates. */
export function icuArguments(message: string): Reading {
  const names = new Set<string>()
  try {
    new Reader(message, names).text(false)
    return { names: [...names].sort() }
  } catch (error) {
    if (error instanceof SyntaxError) return { names: [...names].sort(), problem: error.message }
    throw error
  }
}

class Reader {
  #at = 0
  readonly #message: string
  readonly #names: Set<string>
  readonly #openTags: string[] = []

  constructor(message: string, names: Set<string>) {
    this.#message = message
    this.#names = names
  }

  /** Parses text to its end: the closing brace of a branch, or the end of the message. */
  text(inBranch: boolean) {
    const tagsBefore = this.#openTags.length
    while (this.#at < this.#message.length) {
      const character = this.#message[this.#at]
      if (character === "}" && inBranch) break
      if (character === "}") throw new SyntaxError("a closing brace too many")
      if (character === "{") this.#argument()
      else if (character === "'") this.#quotation()
      else if (character === "<") this.#tag()
      else this.#at++
    }
    if (this.#openTags.length !== tagsBefore)
      throw new SyntaxError(`<${this.#openTags.at(-1)}> is not closed`)
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#message)
    if (!found) return undefined
    this.#at = pattern.lastIndex
    return found[1] ?? found[0]
  }

  #argument() {
    const name = this.#take(/\{\s*(\w+)\s*/y)
    if (!name) throw new SyntaxError("an argument without a name")
    this.#names.add(name)
    if (this.#take(/\}/y)) return
    const kind = this.#take(/,\s*(\w+)\s*/y)
    if (!kind) throw new SyntaxError(`{${name} is not closed`)
    if (/^(plural|selectordinal|select)$/.test(kind)) this.#branches(name)
    else if (this.#take(/(?:,[^{}]*)?\}/y) === undefined) throw new SyntaxError(`{${name} is not closed`)
  }

  #branches(name: string) {
    this.#take(/,\s*(?:offset:\d+\s*)?/y)
    let hasOther = false
    while (!this.#take(/\s*\}/y)) {
      const branch = this.#take(/\s*(=\d+|[\w-]+)\s*\{/y)
      if (!branch) throw new SyntaxError(`the branches of {${name} cannot be read`)
      hasOther ||= branch === "other"
      this.text(true)
      if (!this.#take(/\}/y)) throw new SyntaxError(`{${name} is not closed`)
    }
    if (!hasOther) throw new SyntaxError(`{${name} has no branch "other"`)
  }

  /** `'{'` is a literal brace; a single apostrophe elsewhere is an apostrophe. */
  #quotation() {
    if (!this.#take(/'[{}<>#|](?:[^']|'')*(?:'|$)/y)) this.#at++
  }

  #tag() {
    const opened = this.#take(/<([a-zA-Z][\w-]*)>/y)
    if (opened) {
      this.#names.add(`<${opened}>`)
      this.#openTags.push(opened)
      return
    }
    const closed = this.#take(/<\/([a-zA-Z][\w-]*)>/y)
    if (closed && this.#openTags.pop() !== closed) throw new SyntaxError(`</${closed}> closes nothing`)
    if (!closed) this.#at++
  }
}
