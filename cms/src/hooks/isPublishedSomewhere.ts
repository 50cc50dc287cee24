interface Row {
  _status?: string | Record<string, string | undefined> | null
}

/** Whether a document is published in at least one language. */
export const isPublishedSomewhere = ({ _status: status }: Row): boolean =>
  typeof status === 'string' ? status === 'published' : Object.values(status ?? {}).includes('published')
