// Runs external programs with low priority, so that the machine stays usable.
import { spawn } from "node:child_process"

/** Resolves to its standard output; rejects with its standard error. */
export function runProgram(program: string, args: readonly string[], input = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("nice", ["-n", "5", program, ...args], { stdio: "pipe" })
    const [printed, complaints]: [Buffer[], Buffer[]] = [[], []]
    child.stdout.on("data", (chunk) => printed.push(chunk))
    child.stderr.on("data", (chunk) => complaints.push(chunk))
    child.once("error", reject)
    child.once("close", (code) => {
      if (code === 0) resolve(Buffer.concat(printed).toString("utf8"))
      else
        reject(
          new Error(
            `${program} exited with ${code} (docs/films.md says what to install).\n${Buffer.concat(complaints)}`,
          ),
        )
    })
    child.stdin.end(input)
  })
}
