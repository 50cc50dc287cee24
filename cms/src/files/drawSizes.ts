import {
  BasePayload,
  FileUploadError,
  type Payload,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'

type Place = { focalX?: number | null; focalY?: number | null }

/** Ends a rehearsal where Payload would go on to the database. */
class Drawn extends Error {}

/**
 * Has the sizes of a picture made while others write; `keptDrawings` hands them to Payload when it asks for them in its turn. What is not
 * foreseen here is made then.
 */
export const drawSizes: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const { file } = req
  if (!file?.mimetype.startsWith('image/') || (operation !== 'create' && operation !== 'update')) return args
  const { data = {}, id } = args as { data?: Place; id?: string }
  // Nobody makes this machine draw who may not keep what is drawn.
  if (!overrideAccess && !(await collection.access[operation]({ data, req, ...(id ? { id } : {}) }))) return args
  await rehearse(req, collection, data, operation).catch((error: unknown) => {
    // Of a picture that cannot be drawn Payload says so itself.
    if (!(error instanceof Drawn || error instanceof FileUploadError))
      req.payload.logger.warn({ err: error, msg: 'A picture could not be drawn beforehand' })
  })
  return args
}

/** Payload's own way through an upload, with a collection that has nothing else, into no folder, to the point where it would be stored. */
async function rehearse(
  { file, payload, query }: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { focalX, focalY }: Place,
  operation: 'create' | 'update',
): Promise<void> {
  const stage = Object.assign(new BasePayload(), {
    config: payload.config,
    db: payload.db,
    logger: quietly(payload.logger),
  })
  // A new file without a place is cut from its middle, one that replaces another is not cut by a place at all.
  const edits = query?.uploadEdits as { focalPoint?: object } | undefined
  const focalPoint = operation === 'create' || Boolean(focalX && focalY) || edits?.focalPoint !== undefined
  stage.collections = {
    media: {
      config: {
        ...collection,
        access: {},
        endpoints: false,
        fields: [],
        flattenedFields: [],
        hooks: {
          beforeOperation: [],
          beforeValidate: [
            () => {
              throw new Drawn()
            },
          ],
          afterError: [],
          afterOperation: [],
        },
        upload: { ...(collection.upload as object), disableLocalStorage: true, focalPoint, staticDir: '/nowhere' },
      },
    },
  } as unknown as typeof stage.collections
  await stage.create({
    collection: 'media',
    data: { focalX, focalY },
    file: { ...file },
    disableTransaction: true,
    overrideAccess: true,
    overwriteExistingFiles: true,
    req: { query: { uploadEdits: edits } },
  } as unknown as Parameters<typeof stage.create>[0])
}

/** What goes wrong will be said when it counts. */
const quietly = (logger: Payload['logger']): Payload['logger'] =>
  Object.assign(Object.create(logger), { error: () => {} })
