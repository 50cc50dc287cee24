const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * 1024

/** The size of a file in the unit people know: "340 KB", "1.2 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`
  return `${(bytes / MEGABYTE).toFixed(1).replace(/\.0$/, '')} MB`
}
