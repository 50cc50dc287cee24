/** How many files a release's paths by id fall into, so that a new page costs one small file at any size of the site. */
const IDS_FILES = 256

const nameOf = (shard: string) => `_ids/${shard}.json`

/** Every file that can hold paths by id. */
export const idsFiles: readonly string[] = Array.from({ length: IDS_FILES }, (_, shard) =>
  nameOf(shard.toString(16).padStart(2, '0')),
)

/** The file of a release that holds a document's paths. The last letters of ids made in a row differ most. */
export const idsFileOf = (id: string): string => nameOf(/[0-9a-f]{2}$/.exec(id)?.[0] ?? '00')
