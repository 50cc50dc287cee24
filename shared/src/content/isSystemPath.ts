const FOLDERS = /^\/(admin|api|builds|media|preview|_[^/]*)(\/|$)/

/** Whether a path belongs to the system or to files: there is one of it, and none for each language. */
export const isSystemPath = (path: string): boolean => FOLDERS.test(path)
