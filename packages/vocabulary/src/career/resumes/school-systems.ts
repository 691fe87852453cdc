// School systems of the countries that most international students in Japan come from: when a school year begins
// and ends, and how long each school takes. Suggestions for a form: certificates differ in a month or two.

export interface SchoolSystem {
  /** Months of the school year. */
  readonly begins: number
  readonly ends: number
  /** Age in full years at the beginning of the first year of primary school. */
  readonly age: number
  /** Years of primary, lower secondary and upper secondary school. */
  readonly years: readonly [primary: number, lower: number, upper: number]
  /** Children who reach the age until the end of this month begin together; else by the beginning of the school year. */
  readonly cutOff?: number
}

export const schoolSystems: Readonly<Record<string, SchoolSystem>> = {
  JP: { begins: 4, ends: 3, age: 6, years: [6, 3, 3] },
  BD: { begins: 1, ends: 12, age: 6, years: [5, 5, 2] },
  CN: { begins: 9, ends: 6, age: 6, years: [6, 3, 3] },
  HK: { begins: 9, ends: 7, age: 6, years: [6, 3, 3], cutOff: 12 },
  ID: { begins: 7, ends: 6, age: 6, years: [6, 3, 3] },
  IN: { begins: 4, ends: 3, age: 6, years: [5, 3, 4] },
  KH: { begins: 11, ends: 8, age: 6, years: [6, 3, 3] },
  KR: { begins: 3, ends: 2, age: 6, years: [6, 3, 3], cutOff: 12 },
  LK: { begins: 1, ends: 12, age: 5, years: [5, 4, 4] },
  MM: { begins: 6, ends: 3, age: 5, years: [5, 4, 2] },
  MN: { begins: 9, ends: 6, age: 6, years: [5, 4, 3] },
  MY: { begins: 1, ends: 12, age: 7, years: [6, 3, 2], cutOff: 12 },
  NP: { begins: 4, ends: 3, age: 5, years: [5, 3, 4] },
  PH: { begins: 6, ends: 3, age: 6, years: [6, 4, 2] },
  TH: { begins: 5, ends: 3, age: 6, years: [6, 3, 3] },
  TW: { begins: 9, ends: 6, age: 6, years: [6, 3, 3] },
  US: { begins: 9, ends: 6, age: 6, years: [5, 3, 4] },
  UZ: { begins: 9, ends: 5, age: 7, years: [4, 5, 2] },
  VN: { begins: 9, ends: 5, age: 6, years: [5, 4, 3], cutOff: 12 },
}
