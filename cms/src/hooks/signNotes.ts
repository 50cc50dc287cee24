import type { CollectionBeforeChangeHook } from 'payload'

interface Note {
  id?: string | null
  text?: string
  by?: unknown
  at?: string | null
}

/** Signs new notes with who and when, and keeps the signature of old ones. */
export const signNotes: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!Array.isArray(data.notes)) return data
  const old = new Map<unknown, Note>(((originalDoc?.notes ?? []) as Note[]).map((note) => [note.id, note]))
  const at = new Date().toISOString()
  data.notes = (data.notes as Note[]).map((note) => {
    const before = note.id ? old.get(note.id) : undefined
    if (before) return { ...note, by: before.by, at: before.at }
    return { ...note, by: req.user?.id ?? note.by ?? null, at: req.user ? at : (note.at ?? at) }
  })
  return data
}
