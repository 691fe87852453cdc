// Parts of a profile for tests, as a client sends them; a test sets only what matters to it.

export const someNames = (wishes: object = {}) => ({
  family_name: "Okafor",
  given_name: "Amara",
  has_one_name: false,
  display_name: "Amara",
  birth_date: "2004-04-01",
  ...wishes,
})

export const aBackground = (wishes: object = {}) => ({
  nationality: "NG",
  japanese_level: "n2",
  languages: [{ code: "en", level: "native" }],
  ...wishes,
})
