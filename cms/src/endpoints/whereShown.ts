import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'

/**
 * What a change of many documents means: "select all" asks for everything that was searched for, whatever the list itself keeps out.
 * Who names documents means those.
 */
export async function whereShown(
  where: Where,
  req: PayloadRequest,
  { admin }: SanitizedCollectionConfig,
): Promise<Where> {
  if (namesDocuments(where)) return where
  const shown = await admin.baseFilter?.({ req, limit: 0, page: 1, sort: '' })
  return shown ? { and: [where, shown] } : where
}

const namesDocuments = (where: Where): boolean => /"id":\{"(?:in|equals)":/.test(JSON.stringify(where))
