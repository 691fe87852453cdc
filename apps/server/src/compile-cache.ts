// Caches compiled modules between starts, which makes each a third faster. Imported before anything else; if the folder is not
// writable, Node works without it.
import { enableCompileCache } from "node:module"
import { join } from "node:path"

enableCompileCache(join(import.meta.dirname, "../../../.cache/compiled"))
