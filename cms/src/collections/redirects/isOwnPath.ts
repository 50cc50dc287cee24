import { isCatalogueKey, pageCatalogue } from '@diwan/shared/catalogue'
import { hasAddress, isSystemPath, type SlugAddress, slugAddresses, splitLocale } from '@diwan/shared/content'
import type { PayloadRequest } from 'payload'
import { isLive } from '@/hooks/liveSlugOf'

const fixedPaths = new Set<string>(Object.values(pageCatalogue).map((entry) => entry.path))

type Live = Parameters<typeof isLive>[0]

interface Row extends Live {
  id: string
  catalogueKey?: string | null
}

/** Whether a path belongs to a page of the site, a fixed one or a live entry's, to the admin or to the system. */
export async function isOwnPath(path: string, req: PayloadRequest): Promise<boolean> {
  const [, plain] = splitLocale(path)
  if (fixedPaths.has(plain) || isSystemPath(path)) return true
  const slug = plain.split('/').at(-1)
  if (!slug) return false
  for (const address of slugAddresses().filter(({ folder }) => plain === `${folder}/${slug}`)) {
    if (await isTaken(address, slug, req)) return true
  }
  return false
}

async function isTaken(address: SlugAddress, slug: string, req: PayloadRequest): Promise<boolean> {
  const { type } = address
  const row = await req.payload.db.findOne<Row>({
    collection: type,
    where: { slug: { equals: slug } },
    select: { slug: true, catalogueKey: true, kind: true, access: true, _status: true, deletedAt: true },
    req,
  })
  // A page of the catalogue has its address there: `/home` is none.
  const isElsewhere = type === 'pages' && isCatalogueKey(row?.catalogueKey)
  return row !== null && !isElsewhere && isLive(row) && hasAddress(address, row)
}
