import { createTemplate } from "./database.ts"

export default () => createTemplate()
