import { defineConfig } from "drizzle-kit"

export default defineConfig({
  dialect: "postgresql",
  schema: "./apps/api/src/kernel/db/tables/**/*.ts",
  out: "./apps/api/migrations",
})
