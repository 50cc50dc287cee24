import { zipSync, type Zippable } from 'fflate'

/** A file of the media kit's archive. */
export interface KitFile {
  name: string
  data: Uint8Array
}

// The earliest time an archive can hold: the same files give the same bytes, whenever they are packed.
const TIME = new Date(1980, 0, 1)

/** A ZIP archive with these files, in the order of their names; a name that is taken gets a number. */
export function packMediaKit(files: readonly KitFile[]): Uint8Array {
  const packed: Zippable = {}
  for (const { name, data } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    let free = name
    for (let turn = 2; free in packed; turn++) free = name.replace(/(\.\w+)?$/, `-${turn}$1`)
    packed[free] = [data, { mtime: TIME, level: /\.(txt|svg)$/.test(name) ? 9 : 0 }]
  }
  return zipSync(packed)
}
