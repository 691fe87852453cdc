// A process that locks a data folder until it is killed; started by folder-lock.test.ts.
import { lockFolder } from "#api/kernel/db/folder-lock"

lockFolder(process.argv[2] ?? "")
process.stdout.write("held\n")
setInterval(() => {}, 60_000)
