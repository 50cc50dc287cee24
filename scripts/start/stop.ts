/** A reason not to go on, said to the operator as it is: what is wrong and what to do. */
export class Stop extends Error {}

/** Turns what the system says about files into a sentence; anything else stays what it is. */
export function asStop(error: unknown, folder: string): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new Stop(
      `${folder} cannot be written (${code}). Give your user write permission to it, or set DATA_DIR in .env to another folder.`,
    )
  }
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Stop(`The disk that holds ${folder} is full. Free some space, then start again; nothing is lost.`)
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new Stop(`${folder} is not a folder. Set DATA_DIR in .env to a folder.`)
  return error
}
