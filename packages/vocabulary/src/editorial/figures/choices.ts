// What is counted for the editors, without persons (docs/decisions/0159). Free of dependencies so that the browser may import it.

export const countedDevices = ["phone", "tablet", "desktop"] as const
export type CountedDevice = (typeof countedDevices)[number]

/** How far a reader has come in an article, in percent. */
export const readMarks = [25, 50, 75, 100] as const

/** Counted when they happen. The subject of a `view` is a place, of `article` and `read_…` an article, of `searched…` words. */
export const countedFigures = [
  "view",
  "article",
  "read_25",
  "read_50",
  "read_75",
  "read_100",
  "search",
  "search_nothing",
  "searched",
  "searched_nothing",
] as const
/** Counted from the tables of a feature, day by day. */
export const dailyFigureNames = [
  "opened",
  "confirmed",
  "finished",
  "verified",
  "asked",
  "answered",
  "waiting",
  "seats",
  "registered",
  "attended",
  "no_show",
  "begun",
  "completed",
  "helped",
  "not_helped",
] as const
export type DailyFigureName = (typeof dailyFigureNames)[number]
export type FigureName = (typeof countedFigures)[number] | DailyFigureName

/** What the overview shows, in groups: a chart and a table each. */
export const figureGroups = {
  readers: ["view"],
  searches: ["search", "search_nothing"],
  funnel: ["opened", "confirmed", "finished", "verified"],
  questions: ["asked", "answered", "waiting"],
  events: ["seats", "registered", "attended", "no_show"],
  courses: ["begun", "completed"],
  helpful: ["helped", "not_helped"],
} as const satisfies Record<string, readonly FigureName[]>
export type FigureGroup = keyof typeof figureGroups
export const overviewFigures = Object.values(figureGroups).flat()
export type OverviewFigure = (typeof overviewFigures)[number]
/** At the end of a day, instead of on it: the newest day is the total. */
export const isLevel = (name: FigureName): boolean => name === "waiting"

/** Days, as in an address. */
export const figurePeriods = ["7", "28", "90", "365"] as const
export type FigurePeriod = (typeof figurePeriods)[number]
export const STANDARD_FIGURE_PERIOD = "28" satisfies FigurePeriod

export const LONGEST_COUNTED_PATH = 300
export const LONGEST_COUNTED_WORDS = 60

/** The parts of the site that readers are counted in; everything else (accounts, signing in, the desk) is not. */
const placesByPath = {
  "/": "home",
  "/about": "about",
  "/article": "article",
  "/career": "career",
  "/career/article": "articles",
  "/career/career-builder": "builder",
  "/career/course": "courses",
  "/career/event": "events",
  "/community/ask-senpai": "questions",
  "/course": "courses",
  "/for-companies": "about",
  "/for-universities": "about",
  "/glossary": "glossary",
  "/help": "help",
  "/learning": "learning",
  "/learning/article": "articles",
  "/learning/courses": "courses",
  "/learning/past-event": "recordings",
  "/learning/senpai-tips": "tips",
  "/mentors": "mentors",
  "/members": "members",
  "/search": "search",
  "/senpai-lp": "about",
  "/shukatsu-calendar": "calendar",
  "/shukatsu-calendar/visa": "visa",
} as const
export type CountedPlace = (typeof placesByPath)[keyof typeof placesByPath]
export const countedPlaces: readonly CountedPlace[] = [...new Set(Object.values(placesByPath))]

const isPlacePath = (path: string): path is keyof typeof placesByPath => Object.hasOwn(placesByPath, path)

/** Of a path without a language prefix; undefined for pages that are not counted. */
export function placeOf(path: string): CountedPlace | undefined {
  for (let part = path.replace(/\/+$/, "") || "/"; ; part = part.slice(0, part.lastIndexOf("/"))) {
    if (isPlacePath(part)) return part === "/" && path !== "/" ? undefined : placesByPath[part]
    if (part.lastIndexOf("/") <= 0) return undefined
  }
}

/** The article that a path leads to. */
export const articleIn = (path: string): string | undefined =>
  /^\/article\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(path)?.[1]
