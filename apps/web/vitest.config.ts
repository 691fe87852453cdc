import { join } from "node:path"
import { defineConfig } from "vitest/config"
import { limits } from "../../tools/lib/test-limits.ts"
import { messages } from "./vite/messages.ts"

export default defineConfig({
  plugins: [messages(join(import.meta.dirname, "messages"), ["common", "status"])],
  test: {
    name: "web",
    root: import.meta.dirname,
    include: ["{src,vite}/**/*.test.{ts,tsx}"],
    ...limits,
  },
})
