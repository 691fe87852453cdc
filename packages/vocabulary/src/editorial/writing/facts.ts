// When facts have to be checked again. Free of dependencies.
import { addMonths, type Day } from "../../time/days.ts"

/** Laws, fees and dates change with the fiscal year or more often. */
export const FACT_MONTHS = 6

/** A source checked on this day or before is due. */
export const oldestCheckDue = (today: Day): Day => addMonths(today, -FACT_MONTHS)

export const isFactDue = (checked: Day, today: Day): boolean => checked <= oldestCheckDue(today)
