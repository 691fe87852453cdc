// The last part of a document's address: English words in small letters.

export const LONGEST_ADDRESS = 80
const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What was typed, as an address: "Career fairs" becomes "career-fairs". */
export const addressFrom = (typed: string) =>
  typed
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[\s_/.-]+/g, "-")
    .replace(/^-|-$/g, "")

export const isAddress = (address: string) => address.length <= LONGEST_ADDRESS && ADDRESS.test(address)
