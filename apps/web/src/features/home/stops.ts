// The road from the first question to the first day at work. Each stop leads to a list and answers what people ask there.
export const stops = [
  {
    name: "starting",
    numeral: "一",
    list: "/article?category=basics",
    questions: [
      { name: "calendar", articleId: "schedule-march-graduates" },
      { name: "september", articleId: "schedule-september-graduates" },
      { name: "hiring", articleId: "how-hiring-works" },
    ],
  },
  {
    name: "writing",
    numeral: "二",
    list: "/article?category=documents",
    questions: [
      { name: "sheet", articleId: "entry-sheet" },
      { name: "stories", articleId: "self-analysis" },
      { name: "rirekisho", articleId: "rirekisho" },
    ],
  },
  {
    name: "interviews",
    numeral: "三",
    list: "/article?category=selection",
    questions: [
      { name: "questions", articleId: "interviews" },
      { name: "spi", articleId: "spi-and-web-tests" },
      { name: "clothes", articleId: "dress-and-grooming" },
    ],
  },
  {
    name: "offers",
    numeral: "四",
    list: "/article?tag=immigration",
    questions: [
      { name: "hours", articleId: "part-time-28-hours" },
      { name: "status", articleId: "changing-status-of-residence" },
      { name: "signing", articleId: "reading-a-job-offer" },
    ],
  },
] as const

export type Stop = (typeof stops)[number]
