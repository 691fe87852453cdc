const japanDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo", dateStyle: "short" })

/** YYYY-MM-DD */
export const dayInJapan = (at: Date) => japanDay.format(at)
