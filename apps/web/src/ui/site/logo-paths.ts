// The mark on a 32 by 32 grid. public/favicon.svg and the PNG icons use the same two paths.
export const postPath =
  "M9.2 1.8C10.6 1.5 12.2 1.6 13.2 2 12.9 7.6 12.6 14 12.7 20.2c.1 4.3 1.7 6.4 5 6.4 3.6 0 6.7-2.5 9.2-6.8l.7.4C25.5 26.5 21.9 30.2 17 30.2c-5.2 0-7.7-3.3-7.8-9.2C9.1 14.6 9.3 7.8 9.2 1.8Z"
export const boardPath = "M7.4 5.4 23 5 28 9.2 23.2 13.5 7.6 13.2Z"
