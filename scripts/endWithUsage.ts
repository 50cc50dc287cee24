/**
 * Ends a command with how it is used: well for whoever asked, with status 2 and on the error stream for whoever gave it something else,
 * so that what reads its output takes no usage for it.
 */
export function endWithUsage(usage: string, isAsked: boolean, problem = ''): never {
  if (isAsked) console.log(usage)
  else console.error(problem ? `${problem}\n${usage}` : usage)
  process.exit(isAsked ? 0 : 2)
}
