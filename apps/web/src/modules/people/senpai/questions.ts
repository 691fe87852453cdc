export const questionNames = ["stop", "pay", "employer", "language", "unknown", "studied", "student"] as const
