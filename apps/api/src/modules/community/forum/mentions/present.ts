import { isSenpai } from "../policy.ts"
import type { Person } from "../present.ts"

export const presentMentionable = (person: Person) => ({
  id: person.id,
  name: person.name,
  seal: person.seal,
  is_senpai: isSenpai(person),
})
